import ConstraintGrammar
import ConstraintMeaning

/// The equations that a person meant by a text, and the ways in which the text is not what a dialect would have.
struct Reading {
  /// The equations that are meant: usually one, two for a chain or a range; none where it can't be told.
  var equations: [MeantEquation] = []

  var departures: [Departure] = []

  /// The pieces that were read.
  var lexemes: [Lexeme] = []

  /// The dialect's notation, with each attribute as the text spells it.
  var notation: Notation?

  /// Whether nothing follows the equation that must not get lost.
  var isComplete = true

  /// The priority and the identifier behind the equation, where the dialect has them, as they are to be written.
  var suffix = ""

  /// Whether an attribute is one of several that may be meant.
  var isGuess = false

  /// The numbers, names and terms that have been read into the equations.
  var understood: [ReadPart] = []

  /// Where the equation ends, or the last of them.
  var end = 0

  /// The left side and the relation, where there is no telling what is to the right.
  var left: LinearForm?
  var relation: Relation?

  /// Whether one word is the whole of the right side.
  var isValueAlone = false

  /// Makes two equations of a range, or one if it has one end.
  mutating func setEnds(
    _ range: ForeignRange, of left: LinearForm?, _ relation: Relation?
  ) {
    guard let left, relation == .equal else { return }
    for (relation, end) in [(Relation.greaterThanOrEqual, range.lower), (.lessThanOrEqual, range.upper)] {
      let digits = end?.first == "-" ? end.map { String($0.dropFirst()) } : end
      guard let digits, let number = ForeignNumber(digits).value else { continue }
      let value = end == digits ? number : -number
      equations.append(
        MeantEquation(left: left, relation: relation, right: LinearForm(constant: .scalar(.number(value)))))
    }
  }
}
