import GrammarCombinators

/// The characters of a grammar, those together that no terminal tells apart.
struct Alphabet {
  /// The first code point of each group, ascending; a group ends where the next begins.
  private let beginnings: [UInt32]

  init(_ grammar: CharacterGrammar) {
    var cuts: Set<UInt32> = [0]
    func cut(_ ranges: [ClosedRange<UInt32>]) {
      for range in ranges { cuts.formUnion([range.lowerBound, range.upperBound + 1]) }
    }
    func visit(_ expression: CharacterExpression) {
      for ranges in Self.letters(of: expression) { cut(ranges) }
      for part in expression.parts { visit(part) }
    }
    for production in grammar.productions { visit(production.body) }
    cut(Self.wordPart)
    beginnings = cuts.sorted()
  }

  /// `[_a-zA-Z0-9]`
  private static let wordPart = CharacterClass(WordPart.self).ranges

  /// The groups of letters, digits and `_`.
  var wordGroups: Set<Int> { Set(groups(in: Self.wordPart)) }

  /// The groups that ranges consist of.
  func groups(in ranges: [ClosedRange<UInt32>]) -> [Int] {
    beginnings.indices.filter { index in ranges.contains { $0.contains(beginnings[index]) } }
  }

  /// What a leaf matches, a character after the other.
  static func letters(of expression: CharacterExpression) -> [[ClosedRange<UInt32>]] {
    switch expression {
    case .characters(let characters): [characters.ranges]
    case .text(let text, let ignoresCase):
      text.unicodeScalars.map { scalar in
        let code = scalar.value
        let isLetter = code < 128 && scalar.properties.isAlphabetic
        return ignoresCase && isLetter ? [code | 0x20...code | 0x20, code & ~0x20...code & ~0x20] : [code...code]
      }
    default: []
    }
  }
}
