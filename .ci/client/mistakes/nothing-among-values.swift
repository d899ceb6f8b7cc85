import GrammarCombinators

/// One alternative has a value, the other has none.
let sign = OneOf {  // error: the alternatives of a choice have outputs of one type: give one that has none a value, `.as(value)`
  LiteralText("+").as(1)
  "-"
}
