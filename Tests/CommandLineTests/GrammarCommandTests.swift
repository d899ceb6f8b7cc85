import ConstraintGrammar
import TestMaterial
import Testing

/// `grammar`
@Suite struct GrammarCommandTests {
  @Test(arguments: Dialect.all.map(\.name))
  func wholeGrammar(of dialect: String) throws {
    let outcome = try CommandLineTool.run(["grammar", "--dialect", dialect])
    #expect(outcome == .init(output: try Repository.text(of: "Grammar/\(dialect).ebnf")))
  }

  @Test(arguments: [
    ("constant", "constant ::= SUB_OPERATOR? ( IDENTIFIER | NUMERAL )\n"),
    ("EOF", "EOF ::= $\n"),
    (
      "relationOperator",
      """
      relationOperator ::= EQ_OPERATOR
                         | GTE_OPERATOR
                         | LTE_OPERATOR

      """
    ),
  ])
  func oneRule(rule: String, text: String) throws {
    #expect(try CommandLineTool.run(["grammar", "-d", "expression-format", "--rule", rule]) == .init(output: text))
  }

  @Test func unknownRule() throws {
    #expect(
      try CommandLineTool.run(["grammar", "-d", "expression-format", "--rule", "Constnat"])
        == .init(
          status: 64,
          diagnostics: """
            constraint-grammar: error: no production is called 'Constnat'; did you mean 'constant'?
            See 'constraint-grammar grammar --help'.

            """))
    #expect(
      try CommandLineTool.run(["grammar", "-d", "expression-format", "--rule", "zzz"])
        == .init(
          status: 64,
          diagnostics: """
            constraint-grammar: error: no production is called 'zzz'; there are expression, equation, EOF, \
            identifierAttributePair, relationOperator, rightSubexpression, IDENTIFIER, DOT, ATTRIBUTE, EQ_OPERATOR, \
            GTE_OPERATOR, LTE_OPERATOR, scaleExpression, addExpression, constant, MUL_OPERATOR, ADD_OPERATOR, \
            SUB_OPERATOR, NUMERAL
            See 'constraint-grammar grammar --help'.

            """))
  }
}
