; tat-layout: the language of TATLayout
;
;     view1.width >= view2.width * 0.5 + margin @750

((equation
  (relationOperator)
  (rightSubexpression (identifierAttributePair . (IDENTIFIER) @variable.builtin) @_item))
  (#eq? @variable.builtin "superview")
  (#match? @_item "^[^.]*[.][^.]*$"))

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

"@" @string.special

((equation
  (relationOperator)
  (rightSubexpression (identifierAttributePair . (IDENTIFIER) @variable.builtin) @_item))
  (#eq? @variable.builtin "superview")
  (#match? @_item "^[^.]*[.][^.]*$"))
