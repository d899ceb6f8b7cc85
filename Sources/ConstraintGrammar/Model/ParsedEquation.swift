public import GrammarCombinators

/// An equation as parsing yields it: an ``Equation`` whose names are ranges of UTF-8 offsets of the text that it came from.
///
/// It allocates nothing, and makes sense together with that text only.
public struct ParsedEquation: Sendable {
  /// The side to the left of the relation.
  public var left: ParsedSide

  /// How the sides relate.
  public var relation: Relation

  /// The side to the right of the relation.
  public var right: ParsedSide

  /// The parts that most equations do without: one optional, so that it costs little to have none.
  @usableFromInline var extras: Extras?

  @usableFromInline struct Extras: Sendable {
    @usableFromInline let priority: ParsedScalar?
    @usableFromInline let identifier: SourceRange?

    @_alwaysEmitIntoClient init(priority: ParsedScalar?, identifier: SourceRange?) {
      self.priority = priority
      self.identifier = identifier
    }
  }

  /// The equation or inequality between two sides.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ left: ParsedSide, _ relation: Relation, _ right: ParsedSide) {
    self.left = left
    self.relation = relation
    self.right = right
    extras = nil
  }

  /// The equation or inequality between two sides, with a priority or an identifier.
  @_alwaysEmitIntoClient
  public init(
    _ left: ParsedSide, _ relation: Relation, _ right: ParsedSide, priority: ParsedScalar? = nil,
    identifier: SourceRange? = nil
  ) {
    self.init(left, relation, right)
    if case (nil, nil) = (priority, identifier) {} else { extras = Extras(priority: priority, identifier: identifier) }
  }

  /// How important it is; `nil` if nothing is said.
  @_alwaysEmitIntoClient public var priority: ParsedScalar? { extras?.priority }

  /// A name to find the constraint by; `nil` if there is none.
  @_alwaysEmitIntoClient public var identifier: SourceRange? { extras?.identifier }

  /// The same equation with a name to find the constraint by.
  @_alwaysEmitIntoClient public func called(_ identifier: SourceRange?) -> ParsedEquation {
    ParsedEquation(left, relation, right, priority: priority, identifier: identifier)
  }
}

/// A ``Side`` as parsing yields it.
public struct ParsedSide: Sendable {
  /// The attribute or the metric of the side; `nil` for a constant alone.
  public var operand: ParsedOperand?

  /// The factor or divisor of the operand, as it was written.
  public var multiplier: ParsedMultiplier?

  /// The number that is added or subtracted, as it was written.
  public var constant: ParsedConstant?

  /// A side of these parts.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ operand: ParsedOperand?, multiplier: ParsedMultiplier? = nil, constant: ParsedConstant? = nil) {
    self.operand = operand
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constant alone.
  @_alwaysEmitIntoClient @inline(__always) public init(constant: ParsedScalar) {
    self.init(nil, constant: ParsedConstant(.plus, constant))
  }

  /// An operand with a written number before it that multiplies it and one after it that is added or subtracted.
  @_alwaysEmitIntoClient @inline(__always)
  public init(timesBefore factor: Double?, _ operand: ParsedOperand, _ constant: (AdditiveOperator, Double)?) {
    self.init(
      operand, multiplier: factor.map { ParsedMultiplier(.times, .number($0)) },
      constant: constant.map { ParsedConstant($0.0, .number($0.1)) })
  }

  /// The same side, with a metric that nothing is done to as the constant alone that it is.
  @_alwaysEmitIntoClient @inline(__always) public var metricAloneAsConstant: ParsedSide {
    guard case .metric(let name)? = operand, case nil = multiplier, case nil = constant else { return self }
    return ParsedSide(constant: .name(name, isNegated: false))
  }
}

/// An ``Operand`` as parsing yields it.
public enum ParsedOperand: Sendable {
  // The name comes first because the value is smaller that way.
  /// An attribute of a named item.
  case attribute(of: SourceRange, Attribute)

  /// An attribute of the view that is given along with the equation: one for each side.
  case implied(Attribute)

  /// A named number with a multiplier or a constant of its own.
  case metric(SourceRange)

  /// An attribute of the superview of the item on the other side.
  case superview(Attribute)

  /// A named number if there is one of that name, and otherwise the attribute of the other side, of the item of that name.
  case numberOrItem(SourceRange)

  /// Where the name of an item or a number stands; `nil` where nothing is named.
  @usableFromInline package var name: SourceRange? {
    switch self {
    case .attribute(let name, _), .metric(let name), .numberOrItem(let name): name
    case .implied, .superview: nil
    }
  }
}

/// A ``Multiplier`` as parsing yields it.
public struct ParsedMultiplier: Sendable {
  // The value comes first because the whole is smaller that way.
  /// The number behind the sign.
  public var value: ParsedScalar

  /// The sign.
  public var `operator`: ScalingOperator

  /// The sign `operator`, applied to `value`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ operator: ScalingOperator, _ value: ParsedScalar) {
    self.operator = `operator`
    self.value = value
  }
}

/// A ``Constant`` as parsing yields it.
public struct ParsedConstant: Sendable {
  /// The number behind the sign.
  public var value: ParsedScalar

  /// The sign.
  public var `operator`: AdditiveOperator

  /// The sign `operator`, applied to `value`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ operator: AdditiveOperator, _ value: ParsedScalar) {
    self.operator = `operator`
    self.value = value
  }
}

/// A ``Scalar`` as parsing yields it.
public enum ParsedScalar: Sendable {
  /// A finite number, with the sign that belongs to it.
  case number(Double)

  /// A named number; `isNegated` if a minus belongs to it.
  case name(SourceRange, isNegated: Bool)

  /// The distance that the system keeps between two views, or between a view and the side of its superview.
  case systemSpacing

  /// The scalar with the opposite sign.
  @_alwaysEmitIntoClient @inline(__always) public var negated: ParsedScalar {
    switch self {
    case .number(let number): .number(-number)
    case .name(let name, let isNegated): .name(name, isNegated: !isNegated)
    // No language has a sign for it.
    case .systemSpacing: .systemSpacing
    }
  }

  /// Where the name of a named number stands.
  @usableFromInline package var name: SourceRange? { if case .name(let name, _) = self { name } else { nil } }
}

/// A ``Statement`` as parsing yields it.
public enum ParsedStatement: Sendable {
  /// The text is one equation.
  case equation(ParsedEquation)

  /// The text states these constraints, in order; there may be one, or none.
  case constraints([ParsedEquation])

  /// The constraints that are stated, in order.
  public var constraints: [ParsedEquation] {
    switch self {
    case .equation(let equation): [equation]
    case .constraints(let constraints): constraints
    }
  }
}
