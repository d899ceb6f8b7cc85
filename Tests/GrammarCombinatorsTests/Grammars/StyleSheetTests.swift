import GrammarCombinators
import Testing

@Suite struct StyleSheetTests {
  @Test func readsValuesInTheLanguageThatIsChosen() throws {
    #expect(try values("sum", " a { x: 1 + 2 ; y : 30 }\nb{}c {z:4}") == [[3, 30], [], [4]])
    #expect(try values("flag", "a { x: on; y: off }") == [[1, 0]])
    #expect(try values("flag", "") == [])
  }

  @Test(
    arguments: [
      ("sum", "a { x: on }", 7, ["LENGTH"]), ("flag", "a { x: 1 }", 7, ["\"off\"", "\"on\""]),
      ("sum", "a { x: 1 + }", 11, ["LENGTH"]), ("sum", "a { x: 1 2 }", 9, ["\"+\"", "\";\"", "\"}\""]),
      ("flag", "a { x: on on }", 10, ["\";\"", "\"}\""]), ("flag", "a { x: only }", 7, ["\"off\"", "\"on\""]),
      ("sum", "a { x: 1; }", 10, ["NAME"]), ("sum", "a { ;", 4, ["\"}\"", "NAME"]),
      ("sum", "a {} ;", 5, ["$", "NAME"]),
    ])
  func tellsWhatItExpected(_ language: String, _ text: String, _ offset: Int, _ expected: [String]) {
    let failure = #expect(throws: ParseFailure.self) { try values(language, text) }
    #expect(failure?.offset == offset)
    #expect(failure?.expectations.map(\.name) == expected)
  }

  @Test func passesOnWhatAValueRefuses() {
    let runOn = #expect(throws: ParseFailure.self) { try values("sum", "a { x: 1 + 2px }") }
    #expect(runOn?.runOn == 11..<14)
    let large = String(repeating: "9", count: 400)
    let refused = #expect(throws: ParseFailure.self) { try values("sum", "a { x: \(large) }") }
    #expect(refused?.refusal == Refusal(.numberTooLarge, in: 7..<407))
    let unfinished = #expect(throws: ParseFailure.self) { try values("sum", "a { x: \(large)") }
    #expect(unfinished?.refusal == nil)
    #expect(unfinished?.offset == 407)
  }

  @Test func itsGrammarHoldsTheLanguageThatIsChosen() throws {
    let sum = Grammar(StyleSheet.sheet(of: try #require(StyleSheet.languages["sum"])))
    #expect(sum.productions.map(\.name) == ["sheet", "block", "NAME", "declaration", "sum", "LENGTH"])
    let flag = Grammar(StyleSheet.sheet(of: try #require(StyleSheet.languages["flag"])))
    #expect(flag.productions.map(\.name) == ["sheet", "block", "NAME", "declaration", "flag"])
    #expect(sum["declaration"]?.body.parts == [StyleSheet.Name().syntax, .literal(":"), StyleSheet.Sum().syntax])
    #expect(sum != flag)
  }

  private func values(_ language: String, _ text: String) throws -> [[Double]] {
    let value = try #require(StyleSheet.languages[language])
    let (blocks, end) = try StyleSheet.sheet(of: value).run(text)
    #expect(end <= text.utf8.count)
    return blocks.map { block in block.declarations.map(\.value) }
  }
}
