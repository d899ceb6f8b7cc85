; compact-constraint-2021: the language of CompactConstraint
;
;     button.bottom = safe.bottom - 20 @ 750

((equation
  (relationOperator)
  (rightSubexpression (identifierAttributePair . (IDENTIFIER) @variable.builtin) @_item))
  (#eq? @variable.builtin "super")
  (#match? @_item "^[^.]*[.][^.]*$"))

(IDENTIFIER) @variable

(ATTRIBUTE) @property

[
  "H"
  "V"
] @keyword

[
  (NUMBER)
  (HEXADECIMAL)
  (DECIMAL)
  (FRACTION)
] @number

[
  (EQEQ_OPERATOR)
  (EQ_OPERATOR)
  (LTE_OPERATOR)
  (GTE_OPERATOR)
] @operator

[
  "-"
  (MUL_OPERATOR)
  (DIV_OPERATOR)
  (ADD_OPERATOR)
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
  (DOT)
] @punctuation.delimiter

[
  (LABEL)
  (superview)
  "@"
] @string.special

((equation
  (relationOperator)
  (rightSubexpression (identifierAttributePair . (IDENTIFIER) @variable.builtin) @_item))
  (#eq? @variable.builtin "super")
  (#match? @_item "^[^.]*[.][^.]*$"))
