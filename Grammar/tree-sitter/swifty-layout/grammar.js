// swifty-layout: the language of SwiftyLayout
//
//     a[.width] == b[.width] / 2 + margin ~ 750

const IDENTIFIER = seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/));

const NUMBER = seq(
  /[0-9]/,
  repeat(/[_0-9]/),
  optional(seq(".", /[0-9]/, repeat(/[_0-9]/))),
  optional(seq(/[eE]/, optional(/[\x2D+]/), /[0-9]/, repeat(/[_0-9]/))),
);

const DOT = ".";

module.exports = grammar({
  name: "swifty_layout",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    formula: $ => $.equation,

    equation: $ => seq($.sum, $.relationOperator, $.sum, optional(seq("~", $.priority))),

    sum: $ => seq($.product, repeat(seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), $.product))),

    relationOperator: $ => choice($.EQEQ_OPERATOR, $.GTE_OPERATOR, $.LTE_OPERATOR),

    priority: $ => choice($.IDENTIFIER, $.NUMBER),

    product: $ => seq($.factor, repeat(seq(choice($.MUL_OPERATOR, $.DIV_OPERATOR), $.factor))),

    factor: $ => choice(seq($.SUB_OPERATOR, alias($._glued_primary, $.primary)), $.primary),

    primary: $ => choice(
      $.NUMBER,
      $.term,
      $.conversion,
      $.IDENTIFIER,
      alias("CGFloat", $.IDENTIFIER),
      alias("Double", $.IDENTIFIER),
      alias("Float", $.IDENTIFIER),
      alias("Int", $.IDENTIFIER),
      seq("(", $.sum, ")"),
    ),

    _glued_primary: $ => choice(
      alias($._glued_NUMBER, $.NUMBER),
      alias($._glued_term, $.term),
      alias($._glued_conversion, $.conversion),
      alias($._glued_IDENTIFIER, $.IDENTIFIER),
      alias(token.immediate("CGFloat"), $.IDENTIFIER),
      alias(token.immediate("Double"), $.IDENTIFIER),
      alias(token.immediate("Float"), $.IDENTIFIER),
      alias(token.immediate("Int"), $.IDENTIFIER),
      seq(token.immediate("("), $.sum, ")"),
    ),

    term: $ => seq(
      $.path,
      optional(token.immediate("!")),
      alias($._glued_subscript, $.subscript),
    ),

    _glued_term: $ => seq(
      alias($._glued_path, $.path),
      optional(token.immediate("!")),
      alias($._glued_subscript, $.subscript),
    ),

    conversion: $ => seq(choice("CGFloat", "Double", "Float", "Int"), "(", $.sum, ")"),

    _glued_conversion: $ => seq(
      choice(
        token.immediate("CGFloat"),
        token.immediate("Double"),
        token.immediate("Float"),
        token.immediate("Int"),
      ),
      "(",
      $.sum,
      ")",
    ),

    path: $ => seq(
      choice(
        $.IDENTIFIER,
        alias("CGFloat", $.IDENTIFIER),
        alias("Double", $.IDENTIFIER),
        alias("Float", $.IDENTIFIER),
        alias("Int", $.IDENTIFIER),
      ),
      repeat(
        seq(alias($._glued_DOT, $.DOT), alias($._glued_IDENTIFIER, $.IDENTIFIER)),
      ),
    ),

    _glued_path: $ => seq(
      choice(
        alias($._glued_IDENTIFIER, $.IDENTIFIER),
        alias(token.immediate("CGFloat"), $.IDENTIFIER),
        alias(token.immediate("Double"), $.IDENTIFIER),
        alias(token.immediate("Float"), $.IDENTIFIER),
        alias(token.immediate("Int"), $.IDENTIFIER),
      ),
      repeat(
        seq(alias($._glued_DOT, $.DOT), alias($._glued_IDENTIFIER, $.IDENTIFIER)),
      ),
    ),

    _glued_subscript: $ => seq(token.immediate("["), $.attribute, "]"),

    attribute: $ => seq($.DOT, alias($._glued_ATTRIBUTE, $.ATTRIBUTE)),

    ADD_OPERATOR: _ => "+",

    SUB_OPERATOR: _ => "-",

    EQEQ_OPERATOR: _ => "==",

    GTE_OPERATOR: _ => ">=",

    LTE_OPERATOR: _ => "<=",

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

    NUMBER: _ => token(NUMBER),

    _glued_NUMBER: _ => token.immediate(NUMBER),

    MUL_OPERATOR: _ => "*",

    DIV_OPERATOR: _ => "/",

    DOT: _ => token(DOT),

    _glued_DOT: _ => token.immediate(DOT),
  },
});
