; expression-format: the language of NSLayoutConstraint+ExpressionFormat
;
;     view1.width = view2.width * 0.9 + 5

((equation
  (relationOperator)
  (rightSubexpression (identifierAttributePair . (IDENTIFIER) @variable.builtin) @_item))
  (#eq? @variable.builtin "superview")
  (#match? @_item "^[^.]*[.][^.]*$"))

(IDENTIFIER) @variable

(ATTRIBUTE) @property

(NUMERAL) @number

[
  (EQ_OPERATOR)
  (GTE_OPERATOR)
  (LTE_OPERATOR)
] @operator

[
  (MUL_OPERATOR)
  (ADD_OPERATOR)
  (SUB_OPERATOR)
] @operator

(DOT) @punctuation.delimiter

((equation
  (relationOperator)
  (rightSubexpression (identifierAttributePair . (IDENTIFIER) @variable.builtin) @_item))
  (#eq? @variable.builtin "superview")
  (#match? @_item "^[^.]*[.][^.]*$"))
