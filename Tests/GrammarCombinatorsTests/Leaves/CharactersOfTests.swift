import GrammarCombinators
import Testing

@Suite struct CharactersOfTests {
  private enum Letter: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "a") || byte >= 0x80 }
  }

  /// The parser and the interpreter end before what the standard library finds to be no UTF-8.
  @Test func agreesWithItsTwin() throws {
    try compareExplained(CharactersOf(Letter.self), with: twin("[a#x80-#x10FFFF]") { !$0.isASCII }, in: scenes)
  }

  /// A class that is a value is a parser of one character, and its ranges part those beyond ASCII.
  @Test func aClassAgreesWithItsTwin() throws {
    let all = CharacterClass("a"..."a", "\u{80}"..."\u{10FFFF}")
    try compareExplained(
      Repeat(.oneOrMore, NoSpace.self) { all }, with: twin("[a#x80-#x10FFFF]") { !$0.isASCII }, in: scenes)
    let some = CharacterClass("a"..."a", "é"..."é", "😀"..."😀")
    try compareExplained(
      Repeat(.oneOrMore, NoSpace.self) { some }, with: twin("[a#xE9#x1F600]") { $0 == "é" || $0 == "😀" }, in: scenes)
    try compareExplained(
      some, with: twin("[a#xE9#x1F600]", limit: 1) { $0 == "é" || $0 == "😀" }, in: scenes)
  }

  /// Names in all scripts, as XML has them.
  @Test func names() {
    let name = SequenceOf(NoSpace.self) {
      CharacterClass.nameStart
      Repeat(.zeroOrMore, NoSpace.self) { CharacterClass.namePart }
    }.range()
    for (text, length) in [
      ("größe2 ", 8), ("幅", 3), ("_a:b", 2), ("a-b", 1), ("a·b", 4), ("2a", nil), ("·a", nil), ("×", nil), ("😀", 4),
    ] {
      var cursor = Cursor()
      #expect(name.parse(ContiguousArray(text.utf8).span, &cursor)?.range.upperBound == length, "\(text)")
    }
  }

  private func twin(
    _ missed: String, limit: Int = .max, _ isBeyond: @escaping @Sendable (Unicode.Scalar) -> Bool
  ) -> Twin {
    Twin.leaf([missed]) { rest in
      var (decoder, bytes, end, count) = (Unicode.UTF8(), rest.makeIterator(), 0, 0)
      while count < limit, case .scalarValue(let scalar) = decoder.decode(&bytes), scalar == "a" || isBeyond(scalar) {
        end += String(scalar).utf8.count
        count += 1
      }
      return end == 0 ? nil : end
    }
  }

  private var scenes: [Scene] {
    let pieces: [[UInt8]] = [
      [], [97], [98], Array("é".utf8), Array("幅".utf8), Array("😀".utf8), [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF],
    ]
    return pieces.flatMap { first in
      pieces.flatMap { second in pieces.map { Scene(bytes: first + second + $0) } }
    }
  }

  @Test func printsAsARepetition() {
    guard case .repetition(.characters(let letters), .oneOrMore, nil, .glued) = CharactersOf(Letter.self).syntax else {
      Issue.record("no repetition")
      return
    }
    #expect(letters.description == "[a#x80-#x10FFFF]")
  }
}
