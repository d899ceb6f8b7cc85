// expression-format: the language of NSLayoutConstraint+ExpressionFormat
//
//     view1.width = view2.width * 0.9 + 5

module.exports = grammar({
  name: "expression_format",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    expression: $ => $.equation,

    equation: $ => seq($.identifierAttributePair, $.relationOperator, $.rightSubexpression),

    identifierAttributePair: $ => seq($.IDENTIFIER, $.DOT, $.ATTRIBUTE),

    relationOperator: $ => choice($.EQ_OPERATOR, $.GTE_OPERATOR, $.LTE_OPERATOR),

    rightSubexpression: $ => choice(
      seq(
        $.identifierAttributePair,
        optional($.scaleExpression),
        optional($.addExpression),
      ),
      $.constant,
    ),

    scaleExpression: $ => seq($.MUL_OPERATOR, $.constant),

    addExpression: $ => seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), $.constant),

    constant: $ => seq(optional($.SUB_OPERATOR), choice($.IDENTIFIER, $.NUMERAL)),

    ATTRIBUTE: _ => token(
      choice(
        "left",
        "right",
        "top",
        "bottom",
        "leading",
        "trailing",
        "width",
        "height",
        "centerX",
        "centerY",
        "baseline",
      ),
    ),

    IDENTIFIER: _ => token(seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/))),

    DOT: _ => ".",

    EQ_OPERATOR: _ => "=",

    GTE_OPERATOR: _ => ">=",

    LTE_OPERATOR: _ => "<=",

    MUL_OPERATOR: _ => "*",

    ADD_OPERATOR: _ => "+",

    SUB_OPERATOR: _ => "-",

    NUMERAL: _ => token(seq(repeat1(/[0-9]/), optional(seq(".", repeat1(/[0-9]/))))),
  },
});
