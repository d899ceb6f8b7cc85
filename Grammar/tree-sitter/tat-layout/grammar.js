// tat-layout: the language of TATLayout
//
//     view1.width >= view2.width * 0.5 + margin @750

const IDENTIFIER = seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/));

const NUMBER = seq(
  choice(
    seq(repeat1(/[0-9]/), optional(seq(".", repeat(/[0-9]/)))),
    seq(".", repeat1(/[0-9]/)),
  ),
  optional(seq(/[eE]/, optional(/[\x2D+]/), repeat1(/[0-9]/))),
);

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

    identifierAttributePair: $ => seq(
      $.IDENTIFIER,
      alias($._glued_DOT, $.DOT),
      repeat(
        seq(
          choice(
            alias($._glued_IDENTIFIER, $.IDENTIFIER),
            alias($._glued_ATTRIBUTE, $.IDENTIFIER),
          ),
          alias($._glued_DOT, $.DOT),
        ),
      ),
      alias($._glued_ATTRIBUTE, $.ATTRIBUTE),
    ),

    relationOperator: $ => choice($.EQEQ_OPERATOR, $.GTE_OPERATOR, $.LTE_OPERATOR),

    rightSubexpression: $ => choice(
      seq(
        $.identifierAttributePair,
        optional($.scaleExpression),
        optional($.addExpression),
      ),
      $.constant,
    ),

    priority: $ => choice($.IDENTIFIER, $.number),

    scaleExpression: $ => seq($.MUL_OPERATOR, $.constant),

    addExpression: $ => seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), $.constant),

    constant: $ => choice($.IDENTIFIER, $.number),

    number: $ => choice(
      seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), alias($._glued_NUMBER, $.NUMBER)),
      $.NUMBER,
    ),

    _glued_ATTRIBUTE: _ => token.immediate(
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
        "firstBaseline",
        "lastBaseline",
        "leftMargin",
        "rightMargin",
        "topMargin",
        "bottomMargin",
        "leadingMargin",
        "trailingMargin",
        "centerXWithinMargins",
        "centerYWithinMargins",
      ),
    ),

    IDENTIFIER: _ => token(IDENTIFIER),

    _glued_IDENTIFIER: _ => token.immediate(IDENTIFIER),

    _glued_DOT: _ => token.immediate("."),

    EQEQ_OPERATOR: _ => "==",

    GTE_OPERATOR: _ => ">=",

    LTE_OPERATOR: _ => "<=",

    MUL_OPERATOR: _ => "*",

    ADD_OPERATOR: _ => "+",

    SUB_OPERATOR: _ => "-",

    NUMBER: _ => token(NUMBER),

    _glued_NUMBER: _ => token.immediate(NUMBER),
  },
});
