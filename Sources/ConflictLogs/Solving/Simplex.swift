/// Linear forms with bounds, and whether all bounds can be kept at once: the simplex method in exact arithmetic.
///
/// It is the form that solvers of logical formulae use (Dutertre and de Moura, 2006): a bound is put and taken away without
/// starting anew, and where the bounds contradict each other a row of the table says which of them do, and is the proof.
struct Simplex {
  /// A sum of variables, each times a number, by variable.
  typealias Form = [(variable: Int, factor: Rational)]

  /// A proof that bounds contradict each other: the forms times these numbers add up to nothing.
  typealias Proof = [(variable: Int, times: Rational)]

  /// What stands in the way of an answer.
  struct Overflow: Error {}

  /// The bounds of each variable.
  private var lower: [Rational?] = []
  private var upper: [Rational?] = []
  private var values: [Rational] = []
  /// The row in which a variable is written as a form of others; `nil` where it is one of those.
  private var rowOfVariable: [Int?] = []
  private var rows: [(basic: Int, form: Form)] = []
  private var hasOverflow = false

  /// A variable without bounds.
  mutating func addVariable() -> Int {
    lower.append(nil)
    upper.append(nil)
    values.append(.zero)
    rowOfVariable.append(nil)
    return values.count - 1
  }

  /// A variable that is the same as a form.
  mutating func addVariable(of form: Form) -> Int {
    let variable = addVariable()
    var row: Form = []
    for (part, factor) in form {
      row = row.adding(rowOfVariable[part].map { rows[$0].form } ?? [(part, .one)], times: factor)
    }
    values[variable] = row.reduce(.zero) { $0 + values[$1.variable] * $1.factor }
    rowOfVariable[variable] = rows.count
    rows.append((variable, row))
    return variable
  }

  /// Puts or takes away the bounds of a variable.
  mutating func bound(_ variable: Int, from least: Rational?, to most: Rational?) {
    (lower[variable], upper[variable]) = (least, most)
  }

  /// Finds values within all bounds.
  ///
  /// - Returns: `nil` if there are some; otherwise which bounds contradict each other, none of which could be left out: the
  ///   lower one of a variable where its number is below 0, the upper one where it is above.
  mutating func contradiction() throws(Overflow) -> Proof? {
    // What is in no row goes where it may be.
    for variable in values.indices where rowOfVariable[variable] == nil {
      if let bound = violated(variable)?.bound { move(variable, to: bound) }
    }
    // The smallest variables come first, so that it ends.
    while let row = rows.indices.filter({ violated(rows[$0].basic) != nil }).min(by: { rows[$0].basic < rows[$1].basic }
    ),
      let (bound, isBelow) = violated(rows[row].basic)
    {
      if hasOverflow { throw Overflow() }
      let entering = rows[row].form.first { variable, factor in
        let rises = factor.isPositive == isBelow
        return rises
          ? upper[variable].map { ($0 - values[variable]).isPositive } ?? true
          : lower[variable].map { (values[variable] - $0).isPositive } ?? true
      }
      guard let entering else {
        let sign = isBelow ? -Rational.one : .one
        return [(rows[row].basic, sign)] + rows[row].form.map { ($0.variable, -sign * $0.factor) }
      }
      let basic = rows[row].basic
      let change = (bound - values[basic]) / entering.factor
      move(entering.variable, to: values[entering.variable] + change)
      pivot(row, entering: entering)
    }
    if hasOverflow { throw Overflow() }
    return nil
  }

  /// The bound that a value is outside of, and whether it is too small.
  private func violated(_ variable: Int) -> (bound: Rational, isBelow: Bool)? {
    if let least = lower[variable], (least - values[variable]).isPositive { return (least, true) }
    if let most = upper[variable], (values[variable] - most).isPositive { return (most, false) }
    return nil
  }

  /// Gives a variable that is in no row a value, and the others theirs.
  private mutating func move(_ variable: Int, to value: Rational) {
    let change = value - values[variable]
    values[variable] = value
    if value.isUnknown { hasOverflow = true }
    for (basic, form) in rows {
      guard let factor = form.factor(of: variable) else { continue }
      values[basic] = values[basic] + factor * change
      if values[basic].isUnknown { hasOverflow = true }
    }
  }

  /// Has a variable change places with that of a row.
  private mutating func pivot(_ row: Int, entering: (variable: Int, factor: Rational)) {
    let (basic, form) = rows[row]
    let inverse = Rational.one / entering.factor
    let rest = form.filter { $0.variable != entering.variable }
    let solved = Form([(basic, inverse)]).adding(rest, times: -inverse)
    rows[row] = (entering.variable, solved)
    (rowOfVariable[entering.variable], rowOfVariable[basic]) = (row, nil)
    for other in rows.indices where other != row {
      guard let factor = rows[other].form.factor(of: entering.variable) else { continue }
      let rest = rows[other].form.filter { $0.variable != entering.variable }
      rows[other].form = rest.adding(solved, times: factor)
      if rows[other].form.contains(where: { $0.factor.isUnknown }) { hasOverflow = true }
    }
  }
}

extension Simplex.Form {
  /// The sum of this form and another, times a number.
  func adding(_ other: Simplex.Form, times scale: Rational) -> Simplex.Form {
    var sum: Simplex.Form = []
    sum.reserveCapacity(count + other.count)
    var (index, otherIndex) = (0, 0)
    while index < count || otherIndex < other.count {
      if otherIndex == other.count || index < count && self[index].variable < other[otherIndex].variable {
        sum.append(self[index])
        index += 1
      } else if index == count || other[otherIndex].variable < self[index].variable {
        sum.append((other[otherIndex].variable, other[otherIndex].factor * scale))
        otherIndex += 1
      } else {
        let factor = self[index].factor + other[otherIndex].factor * scale
        if !factor.isZero { sum.append((self[index].variable, factor)) }
        (index, otherIndex) = (index + 1, otherIndex + 1)
      }
    }
    return sum
  }

  /// What a variable is multiplied with; `nil` if it is no part of the form.
  fileprivate func factor(of variable: Int) -> Rational? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].variable == variable ? self[low].factor : nil
  }
}
