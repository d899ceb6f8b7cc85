extension Equation<String> {
  /// The equation that has the attribute of one side alone on the left; `nil` if neither side has one, or if that takes
  /// computing with names.
  init?(_ left: LinearForm, _ relation: Relation, _ right: LinearForm) {
    let isSwapped = left.term == nil
    let (near, far) = isSwapped ? (right, left) : (left, right)
    guard let term = near.term, case .number(let factor) = term.multiplier, factor != 0,
      let moved = far.adding(LinearForm(constant: near.constant.negated)),
      let right = moved.divided(by: LinearForm(constant: .number(factor)))
    else { return nil }
    self.init(Side(term.attribute), isSwapped != (factor < 0) ? relation.reversed : relation, Side(right))
  }
}

extension Equation<String> {
  /// The equation of a dialect in which the items are given along with the text.
  var withoutItems: Equation { Equation(left.withoutItem, relation, right.withoutItem) }
}

extension Equation<String> {
  /// The equation with `name * -1` for `-name` on the right, where only that can be written.
  var withFactorForSign: Equation {
    guard right.operand == nil, case .name(let name, isNegated: true)? = right.constant?.value else { return self }
    return Equation(left, relation, Side(.metric(name), multiplier: Multiplier(.times, .number(-1))))
  }
}

extension Side<String> {
  fileprivate var withoutItem: Side {
    guard case .attribute(_, let attribute)? = operand else { return self }
    return Side(.implied(attribute), multiplier: multiplier, constant: constant)
  }

  /// The side as people write it: no factor of one, no constant of zero, a minus in place of a plus and a minus.
  init(_ form: LinearForm) {
    guard let term = form.term else {
      self.init(constant: form.constant)
      return
    }
    let multiplier = term.multiplier == .number(1) ? nil : Multiplier(.times, term.multiplier)
    let constant: Constant<String>? =
      switch form.constant {
      case .number(0): nil
      case .number(let number) where number < 0: Constant(.minus, .number(-number))
      case .name(let name, isNegated: true): Constant(.minus, .name(name, isNegated: false))
      default: Constant(.plus, form.constant)
      }
    self.init(term.attribute, multiplier: multiplier, constant: constant)
  }
}

extension Relation {
  /// The relation that holds when the sides change places.
  package var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
