/// One step of a grammar, laid out for an ``Interpreter``.
package struct Node: Sendable {
  /// The kind of a step, and what its numbers mean there.
  package enum Kind: UInt8, Sendable {
    /// The `count` bytes from `first` on.
    case literal
    /// The byte `first`.
    case byte
    /// One of the literals at the links `first` and following, each a whole word.
    case words
    /// A character of the class `first`.
    case characters
    /// Characters of the class `first`, as many as there are within the bounds. One that may be empty misses nothing.
    case run
    /// The `count` nodes at the links from `first` on, one after the other.
    case sequence
    /// The first that fits of the `count` nodes at the links from `first` on.
    case choice
    /// The node `first`, within the bounds, with the node `separator` in between.
    case repetition
    /// The node `first`, which must follow.
    case ahead
    /// The node `first`, which must not.
    case notAhead
    /// The end of the text.
    case end
    /// The node `first`, as a lower-case production.
    case rule
    /// The node `first`, as an upper-case production: missed as a whole.
    case token
    /// The node `first`, missed by another name.
    case label
    /// The node `first`, which may not run on.
    case numeral
    /// The node `first`, at most `upper` times inside itself.
    case nesting
    /// The node `first`, where nothing else may stand.
    case committed
    /// The node `first`, with the node `separator` behind a mistake in it, and the node `spacing` skipped up to there.
    case recovery
    /// A name without a definition, which nothing fits.
    case undefined
  }

  /// A number that stands for no node, no class and no miss.
  package static let none: Int32 = -1

  /// The number that stands for white space in the place of a node.
  package static let whiteSpace: Int32 = -2

  /// Whether no other nodes have to be walked over for it.
  var isLeaf: Bool {
    switch kind {
    case .literal, .byte, .words, .characters, .run, .end, .undefined: true
    default: false
    }
  }

  /// Whether a tree of the text has it.
  var hasPlace: Bool {
    switch kind {
    case .rule, .token, .literal, .byte, .characters, .run: true
    default: false
    }
  }

  package var kind: Kind
  var ignoresCase = false
  var isWord = false
  package var first = Self.none
  package var count: Int32 = 0
  package var separator = Self.none
  package var lower: Int32 = 0
  package var upper: Int32 = .max

  /// The spacing between parts: a node, ``whiteSpace`` or ``none``.
  package var spacing = Self.none

  /// The class of the bytes that it can begin with; ``none`` where it may be empty, or that is not known.
  var beginning = Self.none

  /// The number of the miss where this does not stand.
  package var missed = Self.none
}

/// The place of a production or a token in a text, and of all that it is made of.
public struct SyntaxTree: Hashable, Sendable {
  /// The name of the production; of a literal or a class its spelling in the grammar, such as `"("`.
  public let name: String

  /// Whether it is made of tokens and other rules, or is a token.
  public let kind: Production.Kind

  /// The part that a token plays, if something is said about it; `nil` for a rule.
  public let role: TokenRole?

  /// Where it stands, in UTF-8 offsets.
  public let range: Range<Int>

  /// The parts of it, in the order of the text: none for a token.
  public let children: [SyntaxTree]

  package init(name: String, kind: Production.Kind, role: TokenRole?, range: Range<Int>, children: [SyntaxTree]) {
    (self.name, self.kind, self.role) = (name, kind, role)
    (self.range, self.children) = (range, children)
  }
}

extension SyntaxTree {
  /// The tokens in it, in the order of the text.
  public var tokens: [SyntaxTree] { kind == .token ? [self] : children.flatMap { $0.tokens } }
}

extension Interpreter {
  /// Which production stands where in a text that fits; `nil` where it does not.
  ///
  /// A token is a leaf.
  ///
  /// - Parameters:
  ///   - input: the UTF-8 bytes of the whole text.
  ///   - cursor: where to begin; after a success, where the recognised piece ends.
  /// - Complexity: that of a walk, and linear in the number of productions in the text.
  public func tree(of input: Span<UInt8>, from cursor: inout Cursor) -> SyntaxTree? {
    var walk = GrammarWalk(over: layout, from: max(cursor.offset, 0), isTracing: true)
    guard fits(&walk, input), !walk.isStopped else { return nil }
    cursor.offset = walk.offset
    return trees(of: walk.trace, in: 0..<walk.trace.count).first
  }

  private func trees(of trace: [TraceEntry], in range: Range<Int>) -> [SyntaxTree] {
    var trees: [SyntaxTree] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = trace[index]
      let node = layout.nodes[Int(entry.node)]
      let token = layout.misses[Int(node.missed)][0]
      trees.append(
        SyntaxTree(
          name: token.name, kind: node.kind == .rule ? .rule : .token, role: token.role,
          range: entry.start..<entry.end, children: self.trees(of: trace, in: index + 1..<entry.next)))
      index = entry.next
    }
    return trees
  }
}
