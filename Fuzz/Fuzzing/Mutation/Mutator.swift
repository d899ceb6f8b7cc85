import SentenceGeneration

/// Damages texts as people and machines do.
struct Mutator {
  /// Pieces that mean something in some dialect.
  private let vocabulary: [[UInt8]]

  /// How long a text may get.
  private let lengthLimit = 2_000

  init(vocabulary: [String]) { self.vocabulary = vocabulary.map { Array($0.utf8) } }

  /// A text with one to a few edits.
  ///
  /// - Parameter other: a text to take pieces from.
  func damaged(_ text: [UInt8], with other: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = text
    repeat {
      bytes =
        UInt8.random(in: 0..<3, using: &random) == 0
        ? withByteEdit(bytes, &random) : withTokenEdit(bytes, other, &random)
    } while UInt8.random(in: 0..<3, using: &random) == 0
    return Array(bytes.prefix(lengthLimit))
  }

  private func withTokenEdit(_ text: [UInt8], _ other: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var pieces = Lexer.pieces(of: text)
    guard !pieces.isEmpty else { return other }
    let place = Int.random(in: 0..<pieces.count, using: &random)
    if UInt8.random(in: 0..<20, using: &random) == 0 { return Self.withManifold(pieces, place, &random) }
    switch UInt8.random(in: 0..<9, using: &random) {
    case 0: pieces.remove(at: place)
    case 1: pieces.insert(pieces[place], at: place)
    case 2: pieces.swapAt(place, Int.random(in: 0..<pieces.count, using: &random))
    case 3: pieces[place] = Self.withOtherCase(pieces[place], &random)
    case 4: pieces.insert(Self.space(&random)[...], at: place)
    case 5: if let word = vocabulary.randomElement(using: &random) { pieces[place] = word[...] }
    case 6: if let word = vocabulary.randomElement(using: &random) { pieces.insert(word[...], at: place) }
    case 7:
      let others = Lexer.pieces(of: other)
      let cut = Int.random(in: 0...others.count, using: &random)
      return Array(pieces[..<place].joined()) + others[cut...].joined()
    default: pieces.removeAll { Lexer.isWhiteSpace($0.first ?? 0) }
    }
    return Array(pieces.joined())
  }

  /// Much of something: pieces that follow each other many times, or that are inside many parentheses.
  private static func withManifold(
    _ pieces: [ArraySlice<UInt8>], _ place: Int, _ random: inout SeededGenerator
  ) -> [UInt8] {
    let end = min(pieces.count, place + Int.random(in: 1...5, using: &random))
    let (before, after) = (pieces[..<place].joined(), pieces[end...].joined())
    let some = Array(pieces[place..<end].joined())
    if Bool.random(using: &random) {
      return Array(before) + (0..<Int.random(in: 2...70, using: &random)).flatMap { _ in some } + after
    }
    // Fifty are allowed.
    let count = [1, 2, 49, 50, 51, 52, 300].randomElement(using: &random) ?? 1
    let opening = Array(repeating: UInt8(ascii: "("), count: count)
    let closing = Array(repeating: UInt8(ascii: ")"), count: count)
    return Array(before) + opening + some + closing + after
  }

  private func withByteEdit(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = text
    guard !bytes.isEmpty else { return [random.next()].map { UInt8(truncatingIfNeeded: $0) } }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch UInt8.random(in: 0..<6, using: &random) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
    case 3: bytes.removeSubrange(place...)
    case 4:
      // Another letter where there is one: words that are almost known.
      let letters = bytes.indices.filter { Lexer.isLetter(bytes[$0]) }
      bytes[letters.randomElement(using: &random) ?? place] = UInt8.random(
        in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
    default: bytes.insert(contentsOf: Self.foreign.randomElement(using: &random) ?? [], at: place)
    }
    return bytes
  }

  private static func withOtherCase(_ piece: ArraySlice<UInt8>, _ random: inout SeededGenerator) -> ArraySlice<UInt8> {
    let flipsAll = Bool.random(using: &random)
    return piece.enumerated().map { index, byte in
      Lexer.isLetter(byte) && (flipsAll || index == 0) ? byte ^ 0x20 : byte
    }[...]
  }

  private static func space(_ random: inout SeededGenerator) -> [UInt8] {
    (Bool.random(using: &random) ? white : foreign).randomElement(using: &random) ?? []
  }

  private static let white: [[UInt8]] = [[32], [9], [10], [13, 10], [11], [12], [32, 32, 32]]

  /// Other spaces, marks, letters and signs of Unicode, and bytes that are no UTF-8.
  private static let foreign: [[UInt8]] =
    [
      "\u{A0}", "\u{2003}", "\u{3000}", "\u{FEFF}", "\u{200B}", "\u{2028}", "é", "e\u{301}", "×", "≤", "“", "宽", "😀",
      "\u{0}",
    ].map {
      Array($0.utf8)
    } + [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5], [0x80]]
}
