; settings

(NAME) @variable

(NUMBER) @number

"=" @operator

[
  "["
  "]"
] @punctuation.bracket

[
  ";"
  ","
] @punctuation.delimiter

(COMMENT) @comment
