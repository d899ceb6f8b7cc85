/// What a person meant by a text, and in which ways the text is not what a dialect would have.
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

  /// Where the equation ends, or the last of them.
  var end = 0

  /// The left side and the relation, where there is no telling what is to the right.
  var left: LinearForm<String>?
  var relation: Relation?

  /// Whether one word is the whole of the right side.
  var isValueAlone = false

  /// Makes two equations of a range, or one if it has one end.
  mutating func setEnds(
    _ range: ForeignRange, of left: LinearForm<String>?, _ relation: Relation?
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

/// An equation between two sides that have been computed.
struct MeantEquation {
  var left: LinearForm<String>
  var relation: Relation
  var right: LinearForm<String>

  /// What it states in a dialect; `nil` if that is nothing.
  ///
  /// A constant is alone if it is when everything has been computed: only then does the dialect relate it to something.
  func normalForm(in dialect: Dialect) -> NormalForm<String>? {
    let computed = try? NormalForm(left, relation, right, meaning: Meaning(), matches: ==)?.solved(
      lhs: "lhs", rhs: "rhs")
    guard let plain = computed?.tidy else { return nil }
    let second = LinearForm(reference: plain.second, multiplier: plain.multiplier, constant: plain.constant)
    let form = NormalForm(
      LinearForm(reference: plain.first), plain.relation, second, meaning: dialect.meaning, matches: ==)
    return try? form?.solved(lhs: "lhs", rhs: "rhs")
  }

  /// How a dialect says it; `nil` if it can't.
  func sentence(in dialect: Dialect, spelledAs notation: Notation? = nil) -> String? {
    guard let form = normalForm(in: dialect) else { return nil }
    var writer = EquationWriter(dialect)
    if let notation { writer.notation = notation }
    return writer.plainText(stating: form, isConstantAlone: left.reference == nil || right.reference == nil)
  }
}

extension NormalForm<String> {
  /// The same in the decimal fractions that its numbers stand for.
  package var tidy: NormalForm {
    var tidy = self
    tidy.multiplier = multiplier.tidy
    tidy.constant = constant.tidy
    return tidy
  }
}
