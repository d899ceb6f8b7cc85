// settings

const COMMENT = seq("#", repeat(/[\x21-\x7E\x00-\x09\x0B-\x20\x7F]/));

module.exports = grammar({
  name: "settings",

  extras: $ => [/[\x0A\x20]/, $.COMMENT],

  rules: {
    settings: $ => seq($.setting, repeat($.setting)),

    setting: $ => seq($.NAME, "=", $.value, ";"),

    value: $ => choice($.NUMBER, $.list),

    list: $ => seq("[", optional(seq($.value, repeat(seq(",", $.value)))), "]"),

    NAME: _ => token(seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/))),

    NUMBER: _ => token(repeat1(/[0-9]/)),

    COMMENT: _ => token(COMMENT),
  },
});
