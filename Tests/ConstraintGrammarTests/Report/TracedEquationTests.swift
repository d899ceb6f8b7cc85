import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import GrammarCombinators
import JSON
import Testing

@Suite struct TracedEquationTests {
  /// The tree is that of the dialect that is named, and the record is the same but for it.
  @Test(arguments: CorpusFile.allCases(.accepted) + CorpusFile.allCases(.rejected))
  func everyCase(_ entry: CorpusCase) throws {
    let bytes = ContiguousArray(try entry.bytes)
    func check(_ line: Line<ParsedStatement>, _ dialects: [Dialect]) {
      let traced = line.traced(bytes.span, in: dialects)
      let dialect = line.dialect.flatMap(Dialect.init(named:))
      let expected = line.result.map { _ in dialect?.tree(of: bytes.span) }
      #expect(traced.result.map { $0.tree?.record } == expected.map { $0?.record })
      var tree = JSONWriter()
      tree.value((try? expected.get()) ?? nil)
      #expect(traced.record == line.json.dropLast() + #","tree":"# + tree.text + "}")
    }
    check(Line(bytes.span, number: 9, in: entry.dialect), [entry.dialect])
    check(Line(bytes.span, number: 9, inAnyOf: Dialect.all), Dialect.all)
  }

  /// Two dialects accept it, and name the number differently.
  @Test func theDialectThatIsNamed() throws {
    let bytes = ContiguousArray("a.left = 1".utf8)
    func tokens(_ dialects: [Dialect]) throws -> [String] {
      let line = Line(bytes.span, number: 1, inAnyOf: dialects).traced(bytes.span, in: dialects)
      return try #require(try line.result.get().tree).tokens.map(\.name)
    }
    #expect(
      try tokens([.expressionFormat, .compactConstraint])
        == ["IDENTIFIER", "DOT", "ATTRIBUTE", "EQ_OPERATOR", "NUMERAL", "EOF"])
    #expect(
      try tokens([.compactConstraint, .expressionFormat])
        == ["IDENTIFIER", "DOT", "ATTRIBUTE", "EQ_OPERATOR", "NUMBER", "EOF"])
  }
}
