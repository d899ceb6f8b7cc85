// lists
//
//     LET x [ 10, '\' ]
//
// *) */

const NUMBER = seq(/[0-9]/, /[0-9]/, repeat(/[0-9]/));

module.exports = grammar({
  name: "lists",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    text: $ => $.letBinding,

    letBinding: $ => seq(
      alias($._literal_1, "let"),
      $._WHITE_SPACE,
      $.NAME,
      choice($.list, seq("=", $.value)),
    ),

    list: $ => seq("[", optional(seq($.value, repeat(seq(",", $.value)))), "]"),

    value: $ => seq(optional(seq("+", optional("+"))), choice($.number, $.QUOTATION, $.list)),

    number: $ => choice(seq("-", alias($._glued_NUMBER, $.NUMBER)), $.NUMBER),

    _literal_1: _ => token(seq(/[lL]/, /[eE]/, /[tT]/)),

    NAME: _ => token(seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/))),

    QUOTATION: _ => token(choice("\"'", "\"\x09\"", "'\\'")),

    NUMBER: _ => token(NUMBER),

    _glued_NUMBER: _ => token.immediate(NUMBER),

    _WHITE_SPACE: _ => token.immediate(repeat1(/[\x09-\x0D\x20]/)),
  },
});
