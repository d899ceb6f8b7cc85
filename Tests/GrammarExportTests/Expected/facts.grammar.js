// facts: facts

const WORD = seq(/[a-z]/, optional(seq(repeat(choice(/[a-z0-9]/, ".", "-")), /[a-z0-9]/)));

const PREFIX = seq(optional(WORD), ":");

module.exports = grammar({
  name: "facts",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    facts: $ => optional(seq(choice($.directive, $.fact), repeat(choice($.directive, $.fact)))),

    directive: $ => seq(seq("@prefix", optional($._joined_words)), $.PREFIX, $.ADDRESS, "."),

    fact: $ => seq($.thing, $.list, "."),

    thing: $ => choice($.ADDRESS, $.PREFIX, $.PREFIXED),

    list: $ => seq($.verb, $.objects, repeat(seq(";", optional(seq($.verb, $.objects))))),

    verb: $ => choice($.thing, seq("a", optional($._joined_words))),

    objects: $ => seq($.object, repeat(seq(",", $.object))),

    object: $ => choice(
      $.thing,
      seq(
        $.TEXT,
        optional(
          choice(
            seq($.LANGUAGE, optional($._joined_words)),
            seq(alias("@prefix", $.LANGUAGE), optional($._joined_words)),
          ),
        ),
      ),
      seq($.number, optional(seq("<", $.number))),
      seq("true", optional($._joined_words)),
      seq("(", repeat($.object), ")"),
      seq(
        seq("unknown", optional($._joined_words)),
        choice(
          seq($.NAME, optional($._joined_words)),
          seq(alias("a", $.NAME), optional($._joined_words)),
          seq(alias("true", $.NAME), optional($._joined_words)),
          seq(alias("unknown", $.NAME), optional($._joined_words)),
        ),
      ),
    ),

    number: $ => choice(
      seq($.INTEGER, optional($._joined_words)),
      seq($.DECIMAL, optional($._joined_words)),
    ),

    PREFIX: _ => token(PREFIX),

    ADDRESS: _ => token(seq("<", repeat(/[\x21-\x3B\x3D\x3F-\u{10FFFF}]/u), ">")),

    PREFIXED: _ => token(seq(PREFIX, WORD)),

    TEXT: _ => token(
      choice(
        seq("\"", repeat(/[\x01-\x09\x0B-\x21\x23-\u{10FFFF}]/u), "\""),
        seq(
          "\"\"\"",
          repeat(
            choice(
              /[\x01-\x21\x23-\u{10FFFF}]/u,
              seq("\"", /[\x01-\x21\x23-\u{10FFFF}]/u),
              seq("\"\"", /[\x01-\x21\x23-\u{10FFFF}]/u),
            ),
          ),
          "\"\"\"",
        ),
      ),
    ),

    LANGUAGE: _ => token(seq("@", repeat1(/[a-z]/), repeat(seq("-", repeat1(/[a-z0-9]/))))),

    NAME: _ => token(repeat1(/[a-z]/)),

    INTEGER: _ => token(repeat1(/[0-9]/)),

    DECIMAL: _ => token(seq(repeat(/[0-9]/), ".", repeat1(/[0-9]/))),

    // Never there: behind a run of letters and digits there is no other. It keeps two words from touching.
    _joined_words: $ => seq($._joined_words_run, $._joined_words_run),

    _joined_words_run: _ => token.immediate(prec(1, repeat1(/[_a-zA-Z0-9]/))),
  },
});
