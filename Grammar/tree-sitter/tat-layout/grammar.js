// tat-layout: the language of TATLayout
//
//     view1.width >= view2.width * 0.5 + margin @750

module.exports = grammar({
  name: "tat_layout",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    expression: $ => $.equation,

    equation: $ => seq(
      $.identifierAttributePair,
      $.relationOperator,
      $.rightSubexpression,
      optional(seq("@", $.priority)),
    ),

    identifierAttributePair: $ => seq($.IDENTIFIER, $.DOT, $.ATTRIBUTE),

    relationOperator: $ => choice($.EQEQ_OPERATOR, $.GTE_OPERATOR, $.LTE_OPERATOR),

    rightSubexpression: $ => choice(
      seq(
        $.identifierAttributePair,
        optional($.scaleExpression),
        optional($.addExpression),
      ),
      $.constant,
    ),

    priority: $ => choice($.IDENTIFIER, $.NUMBER),

    scaleExpression: $ => seq($.MUL_OPERATOR, $.constant),

    addExpression: $ => seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), $.constant),

    constant: $ => choice($.IDENTIFIER, $.NUMBER),

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

    EQEQ_OPERATOR: _ => "==",

    GTE_OPERATOR: _ => ">=",

    LTE_OPERATOR: _ => "<=",

    NUMBER: _ => token(
      choice(
        seq(repeat1(/[0-9]/), optional(seq(".", repeat1(/[0-9]/)))),
        seq(".", repeat1(/[0-9]/)),
      ),
    ),

    MUL_OPERATOR: _ => "*",

    ADD_OPERATOR: _ => "+",

    SUB_OPERATOR: _ => "-",
  },
});
