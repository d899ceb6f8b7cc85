extension Equation<String> {
  /// The equation as a dialect parses it that reduces each side to m·x + c.
  var reduced: Equation { Equation(left.reduced, relation, right.reduced) }
}

extension Side<String> {
  fileprivate var reduced: Side {
    guard let operand else { return self }
    var constant = constant ?? Constant(.plus, .number(0))
    if constant.operator == .minus { constant = Constant(.plus, constant.value.negated) }
    return Side(operand, multiplier: multiplier ?? Multiplier(.times, .number(1)), constant: constant)
  }
}
