import ConstraintGrammar
import ConstraintLanguages
import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct GrammarChecksTests {
  @Test(arguments: Dialect.all.map(\.name)) func noDialectHasProblems(name: String) throws {
    let dialect = try #require(Dialect(named: name))
    #expect(dialect.grammar.problems == [])
  }

  @Test func expressionFormatHasNoProblems() {
    #expect(Dialect.expressionFormat.grammar.problems == [])
  }
}
