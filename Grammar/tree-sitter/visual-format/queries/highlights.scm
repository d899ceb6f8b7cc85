; visual-format: the language of Auto Layout
;
;     |-[find]-[findNext]-[findField(>=20)]-|

(IDENTIFIER) @variable

[
  "H"
  "V"
] @keyword

[
  (HEXADECIMAL)
  (DECIMAL)
  (FRACTION)
] @number

[
  (EQEQ_OPERATOR)
  (LTE_OPERATOR)
  (GTE_OPERATOR)
] @operator

[
  "-"
  (SUB_OPERATOR)
] @operator

[
  "["
  "]"
  "("
  ")"
] @punctuation.bracket

[
  ":"
  ","
] @punctuation.delimiter

[
  (superview)
  "@"
] @string.special
