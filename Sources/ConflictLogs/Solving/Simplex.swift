/// Linear forms with bounds, and whether all bounds can be kept at once: the simplex method in exact arithmetic.
///
/// It is the form that solvers of logical formulae use (Dutertre and de Moura, 2006): a bound is put and taken away without
/// starting anew, and where the bounds contradict each other a row of the table says which of them do, and is the proof.
struct Simplex {
  /// A sum of variables, each times a number, by variable.
  typealias Form = [(variable: Int, factor: Rational)]

  /// A proof that bounds contradict each other: the forms times these numbers add up to nothing.
  typealias Proof = [(variable: Int, times: Rational)]

  /// What stands in the way of an answer: numbers that are too long.
  struct Overflow: Error {}

  /// The bounds of each variable.
  private var lower: [Rational?] = []
  private var upper: [Rational?] = []
  private var values: [Rational] = []
  /// The row in which a variable is written as a form of others; `nil` where it is one of those.
  private var rowOfVariable: [Int?] = []
  /// The rows of whose forms a variable is a part.
  private var columns: [[Int]] = []
  private var rows: [(basic: Int, form: Form)] = []
  /// The variables whose value or bounds have changed since they were last seen to be within these.
  private var suspects: [Int] = []
  private var isSuspect: [Bool] = []
  private var hasOverflow = false

  /// A variable without bounds.
  mutating func addVariable() -> Int {
    lower.append(nil)
    upper.append(nil)
    values.append(.zero)
    rowOfVariable.append(nil)
    columns.append([])
    isSuspect.append(false)
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
    if values[variable].isUnknown { hasOverflow = true }
    rowOfVariable[variable] = rows.count
    rows.append((variable, []))
    replace(rows.count - 1, with: row)
    return variable
  }

  /// Puts or takes away the bounds of a variable.
  mutating func bound(_ variable: Int, from least: Rational?, to most: Rational?) {
    (lower[variable], upper[variable]) = (least, most)
    if least?.isUnknown == true || most?.isUnknown == true { hasOverflow = true }
    suspect(variable)
  }

  /// The value of a variable; it is within the bounds of all where ``contradiction()`` has just found none.
  func value(of variable: Int) -> Rational { values[variable] }

  /// Finds values within all bounds.
  ///
  /// - Returns: `nil` if there are some; otherwise which bounds contradict each other, none of which could be left out: the
  ///   lower one of a variable where its number is below 0, the upper one where it is above.
  mutating func contradiction() throws(Overflow) -> Proof? {
    // A variable that is in no row is moved to where it may be.
    for variable in suspects where rowOfVariable[variable] == nil {
      if let bound = violated(variable)?.bound { move(variable, by: bound - values[variable]) }
    }
    var pivots = 0
    while let basic = smallestViolated(), let row = rowOfVariable[basic], let (bound, isBelow) = violated(basic) {
      if hasOverflow { throw Overflow() }
      let candidates = rows[row].form.filter { variable, factor in
        let rises = factor.isPositive == isBelow
        return rises
          ? upper[variable].map { ($0 - values[variable]).isPositive } ?? true
          : lower[variable].map { (values[variable] - $0).isPositive } ?? true
      }
      // The variable enters of which the fewest rows change. After many steps it is the first one, so that the search
      // ends.
      let isLong = pivots > 2 * rows.count
      guard let entering = isLong ? candidates.first : candidates.min(by: { size(of: $0) < size(of: $1) }) else {
        return proof(row, isBelow)
      }
      move(entering.variable, by: (bound - values[basic]) / entering.factor)
      pivot(row, entering: entering)
      pivots += 1
    }
    if hasOverflow { throw Overflow() }
    return nil
  }

  /// Whether all bounds can be kept but those of one variable. ``contradiction()`` has to have found just before that
  /// not all can be.
  func isConsistent(without variable: Int) -> Bool {
    let violated = suspects.filter { self.violated($0) != nil }
    if rowOfVariable[variable] != nil { return violated.allSatisfy { $0 == variable } }
    // If it were moved so far that the bounds of the row with the contradiction are kept.
    guard let basic = violated.min(), let row = rowOfVariable[basic], let (bound, _) = self.violated(basic),
      let factor = rows[row].form.factor(of: variable)
    else { return false }
    let change = (bound - values[basic]) / factor
    return violated.allSatisfy { rowOfVariable[$0].map { columns[variable].contains($0) } == true }
      && columns[variable].allSatisfy { row in
        guard let factor = rows[row].form.factor(of: variable) else { return false }
        let basic = rows[row].basic
        guard lower[basic] != nil || upper[basic] != nil else { return true }
        let value = values[basic] + factor * change
        return !value.isUnknown && self.violated(basic, at: value) == nil
      }
  }
}

extension Simplex {
  private func size(of part: (variable: Int, factor: Rational)) -> (Int, Int) {
    (columns[part.variable].count, part.variable)
  }

  private func proof(_ row: Int, _ isBelow: Bool) -> Proof {
    let sign = isBelow ? -Rational.one : .one
    return [(rows[row].basic, sign)] + rows[row].form.map { ($0.variable, -sign * $0.factor) }
  }

  private mutating func suspect(_ variable: Int) {
    guard !isSuspect[variable] else { return }
    isSuspect[variable] = true
    suspects.append(variable)
  }

  /// The smallest variable of a row that is outside of its bounds.
  private mutating func smallestViolated() -> Int? {
    suspects = suspects.filter { variable in
      let remains = violated(variable) != nil
      if !remains { isSuspect[variable] = false }
      return remains
    }
    return suspects.min()
  }

  /// The bound that a value is outside of, and whether it is too small.
  private func violated(_ variable: Int) -> (bound: Rational, isBelow: Bool)? {
    violated(variable, at: values[variable])
  }

  private func violated(_ variable: Int, at value: Rational) -> (bound: Rational, isBelow: Bool)? {
    if let least = lower[variable], (least - value).isPositive { return (least, true) }
    if let most = upper[variable], (value - most).isPositive { return (most, false) }
    return nil
  }

  /// Changes the value of a variable that is in no row, and those of the others with it.
  private mutating func move(_ variable: Int, by change: Rational) {
    values[variable] = values[variable] + change
    if values[variable].isUnknown { hasOverflow = true }
    for row in columns[variable] {
      guard let factor = rows[row].form.factor(of: variable) else { continue }
      let basic = rows[row].basic
      values[basic] = values[basic] + factor * change
      if values[basic].isUnknown { hasOverflow = true }
      suspect(basic)
    }
  }

  /// Has a variable change places with that of a row.
  private mutating func pivot(_ row: Int, entering: (variable: Int, factor: Rational)) {
    let (basic, form) = rows[row]
    let inverse = Rational.one / entering.factor
    let solved = Form([(basic, inverse)]).adding(form.without(entering.variable), times: -inverse)
    rows[row].basic = entering.variable
    (rowOfVariable[entering.variable], rowOfVariable[basic]) = (row, nil)
    let others = columns[entering.variable]
    replace(row, with: solved)
    for other in others where other != row {
      guard let factor = rows[other].form.factor(of: entering.variable) else { continue }
      replace(other, with: rows[other].form.without(entering.variable).adding(solved, times: factor))
    }
  }

  /// Gives a row another form.
  private mutating func replace(_ row: Int, with form: Form) {
    var old = rows[row].form[...]
    for (variable, factor) in form {
      if factor.isUnknown { hasOverflow = true }
      while let gone = old.first, gone.variable < variable {
        leave(row, gone.variable)
        old.removeFirst()
      }
      if old.first?.variable == variable { old.removeFirst() } else { columns[variable].append(row) }
    }
    for gone in old { leave(row, gone.variable) }
    rows[row].form = form
  }

  private mutating func leave(_ row: Int, _ variable: Int) {
    guard let place = columns[variable].firstIndex(of: row) else { return }
    columns[variable].swapAt(place, columns[variable].count - 1)
    columns[variable].removeLast()
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

  /// The form without one of its variables.
  fileprivate func without(_ variable: Int) -> Simplex.Form { filter { $0.variable != variable } }

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
