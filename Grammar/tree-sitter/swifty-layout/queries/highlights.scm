; swifty-layout: the language of SwiftyLayout
;
;     a[.width] == b[.width] / 2 + margin ~ 750

[
  (IDENTIFIER)
  "CGFloat"
  "Double"
  "Float"
  "Int"
] @variable

(ATTRIBUTE) @property

(NUMBER) @number

[
  (EQEQ_OPERATOR)
  (GTE_OPERATOR)
  (LTE_OPERATOR)
  "!"
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

"~" @string.special
