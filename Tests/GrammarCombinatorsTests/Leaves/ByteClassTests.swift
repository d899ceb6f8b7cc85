import GrammarCombinators
import Testing

@Suite struct ByteClassTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

  @Test func digits() { expect(Digit.self, holds: "0123456789") }

  @Test func wordStarts() { expect(WordStart.self, holds: Self.letters + "_") }

  @Test func wordParts() { expect(WordPart.self, holds: Self.letters + "_0123456789") }

  @Test func whiteSpace() { expect(WhiteSpace.self, holds: "\t\n\u{B}\u{C}\r ") }

  private func expect<Class: ByteClass>(_ byteClass: Class.Type, holds members: String) {
    #expect((UInt8.min...UInt8.max).filter(Class.contains) == members.utf8.sorted())
  }
}
