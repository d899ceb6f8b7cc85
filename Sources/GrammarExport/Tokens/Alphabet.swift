import GrammarCombinators

/// The characters of a grammar, those together that no terminal tells apart.
struct Alphabet {
  /// The first code point of each group, ascending; a group ends where the next begins.
  private let beginnings: [UInt32]

  init(_ grammar: CharacterGrammar) {
    let ranges = grammar.productions.flatMap(\.body.leaves).flatMap(\.letters) + [Self.wordPart]
    beginnings = Set([0] + ranges.joined().flatMap { [$0.lowerBound, $0.upperBound + 1] }).sorted()
  }

  /// `[_a-zA-Z0-9]`
  private static let wordPart = CharacterClass(WordPart.self).ranges

  /// The groups of letters, digits and `_`.
  var wordGroups: Set<Int> { Set(groups(in: Self.wordPart)) }

  /// The groups that ranges consist of.
  func groups(in ranges: [ClosedRange<UInt32>]) -> [Int] {
    ranges.flatMap { group(from: $0.lowerBound)..<group(from: $0.upperBound + 1) }
  }

  /// The first group that begins at a code point or behind it.
  private func group(from code: UInt32) -> Int {
    var (low, high) = (0, beginnings.count)
    while low < high {
      let middle = (low + high) / 2
      if beginnings[middle] < code { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
