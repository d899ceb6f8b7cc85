public import ConstraintGrammar
public import ConstraintMeaning
public import GrammarCombinators

// Binding what an equation states to items and numbers. It is open to the compiler, since the types of the environment and
// its items are its users'; the environment is asked where it stands, as a copy takes many references.
extension LayoutEnvironment {
  /// The constraint that an equation comes to, whose names are ranges of some bytes.
  @inlinable func constraint(
    stating equation: ParsedEquation, in bytes: Span<UInt8>, _ words: LanguageWords
  ) throws(LayoutProblem) -> LayoutConstraint<Item> {
    guard var sides = EquationSides(equation, words) else { throw .noAttribute(.equation) }
    if case .numberOrItem(let name)? = sides.far.operand, number(named: name.range, in: bytes) != nil {
      sides.far = ParsedSide(constant: .name(name, isNegated: false))
    }
    let reference = sides.second(in: bytes)
    let (first, second) = try items(sides, reference?.item, bytes)
    let firstMultiplier = try value(of: sides.near.multiplier, .multiplier(sides.first), sides, bytes)
    let firstConstant = try value(of: sides.near.constant, .constant(sides.first), sides, bytes)
    let (multiplier, constant) = try numbers(sides, reference?.item, bytes)
    let solved: LinearRelation<Double>
    do throws(LinearRelation<Double>.Failure) {
      solved = try LinearRelation(
        solving: sides.relation, firstMultiplier: firstMultiplier, firstConstant: firstConstant, multiplier: multiplier,
        constant: constant)
    } catch {
      throw LayoutProblem(error, sides.first)
    }
    var constraint = LayoutConstraint(
      first: first, sides.attribute, solved.relation, second: second, reference?.attribute,
      multiplier: second == nil ? 1 : solved.multiplier, constant: solved.constant)
    if let priority = equation.priority { constraint.priority = try value(ofPriority: priority, sides, bytes) }
    if let identifier = equation.identifier { constraint.identifier = bytes.text(in: identifier.range) }
    if case .systemSpacing? = sides.far.constant?.value { constraint.isSystemSpacing = true }
    return constraint
  }
}

/// The items of an equation, each by its name or given along with it.
extension LayoutEnvironment {
  @inlinable func items(
    _ sides: EquationSides, _ reference: SecondItem?, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> (Item, Item?) {
    let (near, far) = (sides.first, sides.first.other)
    guard let reference else {
      let first = try item(sides.near.operand, nil, on: near, sides, bytes)
      if case .implied? = sides.near.operand, rightItem != nil { throw .unusedRightItem(.side(far)) }
      return (first, nil)
    }
    if case .superview? = sides.near.operand {
      let item = try item(sides.far.operand, nil, on: far, sides, bytes)
      return (try superview(of: item, sides.far.operand, bytes, .item(near)), item)
    }
    let first = try item(sides.near.operand, nil, on: near, sides, bytes)
    switch reference {
    case .written: return (first, try item(sides.far.operand, first, on: far, sides, bytes, beside: sides.near.operand))
    case .first: return (first, first)
    case .understoodSuperview: return (first, try superview(of: first, sides.near.operand, bytes, .side(far)))
    case .word(let unnamed, let view):
      if let view, let item = item(named: view.range, in: bytes) { return (first, item) }
      let superview = try superview(of: first, sides.near.operand, bytes, .item(far))
      if case .superview = unnamed { return (first, superview) }
      guard let area = superview.layoutSafeArea else { throw .missingSafeArea(.item(far)) }
      return (first, area)
    }
  }

  @inlinable func item(
    _ operand: ParsedOperand?, _ other: Item?, on side: WrittenSide, _ sides: EquationSides, _ bytes: Span<UInt8>,
    beside otherOperand: ParsedOperand? = nil
  ) throws(LayoutProblem) -> Item {
    switch operand {
    case .attribute(let name, _)?, .numberOrItem(let name)?, .metric(let name)?:
      return try item(named: name, on: side, sides, bytes)
    case .implied?:
      guard let item = side == .left ? leftItem : rightItem else {
        throw side == .left ? .missingLeftItem(.item(side)) : .missingRightItem(.item(side))
      }
      return item
    case .superview?, nil: return try superview(of: other, otherOperand, bytes, .item(side))
    }
  }

  @inlinable func superview(
    of item: Item?, _ operand: ParsedOperand?, _ bytes: Span<UInt8>, _ part: EquationPart
  ) throws(LayoutProblem) -> Item {
    guard let superview = item?.layoutSuperview else {
      throw .missingSuperview(of: operand?.name.map { bytes.text(in: $0.range) }, part)
    }
    return superview
  }

  @inlinable func item(
    named range: SourceRange, on side: WrittenSide, _ sides: EquationSides, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> Item {
    if let item = item(named: range.range, in: bytes) { return item }
    let name = bytes.text(in: range.range)
    if name == "self", sides.words.selfName == .receiver, let receiver = receiver { return receiver }
    if number(named: name) != nil { throw .numberForView(name, .item(side)) }
    throw .unknownView(name, among: itemNames, superviewWord: sides.words.superview, .item(side))
  }
}

/// The numbers of an equation, written or named.
extension LayoutEnvironment {
  /// The multiplier of the second attribute, 0 if there is none, and the constant beside it.
  @inlinable func numbers(
    _ sides: EquationSides, _ reference: SecondItem?, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> (Double, Double) {
    let side = sides.first.other
    let multiplier: Double =
      switch reference {
      case .first?, nil: 0
      case .understoodSuperview?: 1
      case .written?, .word?: try value(of: sides.far.multiplier, .multiplier(side), sides, bytes)
      }
    guard case .metric(let name)? = sides.far.operand else {
      return (multiplier, try value(of: sides.far.constant, .constant(side), sides, bytes))
    }
    var constant = try value(named: name, .metric(side), sides, bytes)
    if let multiplier = sides.far.multiplier {
      switch multiplier.operator {
      case .times: constant *= try value(of: multiplier.value, .multiplier(side), sides, bytes)
      case .dividedBy: constant /= try value(ofDivisor: multiplier.value, .multiplier(side), sides, bytes)
      }
    }
    constant += try value(of: sides.far.constant, .constant(side), sides, bytes)
    return (multiplier, try finite(constant, .side(side)))
  }

  @inlinable func value(
    of multiplier: ParsedMultiplier?, _ part: EquationPart, _ sides: EquationSides, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> Double {
    guard let multiplier else { return 1 }
    if multiplier.operator == .times { return try value(of: multiplier.value, part, sides, bytes) }
    return try finite(1 / value(ofDivisor: multiplier.value, part, sides, bytes), part)
  }

  @inlinable func value(
    of constant: ParsedConstant?, _ part: EquationPart, _ sides: EquationSides, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> Double {
    guard let constant else { return 0 }
    let value = try value(of: constant.value, part, sides, bytes)
    // The system's distance has no sign.
    if case .systemSpacing = constant.value { return value }
    return constant.operator == .plus ? value : -value
  }

  @inlinable func value(
    ofDivisor scalar: ParsedScalar, _ part: EquationPart, _ sides: EquationSides, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> Double {
    let value = try value(of: scalar, part, sides, bytes)
    guard value != 0 else { throw .divisionByZero(scalar.name.map { bytes.text(in: $0.range) }, part) }
    return value
  }

  @inlinable func value(
    ofPriority scalar: ParsedScalar, _ sides: EquationSides, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> Double {
    let value = try value(of: scalar, .priority, sides, bytes)
    guard value > 0, value <= 1000 else {
      throw .priorityOutOfRange(scalar.name.map { bytes.text(in: $0.range) }, value)
    }
    return value
  }

  @inlinable func value(
    of scalar: ParsedScalar, _ part: EquationPart, _ sides: EquationSides, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> Double {
    switch scalar {
    case .number(let number): return number
    case .name(let name, let isNegated):
      let value = try value(named: name, part, sides, bytes)
      return isNegated ? -value : value
    case .systemSpacing:
      let spacing = systemSpacing
      return sides.isToSuperview(in: bytes) ? spacing.toSuperview : spacing.betweenViews
    }
  }

  @inlinable func value(
    named range: SourceRange, _ part: EquationPart, _ sides: EquationSides, _ bytes: Span<UInt8>
  ) throws(LayoutProblem) -> Double {
    guard let value = number(named: range.range, in: bytes) else {
      let name = bytes.text(in: range.range)
      guard item(named: name) != nil || name == sides.words.superview else {
        throw .unknownNumber(name, among: numberNames, part)
      }
      let term = sides.words.term(name, sides.attribute)
      throw .viewForNumber(name, instead: term, canBeTerm: sides.canBeTerm(part, in: bytes), part)
    }
    guard value.isFinite else { throw .numberNotFinite(bytes.text(in: range.range), value, part) }
    return value
  }

  @inlinable func finite(_ value: Double, _ part: EquationPart) throws(LayoutProblem) -> Double {
    guard value.isFinite else { throw .notFinite(part) }
    return value
  }
}
