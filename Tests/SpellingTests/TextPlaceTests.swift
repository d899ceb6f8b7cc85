import Testing

@testable import Spelling

@Suite struct TextPlaceTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (5, 2, 3), (6, 3, 1), (7, 4, 1), (8, 4, 2), (9, 5, 1), (10, 5, 2),
    (14, 5, 3), (15, 5, 4), (16, 5, 5),
  ])
  func places(offset: Int, line: Int, column: Int) {
    // A byte that is not UTF-8 counts as one scalar, and a carriage return belongs to its line.
    let bytes = ContiguousArray("a\nbé\n\n\r\nx😀".utf8) + [0xFF, 0x41]
    let place = TextPlace(of: offset, in: bytes.span)
    #expect(place.line == line)
    #expect(place.column == column)
  }

  @Test func combiningMarksCount() {
    let bytes = ContiguousArray("e\u{301}x".utf8)
    #expect(TextPlace(of: 3, in: bytes.span).column == 3)
  }
}
