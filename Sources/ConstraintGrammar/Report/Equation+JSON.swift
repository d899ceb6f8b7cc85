extension JSONWriter {
  /// Writes the members `left`, `relation` and `right` of an equation.
  ///
  /// A relation is always `==`, `<=` or `>=`, whatever the dialect writes. A value is a number, or a string when it is a
  /// name; a name that is negated begins with `-`. An item that is given along with the equation is `lhs` or `rhs`.
  public mutating func members(of equation: Equation<String>) {
    key("left")
    value(equation.left, given: "lhs")
    key("relation")
    value(equation.relation.rawValue)
    key("right")
    value(equation.right, given: "rhs")
  }

  private mutating func value(_ side: Side<String>, given: String) {
    object { writer in
      let item: String?
      let attribute: Attribute?
      var metric: String?
      switch side.operand {
      case .attribute(let name, let named): (item, attribute) = (name, named)
      case .implied(let named): (item, attribute) = (given, named)
      case .metric(let name): (item, attribute, metric) = (nil, nil, name)
      case nil: (item, attribute) = (nil, nil)
      }
      writer.key("item")
      writer.value(item)
      writer.key("attribute")
      writer.value(attribute?.rawValue)
      if let metric {
        writer.key("metric")
        writer.value(metric)
      }
      writer.key("multiplier")
      writer.value(side.multiplier)
      writer.key("constant")
      writer.value(side.constant)
    }
  }

  private mutating func value<Operator: RawRepresentable<String>>(_ operation: Operation<Operator, String>?) {
    guard let operation else { return null() }
    object { writer in
      writer.key("operator")
      writer.value(operation.operator.rawValue)
      writer.key("value")
      switch operation.value {
      case .number(let number): writer.value(number)
      case .name(let name, let isNegated): writer.value(isNegated ? "-" + name : name)
      }
    }
  }
}
