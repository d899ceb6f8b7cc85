import GrammarCombinators

/// A rule of two parts with white space in between.
struct SpacedPair: Rule {
  static var name: StaticString { "spacedPair" }
  let one: Scripted<Int>
  let two: Scripted<Int>

  var body: some Parser<(Int, Int)> {
    one
    two
  }
}

/// A rule of two parts without white space in between.
struct GluedPair: Rule {
  static var name: StaticString { "gluedPair" }
  let one: Scripted<Int>
  let two: Scripted<Int>

  @SequenceBuilder<NoSpace> var body: some Parser<(Int, Int)> {
    one
    two
  }
}

/// A token of one part.
struct OnePartToken<Part: Parser>: Token {
  static var name: StaticString { "ONE_PART" }
  let part: Part

  var body: some Parser<Part.Output> { part }
}

/// A token of two parts.
struct TwoPartToken: Token {
  static var name: StaticString { "TWO_PARTS" }
  let one: Scripted<Int>
  let two: Scripted<Int>

  var body: some Parser<(Int, Int)> {
    one
    two
  }
}
