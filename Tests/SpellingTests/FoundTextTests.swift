import Testing

@testable import Spelling

@Suite struct FoundTextTests {
  private func found(_ bytes: [UInt8], at offset: Int = 0) -> String {
    let found = FoundText(in: ContiguousArray(bytes).span, at: offset)
    return "\(found.kind) \(found.range)"
  }

  private func found(_ text: String, at offset: Int = 0) -> String { found(Array(text.utf8), at: offset) }

  @Test func kinds() {
    #expect(found("") == "end 0..<0")
    #expect(found("a", at: 1) == "end 1..<1")
    #expect(found("a_1.left") == "word 0..<3")
    #expect(found("_") == "word 0..<1")
    #expect(found("x ab ", at: 2) == "word 2..<4")
    #expect(found("10") == "number 0..<2")
    #expect(found("10.5px_.x+") == "number 0..<9")
    #expect(found("+1") == "symbol 0..<1")
    #expect(found("==") == "symbol 0..<1")
    #expect(found("€x") == "symbol 0..<3")
    #expect(found("\u{A0}\u{A0}") == "unicodeSpace(name: \"no-break space\") 0..<2")
    #expect(found([0xFF, 0xFE]) == "invalid(byte: 255) 0..<1")
    #expect(found([0xE2, 0x82]) == "invalid(byte: 226) 0..<1")
  }
}
