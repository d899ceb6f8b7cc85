import Testing

@testable import ConstraintGrammar

@Suite struct MistakeNotationTests {
  private func mistake(_ text: String, in dialect: Dialect) throws -> Mistake {
    try #require(Mistake(text, in: dialect))
  }

  @Test(
    "What is written instead spells attributes as the text does",
    arguments: [
      ("a[.width] == 1 - b[.width]", "a[.width] == b[.width] * -1 + 1"),
      ("a[.Width] == 1 - b[.Width]", "a[.Width] == b[.Width] * -1 + 1"),
      ("a[.width] == 1 - b[.Height]", "a[.width] == b[.Height] * -1 + 1"),
    ])
  func rewriting(text: String, expected: String) throws {
    #expect(try mistake(text, in: .formulaStyle).rewritten == expected)
  }

  @Test func spellingThatTheDialectLacks() throws {
    #expect(try mistake("a.left + 1 == b.WIDTH", in: .visualAttribute).rewritten == "a.left == b.WIDTH - 1")
    #expect(try mistake("a[.left] = b[.Width] / 2", in: .equations).rewritten == "left = 0.5 * width")
  }

  @Test func attributesThatTheTextDoesNotName() throws {
    let small = try mistake("a[.left] == b", in: .formulaStyle).notation
    #expect(small.attribute(.left) == "left" && small.attribute(.centerX) == "centerX")
    let capital = try mistake("a[.Left] == b", in: .formulaStyle).notation
    #expect(capital.attribute(.left) == "Left" && capital.attribute(.centerX) == "CenterX")
    let none = try mistake("a", in: .formulaStyle).notation
    #expect(none.attribute(.centerX) == "CenterX")
  }

  @Test(
    arguments: [
      ("width", "width"), ("Width", "Width"), ("WIDTH", "Width"), ("widht", "width"), ("Widht", "Width"),
      ("widthAnchor", "width"), ("NSLayoutAttributeWidth", "Width"), ("leftMargin", "leftMargin"), ("frame", nil),
    ] as [(String, String?)])
  func attributeMeant(word: String, attribute: String?) throws {
    #expect(try mistake("a", in: .formulaStyle).attribute(meantBy: word) == attribute)
  }

  @Test func attributeThatTheDialectLacks() throws {
    let mistake = try mistake("a", in: .visualAttribute)
    #expect(mistake.attribute(meantBy: "leftMargin") == nil)
    #expect(mistake.attribute(meantBy: "lastBaseline") == "baseline")
    #expect(mistake.attribute(meantBy: "CENTERX") == "centerX")
  }

  @Test func chain() throws {
    #expect(try mistake("1 <= a.left <= 2", in: .visualAttribute).rewrittenChain == ["a.left >= 1", "a.left <= 2"])
    #expect(try mistake("1 <= a.left", in: .visualAttribute).rewrittenChain == nil)
    #expect(try mistake("1 <= a.left <= 2 <= 3", in: .visualAttribute).rewrittenChain == nil)
    #expect(try mistake("-1 <= a.left <= 2", in: .visualAttribute).rewrittenChain == nil)
  }

  @Test func whatCannotBeSaid() throws {
    #expect(try mistake("a.left == -b.left", in: .visualAttribute).needsNegativeMultiplier)
    #expect(try mistake("a.left == -1", in: .visualAttribute).needsNegativeConstant)
    let other = try mistake("a.left == b.left + -1", in: .visualAttribute)
    #expect(!other.needsNegativeMultiplier && !other.needsNegativeConstant)
  }
}
