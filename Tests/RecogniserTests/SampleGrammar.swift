import Recogniser

/// A file with every part of the notation.
let sampleText = """
  /* A header comment of several lines.

     It may hold "quotes", ( parentheses, and a ::= b. */

  /* rules */

  expression              ::= equation EOF

  equation                ::= identifierAttributePair relationOperator constant

  identifierAttributePair ::= IDENTIFIER DOT ATTRIBUTE /* ws: explicit */

  relationOperator        ::= EQ_OPERATOR
                            | GTE_OPERATOR
                            | LTE_OPERATOR

  constant                ::= SUB_OPERATOR? ( IDENTIFIER | NUMERAL )

  <?TOKENS?>

  ATTRIBUTE               ::= "left"
                            | "right"

  IDENTIFIER              ::= [_a-zA-Z] [_a-zA-Z0-9]*

  NUMERAL                 ::= [0-9]+ ( "." [0-9]+ )?

  EQ_OPERATOR             ::= "="

  GTE_OPERATOR            ::= ">="

  LTE_OPERATOR            ::= '<='

  SUB_OPERATOR            ::= "-"

  DOT                     ::= "."

  EOF                     ::= $

  WHITE_SPACE             ::= [#x9-#xD#x20]+ /* ws: definition */

  """

/// What `sampleText` states.
let sampleGrammar = EBNFGrammar(
  start: .rule("expression", .sequence([.reference("equation"), .reference("EOF")])),
  others: [
    .rule(
      "equation",
      .sequence([.reference("identifierAttributePair"), .reference("relationOperator"), .reference("constant")])),
    .rule(
      "identifierAttributePair",
      .sequence([.reference("IDENTIFIER"), .reference("DOT"), .reference("ATTRIBUTE")]), spacing: .explicit),
    .rule(
      "relationOperator",
      .choice([.reference("EQ_OPERATOR"), .reference("GTE_OPERATOR"), .reference("LTE_OPERATOR")])),
    .rule(
      "constant",
      .sequence([
        .optional(.reference("SUB_OPERATOR")), .choice([.reference("IDENTIFIER"), .reference("NUMERAL")]),
      ])),
    .token("ATTRIBUTE", .choice([.literal("left"), .literal("right")])),
    .token(
      "IDENTIFIER",
      .sequence([
        .oneOf("_"..."_", "a"..."z", "A"..."Z"),
        .zeroOrMore(.oneOf("_"..."_", "a"..."z", "A"..."Z", "0"..."9")),
      ])),
    .token(
      "NUMERAL",
      .sequence([
        .oneOrMore(.oneOf("0"..."9")),
        .optional(.sequence([.literal("."), .oneOrMore(.oneOf("0"..."9"))])),
      ])),
    .token("EQ_OPERATOR", .literal("=")),
    .token("GTE_OPERATOR", .literal(">=")),
    .token("LTE_OPERATOR", .literal("<=")),
    .token("SUB_OPERATOR", .literal("-")),
    .token("DOT", .literal(".")),
    .token("EOF", .end),
    .whiteSpace("WHITE_SPACE", .oneOrMore(.oneOf("\t"..."\r", " "..." "))),
  ])
