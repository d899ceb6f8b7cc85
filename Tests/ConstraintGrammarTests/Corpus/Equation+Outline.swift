import ConstraintGrammar

extension Statement {
  /// The parts of all its constraints, a blank line between two of them.
  var outline: String {
    constraints.isEmpty ? "nothing" : constraints.map(\.outline).joined(separator: "\n\n")
  }
}

extension Equation {
  /// The parts of the equation, a line each.
  ///
  ///     left       width of view1
  ///     relation   ==
  ///     right      width of view2
  ///       *        0.9
  ///       -        name margin
  var outline: String {
    var rows = left.outline("left") + [row("relation", relation.rawValue)] + right.outline("right")
    if let priority { rows.append(row("priority", priority.outline)) }
    if let identifier { rows.append(row("identifier", identifier)) }
    return rows.joined(separator: "\n")
  }
}

extension Side {
  fileprivate func outline(_ name: String) -> [String] {
    let subject =
      switch operand {
      case .attribute(let item, let attribute): "\(attribute.rawValue) of \(item)"
      case .implied(let attribute): "\(attribute.rawValue)"
      case .metric(let name): "metric \(name)"
      case .superview(let attribute): "\(attribute.rawValue) of the superview"
      case .numberOrItem(let name): "number or item \(name)"
      case nil: "constant"
      }
    var rows = [row(name, subject)]
    if let multiplier { rows.append(row("  " + multiplier.operator.rawValue, multiplier.value.outline)) }
    if let constant { rows.append(row("  " + constant.operator.rawValue, constant.value.outline)) }
    return rows
  }
}

extension Scalar {
  fileprivate var outline: String {
    switch self {
    case .number(let number): number.description
    case .name(let name, let isNegated): (isNegated ? "negated name " : "name ") + name
    case .systemSpacing: "the system's spacing"
    }
  }
}

private func row(_ name: String, _ value: String) -> String {
  name + String(repeating: " ", count: max(1, 11 - name.count)) + value
}
