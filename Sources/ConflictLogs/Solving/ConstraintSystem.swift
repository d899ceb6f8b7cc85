import ConstraintGrammar
import ConstraintLayout

/// Constraints as linear forms. The variables are the left side, the width, the top and the height of each item, and
/// what a view keeps to itself: its margins and the lines of its text.
struct ConstraintSystem {
  private var simplex = Simplex()
  /// The variable of each quantity, by its attribute and its item.
  private var variables: [String: Int] = [:]
  /// The variable of a constraint, and the bounds that it has to keep.
  private var demands: [(variable: Int, least: Rational?, most: Rational?)] = []
  private var indexOfVariable: [Int: Int] = [:]
  private var sizes: [Int: (item: String, attribute: Attribute)] = [:]
  /// The guides that lie at the margins of items, by the items.
  private let guides: [String: String]

  /// A system in which no constraint counts yet.
  ///
  /// - Parameters:
  ///   - isRightToLeft: whether leading is right, for a constraint that does not say so itself.
  ///   - slack: by how much the numbers of each constraint can differ from what is printed.
  init(_ constraints: [PrintedConstraint], isRightToLeft: Bool, slack: [Rational]) {
    guides = constraints.marginGuides
    let forms = constraints.map { form(of: $0.statement, isRightToLeft: $0.isRightToLeft ?? isRightToLeft) }
    for (index, (form, constraint)) in zip(forms, constraints).enumerated() {
      let variable = simplex.addVariable(of: form)
      let bound = Rational(printed: constraint.statement.constant)
      let relation = constraint.statement.relation
      indexOfVariable[variable] = demands.count
      demands.append(
        (
          variable, relation == .lessThanOrEqual ? nil : bound - slack[index],
          relation == .greaterThanOrEqual ? nil : bound + slack[index]
        ))
    }
  }

  /// Makes a constraint count, or not count any more.
  mutating func setCounts(_ counts: Bool, _ constraint: Int) {
    let (variable, least, most) = demands[constraint]
    simplex.bound(variable, from: counts ? least : nil, to: counts ? most : nil)
  }

  /// The proof that the constraints which count contradict each other; `nil` if they do not. The constraints come
  /// first, in order, then the sizes in the order in which they were met.
  mutating func contradiction() throws(Simplex.Overflow) -> [Contradiction.Step]? {
    guard let proof = try simplex.contradiction() else { return nil }
    func place(_ variable: Int) -> (Int, Int) { (sizes[variable] == nil ? 0 : 1, variable) }
    return proof.sorted { place($0.variable) < place($1.variable) }.map { variable, times in
      if let constraint = indexOfVariable[variable] { return .constraint(constraint, times: times) }
      guard let size = sizes[variable] else { fatalError("only a constraint and a size have bounds") }
      return .size(size.item, size.attribute, times: -times)
    }
  }

  /// Whether it is seen at once that the contradiction just found needs a constraint: without it all others can be
  /// kept.
  func needs(_ constraint: Int) -> Bool { simplex.isConsistent(without: demands[constraint].variable) }

  /// Whether all constraints that count can be kept; `nil` where the numbers become too long to tell.
  mutating func isSatisfiable() -> Bool? {
    do throws(Simplex.Overflow) {
      if case nil = try simplex.contradiction() { return true }
      return false
    } catch {
      return nil
    }
  }

  /// The distance from a line of one item to a line of another, if all constraints that count are kept; `nil` if they
  /// do not determine it.
  mutating func distance(from other: String, _ line: Attribute, to item: String, _ attribute: Attribute) -> Double? {
    let form = form(of: item, attribute, isMirrored: false)
    let variable = simplex.addVariable(of: form.adding(self.form(of: other, line, isMirrored: false), times: -.one))
    guard isSatisfiable() == true else { return nil }
    let value = simplex.value(of: variable)
    defer { simplex.bound(variable, from: nil, to: nil) }
    for bounds in [(value + .one, nil), (nil, value - .one)] as [(Rational?, Rational?)] {
      simplex.bound(variable, from: bounds.0, to: bounds.1)
      if isSatisfiable() != false { return nil }
    }
    return value.value
  }

  /// Whether the constraints are about a size of an item, and those that count do not determine it.
  mutating func leavesOpen(_ size: Attribute, of item: String) -> Bool {
    guard let variable = variables[Self.name(item, size)], isSatisfiable() == true else { return false }
    let value = simplex.value(of: variable)
    defer { simplex.bound(variable, from: .zero, to: nil) }
    simplex.bound(variable, from: value + .one, to: nil)
    if isSatisfiable() == true { return true }
    guard (value - .one).isPositive else { return false }
    simplex.bound(variable, from: .zero, to: value - .one)
    return isSatisfiable() == true
  }

  /// The left side of a constraint less its right side, but for the constant.
  private mutating func form(of constraint: LayoutConstraint<String>, isRightToLeft: Bool) -> Simplex.Form {
    let isMirrored = isRightToLeft && constraint.ends.contains { $0.attribute.direction == .leadingAndTrailing }
    var sum = form(of: constraint.firstItem, constraint.firstAttribute, isMirrored: isMirrored)
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      let other = form(of: item, attribute, isMirrored: isMirrored)
      sum = sum.adding(other, times: -Rational(printed: constraint.multiplier))
      // A place that is a size counts from the corner of the item with that size, as in a frame.
      if attribute.kind == .size, let corner = constraint.firstAttribute.corner {
        sum = sum.adding(form(of: item, corner, isMirrored: isMirrored), times: -.one)
      }
    }
    return sum
  }

  /// An attribute of an item as a form.
  ///
  /// - Parameter isMirrored: whether places from left to right are counted from right to left.
  private mutating func form(of item: String, _ attribute: Attribute, isMirrored: Bool) -> Simplex.Form {
    if let guide = guides[item], attribute.isMargin {
      return form(of: guide, attribute.withoutMargin, isMirrored: isMirrored)
    }
    let half = Rational(1, 2)
    let parts: [(Attribute, Rational)] =
      switch attribute {
      case .left, .top, .width, .height, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .firstBaseline:
        [(attribute, .one)]
      case .right: [(.left, .one), (.width, .one)]
      case .bottom: [(.top, .one), (.height, .one)]
      case .centerX: [(.left, .one), (.width, half)]
      case .centerY: [(.top, .one), (.height, half)]
      case .baseline, .lastBaseline: [(.lastBaseline, .one)]
      case .centerXWithinMargins: [(.leftMargin, half), (.rightMargin, half)]
      case .centerYWithinMargins: [(.topMargin, half), (.bottomMargin, half)]
      case .leading: isMirrored ? [(.left, .one), (.width, .one)] : [(.left, .one)]
      case .trailing: isMirrored ? [(.left, .one)] : [(.left, .one), (.width, .one)]
      case .leadingMargin: [(isMirrored ? .rightMargin : .leftMargin, .one)]
      case .trailingMargin: [(isMirrored ? .leftMargin : .rightMargin, .one)]
      }
    let sign: Rational = isMirrored && attribute.kind == .horizontal ? -.one : .one
    return parts.reduce([]) { form, part in
      form.adding([(variable(item, part.0), .one)], times: part.1 * sign)
    }
  }

  private static func name(_ item: String, _ attribute: Attribute) -> String { attribute.rawValue + " " + item }

  private mutating func variable(_ item: String, _ attribute: Attribute) -> Int {
    let name = Self.name(item, attribute)
    if let known = variables[name] { return known }
    let variable = simplex.addVariable()
    variables[name] = variable
    if attribute == .width || attribute == .height {
      sizes[variable] = (item, attribute)
      simplex.bound(variable, from: .zero, to: nil)
    }
    return variable
  }
}
