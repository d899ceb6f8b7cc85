public import ConstraintGrammar
import GrammarCombinators

/// The names that a text mentions, for whoever makes its bindings: each once, as they come in the constraints that it states.
public struct MentionedNames: Hashable, Sendable {
  /// The names of items.
  ///
  /// The words of the dialect are not among them: those for the superview, for the safe area and for the view that a call is
  /// made on.
  public let items: [String]

  /// The names of numbers, priorities among them.
  ///
  /// A name that stands for a number if there is one, and otherwise for an item, is in both lists.
  public let numbers: [String]
}

extension Dialect {
  /// The names that a text mentions.
  ///
  /// ```swift
  /// try Dialect.expressionFormat.names(in: "title.top = superview.top + gap")  // items: title, numbers: gap
  /// ```
  ///
  /// - Throws: a `Diagnostic` where the text is not one of this dialect.
  /// - Complexity: linear in the length of the text.
  public func names(in text: String) throws(Diagnostic) -> MentionedNames {
    try text.withBytes { bytes in
      Result { () throws(Diagnostic) in Statement(try statement(of: bytes), of: bytes) }
    }.map(names).get()
  }

  private func names(in statement: Statement) -> MentionedNames {
    var words = Set([meaning.superviewWord, meaning.safeAreaWord].compactMap { $0?.spelling })
    if meaning.selfName != .view { words.insert("self") }
    var (items, numbers): ([String], [String]) = ([], [])
    for equation in statement.constraints {
      for side in [equation.left, equation.right] {
        guard let operand = side.operand else { continue }
        if let name = operand.itemName, !words.contains(name) { items.append(name) }
        if case .numberOrItem(let name) = operand { numbers.append(name) }
      }
      numbers += equation.numberNames
    }
    return MentionedNames(items: items.withoutRepetitions, numbers: numbers.withoutRepetitions)
  }
}

extension [String] {
  /// Each of them once, where it stands first.
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
