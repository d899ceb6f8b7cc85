import ConstraintGrammar
import GrammarExport
import Recogniser
import Testing

/// The grammar of each document, production by production.
@Suite struct DocumentGrammarTests {
  /// As the document has it, in the signs of the W3C; its `expression` is divided into `expression` and `equation`.
  static let expressionFormat = """
    expression              ::= equation EOF
    equation                ::= identifierAttributePair relationOperator rightSubexpression
    relationOperator        ::= EQ_OPERATOR
                              | GTE_OPERATOR
                              | LTE_OPERATOR
    rightSubexpression      ::= identifierAttributePair scaleExpression? addExpression?
                              | constant
    scaleExpression         ::= MUL_OPERATOR constant
    addExpression           ::= (ADD_OPERATOR | SUB_OPERATOR) constant
    constant                ::= SUB_OPERATOR? (IDENTIFIER | NUMERAL)
    identifierAttributePair ::= IDENTIFIER DOT ATTRIBUTE
    <?TOKENS?>
    ATTRIBUTE    ::= "left"
                   | "right"
                   | "top"
                   | "bottom"
                   | "leading"
                   | "trailing"
                   | "width"
                   | "height"
                   | "centerX"
                   | "centerY"
                   | "baseline"
    IDENTIFIER   ::= [_a-zA-Z][_a-zA-Z0-9]*
    NUMERAL      ::= [0-9]+("."[0-9]+)?
    MUL_OPERATOR ::= "*"
    EQ_OPERATOR  ::= "="
    GTE_OPERATOR ::= ">="
    LTE_OPERATOR ::= "<="
    SUB_OPERATOR ::= "-"
    ADD_OPERATOR ::= "+"
    DOT          ::= "."
    EOF          ::= $
    """

  @Test func expressionFormat() throws {
    let document = try EBNFGrammar(reading: Self.expressionFormat)
    let written = try EBNFGrammar(reading: Dialect.expressionFormat.language.ebnf())
    #expect(document.start == written.start)
    #expect(Set(document.productions.map(\.name)) == Set(written.productions.map(\.name)).subtracting(["WHITE_SPACE"]))
    for production in document.productions { #expect(written.production(named: production.name) == production) }
  }
}
