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
      alias($._literal_LET, "let"),
      optional($._joined_words),
      $.NAME,
      choice($.list, seq("=", $.value)),
    ),

    list: $ => seq("[", optional(seq($.value, repeat(seq(",", $.value)))), "]"),

    value: $ => seq(optional(seq("+", optional("+"))), choice($.number, $.QUOTATION, $.list)),

    number: $ => choice(seq("-", alias($._glued_NUMBER, $.NUMBER)), $.NUMBER),

    _literal_LET: _ => token(seq(/[lL]/, /[eE]/, /[tT]/)),

    NAME: _ => token(seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/))),

    QUOTATION: _ => token(choice("\"'", "\"\x09\"", "'\\'")),

    NUMBER: _ => token(NUMBER),

    _glued_NUMBER: _ => token.immediate(NUMBER),

    // Never there: behind a run of letters and digits there is no other. It keeps two words from touching.
    _joined_words: $ => seq($._joined_words_run, $._joined_words_run),

    _joined_words_run: _ => token.immediate(prec(1, repeat1(/[_a-zA-Z0-9]/))),
  },
});
