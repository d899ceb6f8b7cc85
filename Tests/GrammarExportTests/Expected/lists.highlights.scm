; lists
;
;     LET x [ 10, '\' ]
;
; *) */

(NAME) @variable

"let" @keyword

(NUMBER) @number

"=" @operator

[
  "+"
  "-"
] @operator

[
  "["
  "]"
] @punctuation.bracket

"," @punctuation.delimiter

(QUOTATION) @string.special
