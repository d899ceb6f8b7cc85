// compact-constraint: the language of CompactConstraint
//
//     button.height = button.width / 1.6

const IDENTIFIER = seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/));

const NUMBER = seq(
  choice(
    seq(repeat1(/[0-9]/), optional(seq(".", repeat(/[0-9]/)))),
    seq(".", repeat1(/[0-9]/)),
  ),
  optional(seq(/[eE]/, optional(/[\x2D+]/), repeat1(/[0-9]/))),
);

module.exports = grammar({
  name: "compact_constraint",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    expression: $ => $.equation,

    equation: $ => seq($.identifierAttributePair, $.relationOperator, $.rightSubexpression),

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

    relationOperator: $ => choice($.EQEQ_OPERATOR, $.EQ_OPERATOR, $.LTE_OPERATOR, $.GTE_OPERATOR),

    rightSubexpression: $ => choice(
      seq(
        choice($.identifierAttributePair, $.IDENTIFIER),
        optional($.scaleExpression),
        optional($.addExpression),
      ),
      $.number,
    ),

    scaleExpression: $ => seq(choice($.MUL_OPERATOR, $.DIV_OPERATOR), $.constant),

    addExpression: $ => seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), $.constant),

    number: $ => choice(
      seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), alias($._glued_NUMBER, $.NUMBER)),
      $.NUMBER,
    ),

    constant: $ => choice($.IDENTIFIER, $.number),

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
      ),
    ),

    IDENTIFIER: _ => token(IDENTIFIER),

    _glued_IDENTIFIER: _ => token.immediate(IDENTIFIER),

    _glued_DOT: _ => token.immediate("."),

    EQEQ_OPERATOR: _ => "==",

    EQ_OPERATOR: _ => "=",

    LTE_OPERATOR: _ => "<=",

    GTE_OPERATOR: _ => ">=",

    MUL_OPERATOR: _ => "*",

    DIV_OPERATOR: _ => "/",

    ADD_OPERATOR: _ => "+",

    SUB_OPERATOR: _ => "-",

    NUMBER: _ => token(NUMBER),

    _glued_NUMBER: _ => token.immediate(NUMBER),
  },
});
