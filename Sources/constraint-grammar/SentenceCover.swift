import GrammarCombinators

/// Which rows of tokens have been seen side by side.
struct SentenceCover {
  /// How many tokens are in a row.
  let length: Int

  private(set) var rows: Set<[String]> = []

  init(length: Int) { self.length = length }

  /// Whether there is a row in a sentence that was in none before.
  mutating func addsRow(_ tree: SyntaxTree) -> Bool {
    // The ends of a sentence are in a row too.
    let names = [""] + tree.tokens.map(\.name) + [""]
    let before = rows.count
    for start in names.indices where start + length <= names.count { rows.insert(Array(names[start..<start + length])) }
    return rows.count > before
  }
}

extension SyntaxTree {
  /// The text of the tree with one token left out, one twice, or one in the place of another.
  ///
  /// - Parameter text: what the tree is of.
  func miswritten(_ text: String, using random: inout some RandomNumberGenerator) -> String? {
    let tokens = tokens
    guard let token = tokens.randomElement(using: &random), let other = tokens.randomElement(using: &random) else {
      return nil
    }
    let bytes = Array(text.utf8)
    let piece = bytes[token.range]
    let new = [[], Array(piece) + [32] + piece, Array(bytes[other.range])][Int.random(in: 0..<3, using: &random)]
    return String(decoding: bytes[..<token.range.lowerBound] + new + bytes[token.range.upperBound...], as: UTF8.self)
  }
}
