// visual-attribute: the language of PLVisualAttributeConstraints
//
//     secondView.left >= firstView.left * 2 + 10

module.exports = grammar({
  name: "visual_attribute",

  extras: _ => [/[\x09-\x0D\x20]/],

  rules: {
    expression: $ => $.equation,

    equation: $ => seq($.identifierAttributePair, $.relationOperator, $.rightSubexpression),

    identifierAttributePair: $ => seq(
      $.IDENTIFIER,
      alias($._glued_DOT, $.DOT),
      alias($._glued_ATTRIBUTE, $.ATTRIBUTE),
    ),

    relationOperator: $ => choice($.EQEQ_OPERATOR, $.GTE_OPERATOR, $.LTE_OPERATOR),

    rightSubexpression: $ => choice(
      seq(
        $.identifierAttributePair,
        optional($.scaleExpression),
        optional($.addExpression),
      ),
      $.constant,
    ),

    scaleExpression: $ => seq($.MUL_OPERATOR, $.constant),

    addExpression: $ => seq(choice($.ADD_OPERATOR, $.SUB_OPERATOR), $.constant),

    constant: $ => $.NUMBER,

    _glued_ATTRIBUTE: _ => token.immediate(
      choice(
        seq(/[lL]/, /[eE]/, /[fF]/, /[tT]/),
        seq(/[rR]/, /[iI]/, /[gG]/, /[hH]/, /[tT]/),
        seq(/[tT]/, /[oO]/, /[pP]/),
        seq(/[bB]/, /[oO]/, /[tT]/, /[tT]/, /[oO]/, /[mM]/),
        seq(/[lL]/, /[eE]/, /[aA]/, /[dD]/, /[iI]/, /[nN]/, /[gG]/),
        seq(/[tT]/, /[rR]/, /[aA]/, /[iI]/, /[lL]/, /[iI]/, /[nN]/, /[gG]/),
        seq(/[wW]/, /[iI]/, /[dD]/, /[tT]/, /[hH]/),
        seq(/[hH]/, /[eE]/, /[iI]/, /[gG]/, /[hH]/, /[tT]/),
        seq(/[cC]/, /[eE]/, /[nN]/, /[tT]/, /[eE]/, /[rR]/, /[xX]/),
        seq(/[cC]/, /[eE]/, /[nN]/, /[tT]/, /[eE]/, /[rR]/, /[yY]/),
        seq(/[bB]/, /[aA]/, /[sS]/, /[eE]/, /[lL]/, /[iI]/, /[nN]/, /[eE]/),
      ),
    ),

    IDENTIFIER: _ => token(seq(/[_a-zA-Z]/, repeat(/[_a-zA-Z0-9]/))),

    _glued_DOT: _ => token.immediate("."),

    EQEQ_OPERATOR: _ => "==",

    GTE_OPERATOR: _ => ">=",

    LTE_OPERATOR: _ => "<=",

    MUL_OPERATOR: _ => "*",

    ADD_OPERATOR: _ => "+",

    SUB_OPERATOR: _ => "-",

    NUMBER: _ => token(seq(repeat1(/[0-9]/), optional(seq(".", repeat(/[0-9]/))))),
  },
});
