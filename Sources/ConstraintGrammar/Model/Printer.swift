import GrammarCombinators
import Numerals

/// Writes the canonical text of an equation: one blank around relations and operators, shortest numbers.
package struct Printer {
  let notation: Notation

  package init(notation: Notation) { self.notation = notation }

  package func text(of equation: Equation<String>) -> String {
    // What the dialect can't say is shown as others write it, and is no sentence of the dialect.
    let sign = notation.relation(equation.relation) ?? equation.relation.rawValue
    var text = text(of: equation.left) + " " + sign + " " + self.text(of: equation.right)
    if let priority = equation.priority { text += " \(notation.prioritySign) " + self.text(of: priority) }
    if let identifier = equation.identifier { text += " # " + identifier }
    return text
  }

  private func text(of side: Side<String>) -> String {
    guard let operand = side.operand else {
      guard let constant = side.constant else { return "" }
      return constant.operator == .minus ? "-" + text(of: constant.value) : text(of: constant.value)
    }
    return product(of: operand, side.multiplier) + (side.constant.map(addition) ?? "")
  }

  private func product(of operand: Operand<String>, _ multiplier: Multiplier<String>?) -> String {
    let text = text(of: operand)
    guard let multiplier else { return text }
    // What is reduced to m·x + c always has both parts; those that change nothing need not be written.
    if notation.isReduced, multiplier.operator == .times, case .number(1) = multiplier.value { return text }
    let factor = self.text(of: multiplier.value)
    let sign = " " + multiplier.operator.rawValue + " "
    return notation.multiplierComesFirst ? factor + sign + text : text + sign + factor
  }

  private func addition(of constant: Constant<String>) -> String {
    guard notation.isReduced, case .number(let number) = constant.value else {
      return " " + constant.operator.rawValue + " " + text(of: constant.value)
    }
    if number == 0 { return "" }
    let isAdded = (constant.operator == .plus) == (number > 0)
    return (isAdded ? " + " : " - ") + text(of: .number(number.magnitude))
  }

  private func text(of operand: Operand<String>) -> String {
    switch operand {
    case .attribute(let item, let attribute): notation.term(item, notation.attribute(attribute))
    case .implied(let attribute): notation.attribute(attribute)
    case .metric(let name), .numberOrItem(let name): name
    case .superview(let attribute): notation.term("superview", notation.attribute(attribute))
    }
  }

  private func text(of scalar: Scalar<String>) -> String {
    switch scalar {
    case .number(let number): notation.text(of: number)
    case .name(let name, let isNegated): isNegated ? "-" + name : name
    // No equation has a word for it.
    case .systemSpacing: "-"
    }
  }
}

extension Notation {
  /// A number as the dialect spells it.
  package func text(of number: Double) -> String {
    guard number.isFinite else { return number.description }
    let plain = DecimalNumeral.plainText(of: number)
    let scientific = number.description
    return allowsExponents && scientific.utf8.count < plain.utf8.count && scientific.utf8.contains(101)
      ? scientific : plain
  }
}
