import Spelling
import Testing

@testable import SourceScanning

@Suite struct SourceLinesTests {
  /// Lines that are longer than what is counted at once, with scalars of one to four bytes at every place in it.
  @Test func places() {
    var text = "\né\n"
    for shift in 0..<4 { text += String(repeating: "a", count: shift) + String(repeating: "é☃𝄞b", count: 99) + "\n" }
    let bytes = ContiguousArray((text + "\r\n\n" + String(repeating: "x", count: 512)).utf8)
    let lines = SourceLines(bytes)
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
      let (place, expected) = (lines.place(of: offset), TextPlace(of: offset, in: bytes.span))
      #expect(place == (expected.line, expected.column))
    }
    #expect(lines.place(of: bytes.count) == (9, 513))
    #expect(SourceLines([]).place(of: 0) == (1, 1))
    #expect(SourceLines(ContiguousArray(repeating: 97, count: 256)).place(of: 256) == (1, 257))
  }
}
