import SentenceGeneration

/// Puts tokens together, with white space where it may stand and where it must.
struct SpacedText {
  private(set) var bytes: [UInt8] = []
  private var space: [UInt8] = []
  private var mayTouch = true

  /// White space may stand here.
  mutating func allowSpace(_ random: inout SeededGenerator) {
    mayTouch = false
    switch UInt8.random(in: 0..<16, using: &random) {
    case 0..<3: space = []
    case 3: space = Array("\t \u{0B}".utf8)
    case 4: space = Array("\r\n".utf8)
    case 5: space = Array(" \u{0C} ".utf8)
    default: space = [UInt8(ascii: " ")]
    }
  }

  /// Adds a token, or a part of one that touches the part before.
  mutating func append(_ token: [UInt8]) {
    if !mayTouch, space.isEmpty, let last = bytes.last, let first = token.first, Self.wouldMerge(last, first) {
      space = [UInt8(ascii: " ")]
    }
    bytes += space + token
    space = []
    mayTouch = true
  }

  private static func wouldMerge(_ last: UInt8, _ first: UInt8) -> Bool {
    func isWordLike(_ byte: UInt8) -> Bool {
      Lexer.isWordPart(byte) || byte == UInt8(ascii: ".")
    }
    func isRelation(_ byte: UInt8) -> Bool { "<=>".utf8.contains(byte) }
    return isWordLike(last) && isWordLike(first) || isRelation(last) && isRelation(first)
  }
}
