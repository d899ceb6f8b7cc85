// settings

const COMMENT = seq(
  "#",
  repeat(
    /[\x2D\x21\x24-\x26\x28-\x2C.\x2F\x3A-\x40\x5C_\x60\x7B-\x7Ea-zA-Z0-9\x00-\x09\x0B-\x20\x22\x23\x27\x5B\x5D\x5E\x7F]/,
  ),
);

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
