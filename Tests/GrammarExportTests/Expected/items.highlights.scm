; items

((equation
  (relation)
  (side (item . (NAME) @variable.builtin) @_item))
  (#eq? @variable.builtin "self")
  (#match? @_item "^[^\\[.\\]]*[\\[][.][^\\[.\\]]*[\\]]$"))

(NAME) @variable

(ATTRIBUTE) @property

[
  "is"
  "atleast"
] @operator

[
  "["
  "]"
] @punctuation.bracket

"." @punctuation.delimiter

((equation
  (relation)
  (side (item . (NAME) @variable.builtin) @_item))
  (#eq? @variable.builtin "self")
  (#match? @_item "^[^\\[.\\]]*[\\[][.][^\\[.\\]]*[\\]]$"))
