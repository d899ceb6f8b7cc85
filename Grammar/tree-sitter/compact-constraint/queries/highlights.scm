; compact-constraint: the language of CompactConstraint
;
;     button.height = button.width / 1.6

((equation
  (relationOperator)
  (rightSubexpression (identifierAttributePair . (IDENTIFIER) @variable.builtin) @_item))
  (#eq? @variable.builtin "super")
  (#match? @_item "^[^.]*[.][^.]*$"))

(IDENTIFIER) @variable

(ATTRIBUTE) @property

(NUMBER) @number

[
  (EQEQ_OPERATOR)
  (EQ_OPERATOR)
  (LTE_OPERATOR)
  (GTE_OPERATOR)
] @operator

[
  (MUL_OPERATOR)
  (DIV_OPERATOR)
  (ADD_OPERATOR)
  (SUB_OPERATOR)
] @operator

(DOT) @punctuation.delimiter

((equation
  (relationOperator)
  (rightSubexpression (identifierAttributePair . (IDENTIFIER) @variable.builtin) @_item))
  (#eq? @variable.builtin "super")
  (#match? @_item "^[^.]*[.][^.]*$"))
