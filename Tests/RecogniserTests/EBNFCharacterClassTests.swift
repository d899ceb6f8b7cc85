import Recogniser
import Testing

@Suite("A character class")
struct EBNFCharacterClassTests {
  @Test(
    "is read as its ranges",
    arguments: [
      ("[a]", .oneOf("a"..."a")),
      ("[a-z]", .oneOf("a"..."z")),
      ("[a-a]", .oneOf("a"..."a")),
      ("[zay-z]", .oneOf("z"..."z", "a"..."a", "y"..."z")),
      ("[^a-z0]", .noneOf("a"..."z", "0"..."0")),
      ("[a^]", .oneOf("a"..."a", "^"..."^")),
      ("[^^]", .noneOf("^"..."^")),
      ("[-+]", .oneOf("-"..."-", "+"..."+")),
      ("[+-]", .oneOf("+"..."+", "-"..."-")),
      ("[-]", .oneOf("-"..."-")),
      ("[^-]", .noneOf("-"..."-")),
      ("[a-c-e]", .oneOf("a"..."c", "-"..."-", "e"..."e")),
      ("[--/]", .oneOf("-"..."/")),
      (
        "[ '\"()|$[?]",
        .oneOf(" "..." ", "'"..."'", "\""..."\"", "("..."(", ")"...")", "|"..."|", "$"..."$", "["..."[", "?"..."?")
      ),
      ("[/*]", .oneOf("/"..."/", "*"..."*")),
      ("[€-🇪]", .oneOf("€"..."\u{1F1EA}")),
      ("[#x9-#xD#x20]", .oneOf("\t"..."\r", " "..." ")),
      ("[#x41-Z]", .oneOf("A"..."Z")),
      ("[A-#x5a]", .oneOf("A"..."Z")),
      ("[#x5D]", .oneOf("]"..."]")),
      ("[#a]", .oneOf("#"..."#", "a"..."a")),
      ("[!-#]", .oneOf("!"..."#")),
      ("#x9", .oneOf("\t"..."\t")),
      ("#x0", .oneOf("\0"..."\0")),
      ("#x000000000000000000041", .oneOf("A"..."A")),
      ("#xD7FF", .oneOf("\u{D7FF}"..."\u{D7FF}")),
      ("#xe000", .oneOf("\u{E000}"..."\u{E000}")),
      ("#x10FFFF", .oneOf("\u{10FFFF}"..."\u{10FFFF}")),
      ("[#x0-#x10FFFF]", .oneOf("\0"..."\u{10FFFF}")),
    ] as [(String, EBNFExpression)])
  func reading(text: String, expected: EBNFExpression) throws {
    #expect(try expression(text) == expected)
  }

  @Test func holdsWhatStandsInARange() {
    let characterClass = EBNFCharacterClass(ranges: ["a"..."c", "x"..."x"])
    #expect("`abcdwxy".unicodeScalars.filter(characterClass.contains) == ["a", "b", "c", "x"])
  }

  @Test func holdsTheRestIfNegated() {
    let characterClass = EBNFCharacterClass(ranges: ["a"..."c", "x"..."x"], isNegated: true)
    #expect("`abcdwxy".unicodeScalars.filter(characterClass.contains) == ["`", "d", "w", "y"])
  }
}
