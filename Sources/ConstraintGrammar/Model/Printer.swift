import GrammarCombinators

/// Writes the canonical text of an equation: one blank around relations and operators, shortest numbers.
struct Printer {
  let notation: Notation

  func text(of equation: Equation<String>) -> String {
    text(of: equation.left) + " " + notation.relation(equation.relation) + " " + text(of: equation.right)
  }

  private func text(of side: Side<String>) -> String {
    guard let operand = side.operand else {
      guard let constant = side.constant else { return "" }
      return constant.operator == .minus ? "-" + text(of: constant.value) : text(of: constant.value)
    }
    var text = text(of: operand)
    if let multiplier = side.multiplier { text += self.text(of: multiplier) }
    if let constant = side.constant { text += self.text(of: constant) }
    return text
  }

  private func text(of operand: Operand<String>) -> String {
    switch operand {
    case .attribute(let item, let attribute): item + "." + attribute.rawValue
    case .metric(let name): name
    }
  }

  private func text<Operator>(of operation: Operation<Operator, String>) -> String
  where Operator: RawRepresentable<String> {
    " " + operation.operator.rawValue + " " + text(of: operation.value)
  }

  private func text(of scalar: Scalar<String>) -> String {
    switch scalar {
    case .number(let number): number.isFinite ? DecimalNumeral.plainText(of: number) : number.description
    case .name(let name, let isNegated): isNegated ? "-" + name : name
    }
  }
}
