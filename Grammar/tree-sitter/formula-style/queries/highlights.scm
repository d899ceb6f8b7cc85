; formula-style: the language of FormulaStyleConstraint
;
;     viewA[.Width] == 0.5 * viewB[.Width] - 4.0

(IDENTIFIER) @variable

(ATTRIBUTE) @property

(NUMBER) @number

[
  (EQEQ_OPERATOR)
  (GTE_OPERATOR)
  (LTE_OPERATOR)
] @operator

[
  (ADD_OPERATOR)
  (SUB_OPERATOR)
  (MUL_OPERATOR)
  (DIV_OPERATOR)
] @operator

[
  "("
  ")"
  "["
  "]"
] @punctuation.bracket

(DOT) @punctuation.delimiter
