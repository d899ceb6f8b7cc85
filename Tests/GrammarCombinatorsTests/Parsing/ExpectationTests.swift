import GrammarCombinators
import Testing

@Suite struct ExpectationTests {
  /// Expectations in one row look the same to a reader.
  private static let rows: [[GrammarCombinators.Expectation]] = [
    [.token("AB"), .literalToken("AB", spelling: "ab"), .label("AB"), .literalToken("AB", spelling: "x")],
    [.token("CD"), .label("CD")],
    [.literal(PackedWord("AB")), .text("AB"), .keyword("AB")],
    [.literal(PackedWord("ab")), .text("ab"), .keyword("ab")],
    [.characters(CharacterClass(Digit.self)), .characters(CharacterClass(Digit.self))],
    [.characters(CharacterClass(WordPart.self))],
    [.end, .end],
  ]

  @Test func isEqualToWhatLooksTheSame() {
    for (index, row) in Self.rows.enumerated() {
      for (otherIndex, otherRow) in Self.rows.enumerated() {
        for (expectation, other) in row.flatMap({ expectation in otherRow.map { (expectation, $0) } }) {
          #expect((expectation == other) == (index == otherIndex), "\(expectation), \(other)")
        }
      }
    }
  }

  @Test func isShownOnceToAReader() {
    let choice = OneOf {
      LongLiteral("ab")
      "ab"
      AnyCaseLiteral("ab")
      "cd"
    }
    let failure = #expect(throws: ParseFailure.self) { try choice.run("x") }
    #expect(failure?.expectations.map(\.name) == ["\"ab\"", "\"cd\""])
  }

  @Test(
    arguments: [
      (.token("NUMBER"), "NUMBER", nil), (.label("a colour"), "a colour", nil),
      (.literalToken("DOT", spelling: "."), "DOT", "."), (.literal(PackedWord("==")), "\"==\"", "=="),
      (.literal(PackedWord("\"")), "'\"'", "\""), (.text("'x'"), "\"'x'\"", "'x'"),
      (.keyword("left"), "\"left\"", "left"), (.characters(CharacterClass(Digit.self)), "[0-9]", nil), (.end, "$", nil),
    ] as [(GrammarCombinators.Expectation, String, String?)])
  func hasANameAndPerhapsASpelling(_ expectation: GrammarCombinators.Expectation, _ name: String, _ spelling: String?) {
    #expect(expectation.name == name)
    #expect(expectation.spelling == spelling)
  }
}
