import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import PlainWords
import Testing

@Suite("A dialect of a user's own") struct ParsingTests {
  @Test func states() throws {
    #expect(
      try Equation("side-bar.width atmost main.width * 0.25 + 8", in: plainWords)
        == Equation(
          Side(.attribute(of: "side-bar", .width)), .lessThanOrEqual,
          Side(
            .attribute(of: "main", .width), multiplier: Multiplier(.times, .number(0.25)),
            constant: Constant(.plus, .number(8)))))
    #expect(
      try Equation("a.height is 10", in: plainWords)
        == Equation(Side(.attribute(of: "a", .height)), .equal, Side(constant: .number(10))))
    #expect(
      try Equation("a.height\natleast\tb.width-5", in: plainWords)
        == Equation(
          Side(.attribute(of: "a", .height)), .greaterThanOrEqual,
          Side(.attribute(of: "b", .width), constant: Constant(.minus, .number(5)))))
  }

  @Test(arguments: [
    "side-bar.width atmost main.width * 0.25 + 8", "a.height is 10", "a1-2.width atleast b.width",
    "a.width is b.width - 0",
  ])
  func printedAsItIsWritten(_ text: String) throws {
    #expect(try plainWords.print(Equation(text, in: plainWords)) == text)
  }

  @Test func printsWhatAnotherDialectSays() throws {
    let equation = try Equation("bar.width<=main.width*0.25", in: .expressionFormat)
    #expect(try plainWords.print(equation) == "bar.width atmost main.width * 0.25")
  }

  @Test(arguments: [
    ("a.left = 1", "'a.left is 1' can't be written in plain-words: 'left' is not an attribute (column 3)"),
    (
      "a.b.width = 1",
      "'a.b.width is 1' can't be written in plain-words: 'b' is not an attribute, and key paths are not followed (column 3)"
    ),
    (
      "a.width = -1",
      "'a.width is -1' can't be written in plain-words: numbers have no minus sign in this dialect (column 12)"
    ),
  ])
  func cannotPrint(text: String, description: String) throws {
    let equation = try Equation(text, in: .compactConstraint)
    let failure = #expect(throws: PrintingFailure.self) { try plainWords.withHints().print(equation) }
    #expect(failure?.description == description)
  }

  @Test func lines() throws {
    let lines = plainWords.withHints(naming: Dialect.documented).parse(linesOf: "a.width is 1\n\na.width = 1\n")
    try #require(lines.map(\.number) == [1, 3])
    #expect(lines.map(\.dialect) == ["plain-words", "plain-words"])
    #expect(
      lines[0].json == #"{"line":1,"file":null,"dialect":"plain-words","text":"a.width is 1","ok":true,"#
        + #""left":{"item":"a","attribute":"width","multiplier":null,"constant":null},"relation":"==","#
        + #""right":{"item":null,"attribute":null,"multiplier":null,"constant":{"operator":"+","value":1}}}"#)
    let error =
      #"{"code":"unexpected-text","offset":8,"length":1,"line":3,"column":9,"found":"=","#
      + #""expected":["\"atleast\"","\"atmost\"","\"is\""],"message":"'=' is not a relation in this dialect","#
      + #""hint":"write 'is'; as it stands, the text is in another dialect: "#
      + #"expression-format or compact-constraint","#
      + #""fixIts":[{"offset":8,"length":1,"column":9,"endColumn":10,"replacement":"is","certainty":"sure"}]}"#
    #expect(
      lines[1].json == #"{"line":3,"file":null,"dialect":"plain-words","text":"a.width = 1","ok":false,"#
        + #""error":\#(error),"errors":[\#(error)]}"#)
  }

  @Test func isNoDocumentedDialect() {
    #expect(Dialect(named: "plain-words") == nil)
    #expect(!Dialect.all.contains { $0.name == "plain-words" })
  }
}
