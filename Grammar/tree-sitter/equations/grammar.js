// equations: the language of NSLayoutConstraint+Equations
//
//     width = 2 * width + 10

const NUMBER = seq(repeat1(/[0-9]/), optional(seq(".", repeat1(/[0-9]/))));

module.exports = grammar({
  name: "equations",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    formula: $ => $.equation,

    equation: $ => choice(
      seq(
        $.attribute,
        choice("=", "<", ">"),
        optional(seq($.multiplier, "*")),
        $.attribute,
        optional(seq(choice("+", "-"), $.constant)),
      ),
      seq($.attribute, choice("=", "<", ">"), $.constant),
    ),

    attribute: $ => choice(
      "baseline",
      "bottom",
      "centerX",
      "centerY",
      "height",
      "leading",
      "left",
      "right",
      "top",
      "trailing",
      "width",
    ),

    multiplier: $ => $.realNumber,

    constant: $ => $.realNumber,

    realNumber: $ => choice(seq("-", alias($._glued_NUMBER, $.NUMBER)), $.NUMBER),

    NUMBER: _ => token(NUMBER),

    _glued_NUMBER: _ => token.immediate(NUMBER),
  },
});
