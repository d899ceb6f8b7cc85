import GrammarCombinators

/// The class of a terminal to a reader, as far as colours tell.
///
/// It follows from the role that it plays, and for signs from their characters.
enum TokenClass: Hashable, CaseIterable {
  /// Any word: the name of something.
  case name
  /// A fixed word for an attribute.
  case attribute
  /// Any other fixed word.
  case keyword
  case number
  /// A sign or a fixed word that compares.
  case relation
  /// A sign that computes.
  case arithmetic
  case bracket
  /// A sign between parts.
  case delimiter
  case comment
  /// All else.
  case other

  init(_ terminal: Symbol, in grammar: CharacterGrammar) {
    switch grammar.role(of: terminal) {
    case .name?: self = .name
    case .number?: self = .number
    case .keyword?: self = .keyword
    case .bracket?: self = .bracket
    case .attribute?: self = .attribute
    case .relation?: self = .relation
    case .comment?: self = .comment
    default:
      let characters = grammar.characters(of: .leaf(terminal))
      let signs: [(TokenClass, String)] = [
        (.relation, "<>=!≤≥≠"), (.arithmetic, "+-*/%^"), (.bracket, "()[]{}"), (.delimiter, ".,:;"),
      ]
      self = signs.first { characters.consist(of: Self.codes($0.1)) }?.0 ?? .other
    }
  }

  private static func codes(_ text: String) -> [ClosedRange<UInt32>] {
    text.unicodeScalars.map { $0.value...$0.value }
  }
}

extension TokenClass {
  /// The scope of TextMate and the capture of Tree-sitter, by the names that themes know.
  var names: (scope: String, capture: String) {
    switch self {
    case .name: ("variable.other", "variable")
    case .attribute: ("entity.other.attribute-name", "property")
    case .keyword: ("keyword.other", "keyword")
    case .number: ("constant.numeric", "number")
    case .relation: ("keyword.operator.comparison", "operator")
    case .arithmetic: ("keyword.operator.arithmetic", "operator")
    case .bracket: ("punctuation.section.brackets", "punctuation.bracket")
    case .delimiter: ("punctuation.separator", "punctuation.delimiter")
    case .comment: ("comment.line", "comment")
    case .other: ("string.other", "string.special")
    }
  }
}

extension [ClosedRange<UInt32>] {
  /// Whether each of these ranges lies in one of others.
  fileprivate func consist(of others: [ClosedRange<UInt32>]) -> Bool {
    allSatisfy { range in
      others.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
        || range.count < 16 && range.allSatisfy { code in others.contains { $0.contains(code) } }
    }
  }
}

extension CharacterGrammar {
  /// All characters that a token can have.
  func characters(of expression: CharacterExpression) -> [ClosedRange<UInt32>] {
    expression.leaves.flatMap { symbol in
      symbol.name.map { self[$0].map { characters(of: $0.body) } ?? [] } ?? symbol.letters.flatMap(\.self)
    }
  }

  /// The role of a terminal, if something is said about it.
  fileprivate func role(of terminal: Symbol) -> TokenRole? {
    if case .characters = terminal { nil } else { roles[terminal.description] }
  }
}

/// The classes of a grammar's terminals.
struct TokenClasses {
  private let classes: [Symbol: TokenClass]

  init(_ grammar: CharacterGrammar) {
    classes = Dictionary(uniqueKeysWithValues: grammar.visibleTerminals.map { ($0, TokenClass($0, in: grammar)) })
  }

  subscript(terminal: Symbol) -> TokenClass { classes[terminal] ?? .other }
}
