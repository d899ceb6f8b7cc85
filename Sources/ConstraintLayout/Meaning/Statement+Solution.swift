import ConstraintGrammar

extension Statement<String> {
  /// The same statement with the first attribute alone on its side and each number that can be computed computed.
  ///
  /// Views that are given along with the equation get names, a view called `self` that of the receiver if it has one, and
  /// the word for the superview means the superview.
  ///
  /// - Throws: what would also keep every environment from making it a constraint.
  func solved(lhs: String, rhs: String, receiver: String? = nil) throws(LayoutProblem) -> Statement {
    var solved = self
    solved.first.item = first.item.named(lhs, rhs, receiver)
    solved.second?.item = second?.item.named(lhs, rhs, receiver) ?? .superview(unlessView: nil)
    // The item on the left is a view of that name.
    if case .superview(let name?)? = second?.item, first.item == .named(name) { solved.second?.item = first.item }
    solved.multiplier = try multiplier.computed(.multiplier(firstSide.other))
    try constant.refuseDivisionByZero(.multiplier(firstSide.other))
    solved.constant = try constant.computed(.constant(firstSide.other))
    solved.firstSide = .left
    guard firstMultiplier != .one || firstConstant != .zero else { return solved }
    guard let firstMultiplier = firstMultiplier.written, let firstConstant = firstConstant.written,
      let multiplier = solved.multiplier.written, let constant = constant.written
    else { throw .namesOnBothSides(.side(firstSide)) }
    do throws(LinearRelation.Failure) {
      let result = try LinearRelation(
        firstMultiplier: firstMultiplier, firstConstant: firstConstant, relation: relation,
        multiplier: second == nil ? 0 : multiplier, constant: constant
      ).solved()
      solved.firstMultiplier = .one
      solved.firstConstant = .zero
      solved.relation = result.relation
      solved.multiplier = second == nil ? .one : .scalar(.number(result.multiplier))
      solved.constant = .scalar(.number(result.constant))
    } catch {
      throw LayoutProblem(error, firstSide)
    }
    return solved
  }
}

extension Statement<String>.Item {
  fileprivate func named(_ lhs: String, _ rhs: String, _ receiver: String?) -> Self {
    switch self {
    case .given(.left): .named(lhs)
    case .given(.right): .named(rhs)
    case .superview, .understoodSuperview: .superview(unlessView: nil)
    case .named(let name): name == "self" ? .named(receiver ?? name) : self
    }
  }
}

extension Statement<String>.Number {
  /// Throws if a named number is divided by a written zero.
  fileprivate func refuseDivisionByZero(_ part: EquationPart) throws(LayoutProblem) {
    guard case .computed(_, let multiplier?, _) = self, multiplier == Multiplier(.dividedBy, .number(0)) else { return }
    throw .divisionByZero(nil, part)
  }

  /// The number, or a name; a written divisor becomes a factor, and −0 becomes 0.
  fileprivate func computed(_ part: EquationPart) throws(LayoutProblem) -> Self {
    if let written { return .scalar(.number(written + 0)) }
    guard case .reciprocal(of: .number(let divisor)) = self else { return self }
    guard divisor != 0 else { throw .divisionByZero(nil, part) }
    guard (1 / divisor).isFinite else { throw .notFinite(part) }
    return .scalar(.number(1 / divisor))
  }
}
