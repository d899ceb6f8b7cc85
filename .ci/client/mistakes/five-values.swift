import GrammarCombinators

let digit = ByteOf(Digit.self)

/// A sequence with more values than there is a tuple for.
let five = SequenceOf {  // warning: at most four parts of a sequence have an output: group some with `SequenceOf` and `map`
  digit
  digit
  "-"
  digit
  digit
  "-"
  digit
}
