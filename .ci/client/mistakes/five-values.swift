import GrammarCombinators

let digit = Byte(Digit.self)

/// A sequence with more values than there is a tuple for.
let five = Grouped {  // warning: at most four parts of a sequence have an output: group some with `Grouped` and `map`
  digit
  digit
  "-"
  digit
  digit
  "-"
  digit
}
