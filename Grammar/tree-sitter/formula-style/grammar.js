// formula-style: the language of FormulaStyleConstraint
//
//     viewA[.Width] == 0.5 * viewB[.Width] - 4.0

const NUMBER = seq(
  /[0-9]/,
  repeat(/[_0-9]/),
  optional(seq(".", /[0-9]/, repeat(/[_0-9]/))),
  optional(seq(/[eE]/, optional(/[\x2D+]/), /[0-9]/, repeat(/[_0-9]/))),
);

const IDENTIFIER = seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/));

const DOT = ".";

module.exports = grammar({
  name: "formula_style",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    formula: $ => $.equation,

    equation: $ => seq($.sum, $.relationOperator, $.sum),

    sum: $ => seq($.product, repeat(seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), $.product))),

    relationOperator: $ => choice($.EQEQ_OPERATOR, $.GTE_OPERATOR, $.LTE_OPERATOR),

    product: $ => seq($.factor, repeat(seq(choice($.MUL_OPERATOR, $.DIV_OPERATOR), $.factor))),

    factor: $ => choice(seq($.SUB_OPERATOR, alias($._glued_primary, $.primary)), $.primary),

    primary: $ => choice($.NUMBER, $.term, seq("(", $.sum, ")")),

    _glued_primary: $ => choice(
      alias($._glued_NUMBER, $.NUMBER),
      alias($._glued_term, $.term),
      seq(token.immediate("("), $.sum, ")"),
    ),

    term: $ => seq(
      $.IDENTIFIER,
      repeat(
        seq(alias($._glued_DOT, $.DOT), alias($._glued_IDENTIFIER, $.IDENTIFIER)),
      ),
      alias($._glued_subscript, $.subscript),
    ),

    _glued_term: $ => seq(
      alias($._glued_IDENTIFIER, $.IDENTIFIER),
      repeat(
        seq(alias($._glued_DOT, $.DOT), alias($._glued_IDENTIFIER, $.IDENTIFIER)),
      ),
      alias($._glued_subscript, $.subscript),
    ),

    _glued_subscript: $ => seq(token.immediate("["), $.attribute, "]"),

    attribute: $ => seq($.DOT, alias($._glued_ATTRIBUTE, $.ATTRIBUTE)),

    ADD_OPERATOR: _ => "+",

    SUB_OPERATOR: _ => "-",

    EQEQ_OPERATOR: _ => "==",

    GTE_OPERATOR: _ => ">=",

    LTE_OPERATOR: _ => "<=",

    MUL_OPERATOR: _ => "*",

    DIV_OPERATOR: _ => "/",

    NUMBER: _ => token(NUMBER),

    _glued_NUMBER: _ => token.immediate(NUMBER),

    _glued_ATTRIBUTE: _ => token.immediate(
      choice(
        "Left",
        "left",
        "Right",
        "right",
        "Top",
        "top",
        "Bottom",
        "bottom",
        "Leading",
        "leading",
        "Trailing",
        "trailing",
        "Width",
        "width",
        "Height",
        "height",
        "CenterX",
        "centerX",
        "CenterY",
        "centerY",
        "Baseline",
        "baseline",
        "FirstBaseline",
        "firstBaseline",
        "LastBaseline",
        "lastBaseline",
        "LeftMargin",
        "leftMargin",
        "RightMargin",
        "rightMargin",
        "TopMargin",
        "topMargin",
        "BottomMargin",
        "bottomMargin",
        "LeadingMargin",
        "leadingMargin",
        "TrailingMargin",
        "trailingMargin",
        "CenterXWithinMargins",
        "centerXWithinMargins",
        "CenterYWithinMargins",
        "centerYWithinMargins",
      ),
    ),

    IDENTIFIER: _ => token(IDENTIFIER),

    _glued_IDENTIFIER: _ => token.immediate(IDENTIFIER),

    DOT: _ => token(DOT),

    _glued_DOT: _ => token.immediate(DOT),
  },
});
