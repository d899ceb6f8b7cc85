; equations: the language of NSLayoutConstraint+Equations
;
;     width = 2 * width + 10

[
  "baseline"
  "bottom"
  "centerX"
  "centerY"
  "height"
  "leading"
  "left"
  "right"
  "top"
  "trailing"
  "width"
] @property

(NUMBER) @number

[
  "="
  "<"
  ">"
] @operator

[
  "*"
  "+"
  "-"
] @operator
