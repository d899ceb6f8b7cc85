import GrammarCombinators
import Testing

@Suite struct ByteClassTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

  @Test func digits() { expect(Digit.self, holds: "0123456789") }

  @Test func wordStarts() { expect(WordStart.self, holds: Self.letters + "_") }

  @Test func wordParts() { expect(WordPart.self, holds: Self.letters + "_0123456789") }

  @Test func whiteSpace() { expect(WhiteSpace.self, holds: "\t\n\u{B}\u{C}\r ") }

  @Test func wordPartsAreCountedAsTheyAreTold() {
    for byte in UInt8.min...UInt8.max {
      for next in UInt8.min...UInt8.max {
        for place in 0..<7 {
          var bytes = Array("aZ_09zA4".utf8)
          (bytes[place], bytes[place + 1]) = (byte, next)
          let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
          let expected = bytes.firstIndex { !WordPart.contains($0) } ?? 8
          if WordPart.prefixLength(of: word) != expected {
            Issue.record("\(bytes): \(WordPart.prefixLength(of: word)), not \(expected)")
          }
        }
      }
    }
  }

  private func expect<Class: ByteClass>(_ byteClass: Class.Type, holds members: String) {
    #expect((UInt8.min...UInt8.max).filter(Class.contains) == members.utf8.sorted())
  }
}
