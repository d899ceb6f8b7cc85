// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import GrammarCombinators

@c @implementation
public func constraint_grammar_tree(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ nodes: UnsafeMutablePointer<constraint_grammar_node>!, _ capacity: Int, _ size: Int
) -> Int {
  FilledStruct.fill(nodes, capacity: capacity, size: size) { () throws(Failure) in
    // What nodes point to stays where it is for as long as the program runs.
    try unsafe GivenText(text, length).withBytes { (bytes) throws(Failure) in
      let isAny = dialect == CONSTRAINT_GRAMMAR_ANY_DIALECT
      let dialects = isAny ? Dialect.allWithHints : [try Languages.dialect(dialect)]
      // The range of a node counts no further.
      guard UInt32(exactly: bytes.count) != nil else { throw .invalidSize }
      for dialect in dialects {
        if let tree = dialect.tree(of: bytes) { return unsafe tree.nodes }
      }
      throw .rejected
    }
  }
}

extension SyntaxTree {
  /// The tree as a list, each node before those inside it.
  fileprivate var nodes: [constraint_grammar_node] {
    var nodes = unsafe [constraint_grammar_node]()
    walk { tree, depth in
      let kind = tree.kind == .rule ? CONSTRAINT_GRAMMAR_RULE : CONSTRAINT_GRAMMAR_TOKEN
      // The texts stay where they are for as long as the program runs.
      unsafe nodes.append(
        constraint_grammar_node(
          name: NodeTexts.text(of: tree.name), role: tree.role.flatMap { NodeTexts.text(of: $0.rawValue) },
          range: constraint_grammar_range(tree.range), kind: Int32(kind.rawValue), depth: Int32(depth)))
    }
    return unsafe nodes
  }
}

/// The texts in nodes.
private enum NodeTexts {
  /// The names of all productions and literals, and the roles of tokens.
  private static let words = Set(
    Dialect.allWithHints.flatMap { dialect in
      dialect.grammar.productions.map { $0.name }
        + dialect.interpreter.tokens.flatMap { [$0.name] + ($0.role.map { [$0.rawValue] } ?? []) }
    }
  ).sorted()

  private static let texts = words.map { ReturnedText($0) }

  @safe static func text(of word: String) -> UnsafePointer<CChar>? { texts.text(of: words.firstIndex(of: word)) }
}
