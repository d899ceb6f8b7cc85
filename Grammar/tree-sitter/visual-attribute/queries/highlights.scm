; visual-attribute: the language of PLVisualAttributeConstraints
;
;     secondView.left >= firstView.left * 2 + 10

(IDENTIFIER) @variable

(ATTRIBUTE) @property

(NUMBER) @number

[
  (EQEQ_OPERATOR)
  (GTE_OPERATOR)
  (LTE_OPERATOR)
] @operator

[
  (MUL_OPERATOR)
  (ADD_OPERATOR)
  (SUB_OPERATOR)
] @operator

(DOT) @punctuation.delimiter
