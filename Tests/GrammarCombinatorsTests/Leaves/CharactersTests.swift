import GrammarCombinators
import Testing

@Suite struct CharactersTests {
  private enum Letter: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "a") || byte >= 0x80 }
  }

  /// The parser and the interpreter end before what the standard library finds to be no UTF-8.
  @Test func agreesWithItsTwin() throws {
    let twin = Twin.leaf(["[a#x80-#x10FFFF]"]) { rest in
      var (decoder, bytes, end) = (Unicode.UTF8(), rest.makeIterator(), 0)
      while case .scalarValue(let scalar) = decoder.decode(&bytes), scalar == "a" || !scalar.isASCII {
        end += String(scalar).utf8.count
      }
      return end == 0 ? nil : end
    }
    let pieces: [[UInt8]] = [
      [], [97], [98], Array("é".utf8), Array("幅".utf8), Array("😀".utf8), [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF],
    ]
    let scenes = pieces.flatMap { first in
      pieces.flatMap { second in pieces.map { Scene(bytes: first + second + $0) } }
    }
    try compareExplained(Characters(Letter.self), with: twin, in: scenes)
  }

  @Test func printsAsARepetition() {
    guard case .repetition(.characters(let letters), .oneOrMore, nil, .glued) = Characters(Letter.self).syntax else {
      Issue.record("no repetition")
      return
    }
    #expect(letters.description == "[a#x80-#x10FFFF]")
  }
}
