import GrammarCombinators

/// What a terminal is to a reader, as far as colours tell.
///
/// It follows from the characters of its texts; what a fixed word is follows from the names of the productions that it
/// belongs to.
enum TokenClass: Hashable, CaseIterable {
  /// Any word: the name of something.
  case name
  /// A fixed word of a production called an attribute.
  case attribute
  /// Any other fixed word.
  case keyword
  case number
  /// A sign that compares, or a fixed word of a production called a relation.
  case relation
  /// A sign that computes.
  case arithmetic
  case bracket
  /// A sign between parts.
  case delimiter
  /// All else.
  case other

  /// - Parameter rules: the names of the rules that the terminal stands in.
  init(_ terminal: Terminal, in grammar: CharacterGrammar, rules: [String]) {
    let beginnings = grammar.beginnings(of: terminal.expression)
    let characters = grammar.characters(of: terminal.expression)
    if beginnings.allSatisfy(Self.isLetters) {
      let own = terminal.name?.lowercased() ?? ""
      let rules = rules.map { $0.lowercased() }
      if grammar.isEndless(terminal.expression) {
        self = .name
      } else if own.pieces(around: "attribute").count > 1 || rules.contains(where: { $0.hasSuffix("attribute") }) {
        self = .attribute
      } else {
        self =
          own.pieces(around: "relation").count > 1 || rules.contains { $0.hasPrefix("relation") } ? .relation : .keyword
      }
    } else if beginnings.consist(of: Self.digits + Self.codes(".")), !beginnings.consist(of: Self.codes(".")) {
      self = .number
    } else {
      let signs: [(TokenClass, String)] = [
        (.relation, "<>=!≤≥≠"), (.arithmetic, "+-*/%^"), (.bracket, "()[]{}"), (.delimiter, ".,:;"),
      ]
      self = signs.first { characters.consist(of: Self.codes($0.1)) }?.0 ?? .other
    }
  }

  private static func isLetters(_ range: ClosedRange<UInt32>) -> Bool {
    if range.lowerBound < 0x80 { return [range].consist(of: CharacterClass(WordStart.self).ranges) }
    return range.count > 1 || Unicode.Scalar(range.lowerBound)?.properties.isAlphabetic == true
  }

  private static let digits = CharacterClass(Digit.self).ranges

  private static func codes(_ text: String) -> [ClosedRange<UInt32>] {
    text.unicodeScalars.map { $0.value...$0.value }
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
    if case .name(let name) = expression { return self[name].map { characters(of: $0.body) } ?? [] }
    return Alphabet.letters(of: expression).flatMap { $0 } + expression.parts.flatMap(characters)
  }

  /// Whether a token can be as long as one likes.
  fileprivate func isEndless(_ expression: CharacterExpression) -> Bool {
    switch expression {
    case .zeroOrMore, .oneOrMore: true
    case .name(let name): self[name].map { isEndless($0.body) } ?? false
    default: expression.parts.contains(where: isEndless)
    }
  }
}
