// visual-format: the language of Auto Layout
//
//     |-[find]-[findNext]-[findField(>=20)]-|

module.exports = grammar({
  name: "visual_format",

  extras: _ => [],

  rules: {
    text: $ => alias($._glued_visualFormatString, $.visualFormatString),

    _glued_visualFormatString: $ => seq(
      optional(seq(alias($._glued_orientation, $.orientation), token.immediate(":"))),
      optional(
        seq(
          alias($._glued_superview, $.superview),
          optional(alias($._glued_connection, $.connection)),
        ),
      ),
      alias($._glued_view, $.view),
      repeat(
        seq(
          optional(alias($._glued_connection, $.connection)),
          alias($._glued_view, $.view),
        ),
      ),
      optional(
        seq(
          optional(alias($._glued_connection, $.connection)),
          alias($._glued_superview, $.superview),
        ),
      ),
    ),

    _glued_orientation: $ => choice(token.immediate("H"), token.immediate("V")),

    _glued_superview: $ => token.immediate("|"),

    _glued_connection: $ => seq(
      token.immediate("-"),
      optional(
        seq(alias($._glued_predicateList, $.predicateList), token.immediate("-")),
      ),
    ),

    _glued_view: $ => seq(
      token.immediate("["),
      alias($._glued_IDENTIFIER, $.IDENTIFIER),
      optional(alias($._glued_predicateListWithParens, $.predicateListWithParens)),
      token.immediate("]"),
    ),

    _glued_predicateList: $ => choice(
      alias($._glued_predicateListWithParens, $.predicateListWithParens),
      alias($._glued_simplePredicate, $.simplePredicate),
    ),

    _glued_predicateListWithParens: $ => seq(
      token.immediate("("),
      alias($._glued_predicate, $.predicate),
      repeat(seq(token.immediate(","), alias($._glued_predicate, $.predicate))),
      token.immediate(")"),
    ),

    _glued_simplePredicate: $ => seq(
      choice(
        seq(
          alias($._glued_relation, $.relation),
          alias($._glued_objectOfPredicate, $.objectOfPredicate),
        ),
        alias($._glued_IDENTIFIER, $.IDENTIFIER),
        alias($._glued_unsignedNumber, $.unsignedNumber),
      ),
      optional(
        seq(
          token.immediate("@"),
          alias($._glued_predicatePriority, $.predicatePriority),
        ),
      ),
    ),

    _glued_predicate: $ => seq(
      optional(alias($._glued_relation, $.relation)),
      alias($._glued_objectOfPredicate, $.objectOfPredicate),
      optional(
        seq(
          token.immediate("@"),
          alias($._glued_predicatePriority, $.predicatePriority),
        ),
      ),
    ),

    _glued_relation: $ => choice(
      alias($._glued_EQEQ_OPERATOR, $.EQEQ_OPERATOR),
      alias($._glued_LTE_OPERATOR, $.LTE_OPERATOR),
      alias($._glued_GTE_OPERATOR, $.GTE_OPERATOR),
    ),

    _glued_objectOfPredicate: $ => choice(
      alias($._glued_IDENTIFIER, $.IDENTIFIER),
      alias($._glued_signedNumber, $.signedNumber),
    ),

    _glued_unsignedNumber: $ => choice(
      alias($._glued_HEXADECIMAL, $.HEXADECIMAL),
      alias($._glued_DECIMAL, $.DECIMAL),
    ),

    _glued_predicatePriority: $ => choice(
      alias($._glued_IDENTIFIER, $.IDENTIFIER),
      alias($._glued_signedNumber, $.signedNumber),
    ),

    _glued_signedNumber: $ => choice(
      alias($._glued_unsignedNumber, $.unsignedNumber),
      seq(
        alias($._glued_SUB_OPERATOR, $.SUB_OPERATOR),
        choice(
          alias($._glued_unsignedNumber, $.unsignedNumber),
          alias($._glued_FRACTION, $.FRACTION),
        ),
      ),
    ),

    _glued_IDENTIFIER: _ => token.immediate(seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/))),

    _glued_EQEQ_OPERATOR: _ => token.immediate("=="),

    _glued_LTE_OPERATOR: _ => token.immediate("<="),

    _glued_GTE_OPERATOR: _ => token.immediate(">="),

    _glued_HEXADECIMAL: _ => token.immediate(
      seq(
        "0",
        /[xX]/,
        choice(
          seq(repeat1(/[a-fA-F0-9]/), optional(seq(".", repeat(/[a-fA-F0-9]/)))),
          seq(".", repeat1(/[a-fA-F0-9]/)),
        ),
        optional(seq(/[pP]/, optional(/[\x2D+]/), repeat1(/[0-9]/))),
      ),
    ),

    _glued_DECIMAL: _ => token.immediate(
      seq(
        repeat1(/[0-9]/),
        optional(seq(".", repeat(/[0-9]/))),
        optional(seq(/[eE]/, optional(/[\x2D+]/), repeat1(/[0-9]/))),
      ),
    ),

    _glued_SUB_OPERATOR: _ => token.immediate("-"),

    _glued_FRACTION: _ => token.immediate(
      seq(
        ".",
        repeat1(/[0-9]/),
        optional(seq(/[eE]/, optional(/[\x2D+]/), repeat1(/[0-9]/))),
      ),
    ),
  },
});
