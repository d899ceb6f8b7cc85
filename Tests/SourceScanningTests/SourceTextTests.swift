import Testing

@testable import SourceScanning

struct SourceTextTests {
  /// Each byte that an escape stands for stands where the escape begins; the last place is where the text ends.
  @Test(
    arguments: [
      (#""aéb""#, .swift, "aéb", [1, 2, 3, 4, 5]),
      (#""a\u{e9}b""#, .swift, "aéb", [1, 2, 2, 8, 9]),
      (#""\t\0a""#, .swift, "\t\0a", [1, 3, 5, 6]),
      (#""a\(b)c""#, .swift, #"a\(b)c"#, [1, 2, 3, 4, 5, 6, 7]),
      (##"#"\u{e9}\#u{e9}\#n"#"##, .swift, "\\u{e9}é\n", [2, 3, 4, 5, 6, 7, 8, 8, 15, 18]),
      ("\"\"\"\n  a\n  \u{E9}\\\n  \\u{e9}c\n  \"\"\"", .swift, "a\nééc", [6, 7, 10, 11, 16, 16, 22, 23]),
      ("#\"\"\"\n\\n\\#n\n\"\"\"#", .swift, "\\n\n", [5, 6, 7, 10]),
      (#""\u2265\U00000030x""#, .objectiveC, "≥0x", [1, 1, 1, 7, 17, 18]),
      (
        #""\x41\101\xe2\x89\xa5\a\e\?z""#, .objectiveC, "AA≥\u{7}\u{1B}?z", [1, 5, 9, 13, 17, 21, 23, 25, 27, 28]
      ),
      ("\"a\\\nb\\\"\"", .objectiveC, "ab\"", [1, 4, 5, 7]),
      (#""""#, .objectiveC, "", [1]),
    ] as [(String, SourceLanguage, String, [Int])])
  func knowsWhereEachByteStands(_ literal: String, _ language: SourceLanguage, _ text: String, _ places: [Int]) {
    let source = ContiguousArray(literal.utf8)
    let read = SourceText(of: 0..<source.count, in: source.span, language, isFormat: false)
    #expect(read.text == text)
    #expect(read.places == places)
    #expect(read.place == places[0]..<places[places.count - 1])
    #expect(read.isWellFormed)
  }

  @Test func goesOnInTheNextPiece() {
    let source = ContiguousArray(#""a" + "\u{62}c""#.utf8)
    var text = SourceText(of: 0..<3, in: source.span, .swift, isFormat: false)
    text.append(SourceText(of: 6..<15, in: source.span, .swift, isFormat: false))
    #expect(text.text == "abc")
    #expect(text.places == [1, 7, 13, 14])
  }
}
