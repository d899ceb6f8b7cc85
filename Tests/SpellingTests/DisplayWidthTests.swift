import Testing

@testable import Spelling

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("я", 1), ("≥", 1), ("\u{FFFD}", 1), ("幅", 2), ("あ", 2), ("한", 2),
      ("Ａ", 2), ("😀", 2), ("\u{20000}", 2), ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0),
      ("\u{FE0F}", 0), ("\u{E0100}", 0), ("\u{20DD}", 0),
    ] as [(Unicode.Scalar, Int)])
  func width(of scalar: Unicode.Scalar, is width: Int) { #expect(DisplayWidth.of(scalar) == width) }

  /// The first and the last of a range, and their neighbours.
  @Test(
    arguments: [
      (0x2FF, 1), (0x300, 0), (0x36F, 0), (0x370, 1), (0x10FF, 1), (0x1100, 2), (0x115F, 2), (0x1160, 1),
      (0xABFF, 1), (0xAC00, 2), (0xD7A3, 2), (0xD7A4, 1), (0xFF60, 2), (0xFF61, 1), (0x1F64F, 2), (0x1F650, 1),
    ] as [(UInt32, Int)])
  func borders(code: UInt32, width: Int) throws {
    #expect(DisplayWidth.of(try #require(Unicode.Scalar(code))) == width)
  }
}
