import ConstraintGrammar
import GrammarCombinators
import Testing

@Suite struct TracedLineTests {
  private func json(_ line: ParsedLine) -> String { line.json }

  private func json(_ line: TracedLine) -> String {
    var writer = JSONWriter()
    writer.value(line)
    return writer.text
  }

  /// The tree is that of the dialect that is named, and the record is the same but for it.
  @Test(arguments: CorpusFile.allCases(.accepted) + CorpusFile.allCases(.rejected))
  func everyCase(_ entry: CorpusCase) throws {
    let bytes = ContiguousArray(try entry.bytes)
    func check(_ line: ParsedLine, _ dialects: [Dialect]) {
      let traced = TracedLine(line, bytes.span, in: dialects)
      let dialect = line.dialect.flatMap(Dialect.init(named:))
      var isAccepted = false
      if case .success = line.result { isAccepted = true }
      #expect((traced.tree != nil) == isAccepted)
      #expect(traced.tree == dialect?.tree(of: bytes.span))
      var tree = JSONWriter()
      tree.value(traced.tree)
      #expect(json(traced) == json(line).dropLast() + #","tree":"# + tree.text + "}")
    }
    check(ParsedLine(bytes.span, number: 9, in: entry.dialect), [entry.dialect])
    check(ParsedLine(bytes.span, number: 9, inAnyOf: Dialect.all), Dialect.all)
  }

  /// Two dialects accept it, and name the number differently.
  @Test func theDialectThatIsNamed() throws {
    let bytes = ContiguousArray("a.left = 1".utf8)
    func tokens(_ dialects: [Dialect]) throws -> [String] {
      let line = TracedLine(ParsedLine(bytes.span, number: 1, inAnyOf: dialects), bytes.span, in: dialects)
      return try #require(line.tree).tokens.map(\.name)
    }
    #expect(
      try tokens([.expressionFormat, .compactConstraint])
        == ["IDENTIFIER", "DOT", "ATTRIBUTE", "EQ_OPERATOR", "NUMERAL", "EOF"])
    #expect(
      try tokens([.compactConstraint, .expressionFormat])
        == ["IDENTIFIER", "DOT", "ATTRIBUTE", "EQ_OPERATOR", "NUMBER", "EOF"])
  }
}
