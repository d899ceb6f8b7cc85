import ConstraintGrammar

/// The kinds of equations that a translation has to cope with: a generated set that lacks one shows little.
enum EquationCell: String, CaseIterable {
  case twoTerms, sizeAlone, placeAlone, baselineAlone, metricAlone, metricArithmetic, divisionByMetric
  case superview, viewCalledSuperview, namedNumber, negatedName, division, divisionByName, divisionByZero
  case negativeMultiplier, negativeConstant, timesZero, largeNumber, dottedName, keyword
  case equality, atMost, atLeast, margin, termOnTheRightOnly, scaledLeft

  /// The cells that the dialect's equations can be in.
  static func all(of dialect: Dialect) -> Set<EquationCell> {
    var cells = Set(allCases)
    let isNaming = [Dialect.expressionFormat.name, Dialect.compactConstraint.name].contains(dialect.name)
    if dialect.name != Dialect.compactConstraint.name {
      cells.subtract([.metricArithmetic, .divisionByMetric, .division, .divisionByName, .divisionByZero])
    }
    if dialect.name != Dialect.expressionFormat.name { cells.subtract([.negatedName]) }
    if !isNaming { cells.subtract([.superview, .namedNumber, .metricAlone]) }
    if dialect.name == Dialect.equations.name { cells.subtract([.viewCalledSuperview, .keyword]) }
    if dialect.name == Dialect.visualAttribute.name { cells.subtract([.negativeMultiplier]) }
    let dotted = [Dialect.compactConstraint.name, Dialect.formulaStyle.name]
    if !dotted.contains(dialect.name) { cells.subtract([.dottedName]) }
    if dialect.name != Dialect.formulaStyle.name { cells.subtract([.margin, .termOnTheRightOnly, .scaledLeft]) }
    return cells
  }

  /// The cells that an equation is in.
  static func of(_ equation: Equation, in dialect: Dialect) -> Set<EquationCell> {
    var cells: Set<EquationCell> = []
    switch equation.relation {
    case .equal: cells.insert(.equality)
    case .lessThanOrEqual: cells.insert(.atMost)
    case .greaterThanOrEqual: cells.insert(.atLeast)
    }
    let (left, right) = (equation.left, equation.right)
    for name in [left.item, right.item].compactMap({ $0 }) {
      if name.contains(".") { cells.insert(.dottedName) }
      if name == "default" { cells.insert(.keyword) }
    }
    let word = dialect.meaning.superviewWord?.spelling
    if let word, right.item == word { cells.insert(.superview) }
    if ["super", "superview"].contains(left.item ?? "") { cells.insert(.viewCalledSuperview) }
    if [left.attribute, right.attribute].contains(where: { $0?.rawValue.contains("Margin") == true }) {
      cells.insert(.margin)
    }
    if left.attribute == nil { cells.insert(.termOnTheRightOnly) }
    if let multiplier = left.multiplier?.value, multiplier != .number(1) { cells.insert(.scaledLeft) }
    if left.attribute != nil, right.attribute != nil { cells.insert(.twoTerms) }
    if let attribute = left.attribute, right.attribute == nil {
      cells.insert(attribute == .width || attribute == .height ? .sizeAlone : .placeAlone)
      if attribute == .baseline { cells.insert(.baselineAlone) }
      if case .name? = right.constant?.value, right.operand == nil { cells.insert(.metricAlone) }
    }
    if case .metric? = right.operand {
      cells.insert(.metricArithmetic)
      if right.multiplier?.operator == .dividedBy { cells.insert(.divisionByMetric) }
    }
    for scalar in [right.multiplier?.value, right.constant?.value].compactMap({ $0 }) {
      switch scalar {
      case .name(_, let isNegated): cells.formUnion(isNegated ? [.namedNumber, .negatedName] : [.namedNumber])
      case .number(let number): if number.magnitude > 1e200 { cells.insert(.largeNumber) }
      case .systemSpacing: break
      }
    }
    if let multiplier = right.multiplier {
      if multiplier.operator == .dividedBy {
        cells.insert(.division)
        if case .name = multiplier.value { cells.insert(.divisionByName) }
        if multiplier.value == .number(0) { cells.insert(.divisionByZero) }
      }
      if case .number(let number) = multiplier.value {
        if number < 0 { cells.insert(.negativeMultiplier) }
        if number == 0 { cells.insert(.timesZero) }
      }
    }
    if case .number(let number)? = right.constant?.value, (number < 0) != (right.constant?.operator == .minus) {
      cells.insert(.negativeConstant)
    }
    return cells
  }
}

extension Side {
  fileprivate var item: String? { if case .attribute(let name, _)? = operand { name } else { nil } }
  fileprivate var attribute: Attribute? {
    switch operand {
    case .attribute(_, let attribute), .implied(let attribute), .superview(let attribute): attribute
    case .metric, .numberOrItem, nil: nil
    }
  }
}
