// compact-constraint-2021: the language of CompactConstraint
//
//     button.bottom = safe.bottom - 20 @ 750

const IDENTIFIER = seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/));

const EQEQ_OPERATOR = "==";

const LTE_OPERATOR = "<=";

const GTE_OPERATOR = ">=";

const SUB_OPERATOR = "-";

const NUMBER = seq(
  choice(
    seq(repeat1(/[0-9]/), optional(seq(".", repeat(/[0-9]/)))),
    seq(".", repeat1(/[0-9]/)),
  ),
  optional(seq(/[eE]/, optional(/[\x2D+]/), repeat1(/[0-9]/))),
);

module.exports = grammar({
  name: "compact_constraint_2021",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    text: $ => choice($.visualFormatString, $.identifiedEquation),

    visualFormatString: $ => choice(
      seq(
        $.orientation,
        token.immediate(":"),
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
      choice(
        seq(
          $.superview,
          optional(alias($._glued_connection, $.connection)),
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
        seq(
          $.view,
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
      ),
    ),

    identifiedEquation: $ => seq($.equation, optional($.LABEL)),

    orientation: $ => choice("H", "V"),

    superview: $ => "|",

    _glued_superview: $ => token.immediate("|"),

    _glued_connection: $ => seq(
      token.immediate("-"),
      optional(
        seq(alias($._glued_predicateList, $.predicateList), token.immediate("-")),
      ),
    ),

    view: $ => seq(
      "[",
      alias($._glued_IDENTIFIER, $.IDENTIFIER),
      optional(alias($._glued_predicateListWithParens, $.predicateListWithParens)),
      token.immediate("]"),
    ),

    _glued_view: $ => seq(
      token.immediate("["),
      alias($._glued_IDENTIFIER, $.IDENTIFIER),
      optional(alias($._glued_predicateListWithParens, $.predicateListWithParens)),
      token.immediate("]"),
    ),

    equation: $ => seq(
      $.identifierAttributePair,
      $.relationOperator,
      $.rightSubexpression,
      optional(seq("@", $.priority)),
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

    identifierAttributePair: $ => seq(
      choice($.IDENTIFIER, alias("H", $.IDENTIFIER), alias("V", $.IDENTIFIER)),
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
        choice(
          $.identifierAttributePair,
          $.IDENTIFIER,
          alias("H", $.IDENTIFIER),
          alias("V", $.IDENTIFIER),
        ),
        optional($.scaleExpression),
        optional($.addExpression),
      ),
      $.number,
    ),

    priority: $ => choice($.IDENTIFIER, $.number),

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

    scaleExpression: $ => seq(choice($.MUL_OPERATOR, $.DIV_OPERATOR), $.constant),

    addExpression: $ => seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), $.constant),

    number: $ => choice(
      seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), alias($._glued_NUMBER, $.NUMBER)),
      $.NUMBER,
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

    constant: $ => choice($.IDENTIFIER, $.number),

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

    LABEL: _ => token(
      seq(
        "#",
        optional(
          seq(
            repeat(/[\x09-\x0D\x20]/),
            repeat1(/[\x21-\x7E\u{0080}-\u{10FFFF}]/u),
            repeat(
              seq(repeat1(/[\x09-\x0D\x20]/), repeat1(/[\x21-\x7E\u{0080}-\u{10FFFF}]/u)),
            ),
          ),
        ),
      ),
    ),

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

    _glued_DOT: _ => token.immediate("."),

    EQEQ_OPERATOR: _ => token(EQEQ_OPERATOR),

    _glued_EQEQ_OPERATOR: _ => token.immediate(EQEQ_OPERATOR),

    EQ_OPERATOR: _ => "=",

    LTE_OPERATOR: _ => token(LTE_OPERATOR),

    _glued_LTE_OPERATOR: _ => token.immediate(LTE_OPERATOR),

    GTE_OPERATOR: _ => token(GTE_OPERATOR),

    _glued_GTE_OPERATOR: _ => token.immediate(GTE_OPERATOR),

    MUL_OPERATOR: _ => "*",

    DIV_OPERATOR: _ => "/",

    ADD_OPERATOR: _ => "+",

    SUB_OPERATOR: _ => token(SUB_OPERATOR),

    _glued_SUB_OPERATOR: _ => token.immediate(SUB_OPERATOR),

    _glued_DECIMAL: _ => token.immediate(
      seq(
        repeat1(/[0-9]/),
        optional(seq(".", repeat(/[0-9]/))),
        optional(seq(/[eE]/, optional(/[\x2D+]/), repeat1(/[0-9]/))),
      ),
    ),

    _glued_FRACTION: _ => token.immediate(
      seq(
        ".",
        repeat1(/[0-9]/),
        optional(seq(/[eE]/, optional(/[\x2D+]/), repeat1(/[0-9]/))),
      ),
    ),

    NUMBER: _ => token(NUMBER),

    _glued_NUMBER: _ => token.immediate(NUMBER),

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
  },
});
