extension JSONWriter {
  /// Writes the members `left`, `relation` and `right` of an equation.
  ///
  /// A relation is always `==`, `<=` or `>=`, whatever the dialect writes. A value is a number, or a string when it is a
  /// name; a name that is negated begins with `-`.
  public mutating func members(of equation: Equation<String>) {
    key("left")
    value(equation.left)
    key("relation")
    value(equation.relation.rawValue)
    key("right")
    value(equation.right)
  }

  private mutating func value(_ side: Side<String>) {
    object { writer in
      switch side.operand {
      case .attribute(let item, let attribute):
        writer.key("item")
        writer.value(item)
        writer.key("attribute")
        writer.value(attribute.rawValue)
      case .metric(let name):
        writer.key("item")
        writer.null()
        writer.key("attribute")
        writer.null()
        writer.key("metric")
        writer.value(name)
      case nil:
        writer.key("item")
        writer.null()
        writer.key("attribute")
        writer.null()
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
