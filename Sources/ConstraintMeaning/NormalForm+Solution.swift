import ConstraintGrammar

/// The reason for which an equation is no constraint, whatever its names stand for.
package struct Unsolvable: Error, Hashable, Sendable {
  package enum Reason: Sendable {
    case divisionByZero
    case namesOnBothSides
    case noAttribute
    case notFinite
    case zeroMultiplier
  }

  package let reason: Reason

  /// The part of the equation that is to blame.
  package let part: EquationPart

  init(_ reason: Reason, _ part: EquationPart) {
    self.reason = reason
    self.part = part
  }
}

extension NormalForm {
  /// The same with the first attribute alone on its side and each number that can be computed computed.
  ///
  /// Views that are given along with the equation get names, a view called `self` that of the receiver if it has one, and
  /// the word for the superview means the superview.
  ///
  /// - Parameter numbers: the names that are those of numbers where they might be those of views.
  /// - Throws: what would also keep every environment from making it a constraint.
  package func solved(
    lhs: String, rhs: String, receiver: String? = nil, numbers: Set<String> = []
  ) throws(Unsolvable) -> NormalForm {
    if case .unlessNumber(let name)? = second?.item, numbers.contains(name) {
      var alone = self
      alone.second = nil
      alone.constant = .scalar(.name(name, isNegated: false))
      return try alone.solved(lhs: lhs, rhs: rhs, receiver: receiver)
    }
    var solved = self
    solved.first.item = first.item.named(lhs, rhs, receiver)
    solved.second?.item = second?.item.named(lhs, rhs, receiver) ?? .superview(unlessView: nil)
    // The item on the left is a view of that name.
    switch second?.item {
    case .superview(let name?)? where first.item == .named(name),
      .safeArea(let name?)? where first.item == .named(name):
      solved.second?.item = first.item
    default: break
    }
    solved.multiplier = try multiplier.computed(.multiplier(firstSide.other))
    try constant.refuseDivisionByZero(.multiplier(firstSide.other))
    solved.constant = try constant.computed(.constant(firstSide.other))
    solved.firstSide = .left
    // That requires it, as nothing said does.
    if priority == .number(1000) { solved.priority = nil }
    guard firstMultiplier != .one || firstConstant != .zero else { return solved }
    solved.firstMultiplier = .one
    solved.firstConstant = .zero
    do throws(LinearRelation<Number>.Failure) {
      let result = try LinearRelation(
        solving: relation, firstMultiplier: firstMultiplier, firstConstant: firstConstant,
        multiplier: second == nil ? .zero : solved.multiplier, constant: constant)
      solved.relation = result.relation
      solved.multiplier = second == nil ? .one : result.multiplier
      solved.constant = result.constant
    } catch {
      let areNumbers = [firstMultiplier, firstConstant, solved.multiplier, constant].allSatisfy { $0.written != nil }
      switch error {
      case .zeroMultiplier: throw Unsolvable(.zeroMultiplier, .side(firstSide))
      case .notFinite where areNumbers: throw Unsolvable(.notFinite, .equation)
      case .notFinite: throw Unsolvable(.namesOnBothSides, .side(firstSide))
      }
    }
    return solved
  }
}

extension NormalForm.Item {
  fileprivate func named(_ lhs: String, _ rhs: String, _ receiver: String?) -> Self {
    switch self {
    case .given(.left): .named(lhs)
    case .given(.right): .named(rhs)
    case .superview, .understoodSuperview: .superview(unlessView: nil)
    case .safeArea: .safeArea(unlessView: nil)
    case .named(let name), .unlessNumber(let name): .named(name == "self" ? receiver ?? name : name)
    }
  }
}

extension NormalForm.Number {
  /// Throws if a named number is divided by a written zero.
  fileprivate func refuseDivisionByZero(_ part: EquationPart) throws(Unsolvable) {
    guard case .computed(_, let multiplier?, _) = self, multiplier == Multiplier(.dividedBy, .number(0)) else { return }
    throw Unsolvable(.divisionByZero, part)
  }

  /// The number, or a name; a written divisor becomes a factor, and −0 becomes 0.
  fileprivate func computed(_ part: EquationPart) throws(Unsolvable) -> Self {
    if let written { return .scalar(.number(written + 0)) }
    // What is multiplied by -1 has a minus sign, where there is one for names.
    if case .computed(let name, let multiplier?, nil) = self, multiplier == Multiplier(.times, .number(-1)) {
      return .scalar(.name(name, isNegated: true))
    }
    guard case .reciprocal(of: .number(let divisor)) = self else { return self }
    guard divisor != 0 else { throw Unsolvable(.divisionByZero, part) }
    guard (1 / divisor).isFinite else { throw Unsolvable(.notFinite, part) }
    return .scalar(.number(1 / divisor))
  }
}
