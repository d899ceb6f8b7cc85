; facts: facts

[
  (PREFIX)
  (ADDRESS)
  "."
  (PREFIXED)
  (TEXT)
  (LANGUAGE)
  "<"
  (NAME)
] @variable

[
  "@prefix"
  "a"
  "true"
  "unknown"
] @keyword

[
  (INTEGER)
  (DECIMAL)
] @number

[
  "("
  ")"
] @punctuation.bracket

[
  ";"
  ","
] @punctuation.delimiter
