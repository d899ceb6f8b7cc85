/// An equation or inequality between two sides, as it was written.
///
/// It owns its names: it is the form to make, keep, compare, hash, print and send. Parsing yields a ``ParsedEquation``, whose
/// names are ranges of the text.
///
/// ```swift
/// let equation = try Equation("view.width = superview.width * 0.9", in: .expressionFormat)
/// ```
public struct Equation: Hashable, Sendable {
  /// The side to the left of the relation.
  public var left: Side

  /// How the sides relate.
  public var relation: Relation

  /// The side to the right of the relation.
  public var right: Side

  /// How important it is, more than 0 and at most 1000; `nil` if nothing is said, which requires it.
  public var priority: Scalar?

  /// A name to find the constraint by; `nil` if there is none.
  public var identifier: String?

  /// The equation or inequality between two sides, perhaps with a priority or an identifier.
  public init(
    _ left: Side, _ relation: Relation, _ right: Side, priority: Scalar? = nil, identifier: String? = nil
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    self.identifier = identifier
  }
}

extension Equation {
  /// The equation that `text` states in `dialect`.
  ///
  /// - Throws: a ``Diagnostic`` that says what is wrong, where, and what to type instead.
  /// - Complexity: linear in the length of the text.
  public init(_ text: String, in dialect: Dialect) throws(Diagnostic) {
    self.init(try dialect.parse(text), of: text)
  }
}

/// One side of an equation: an operand, scaled, plus a constant; each part may be missing.
public struct Side: Hashable, Sendable {
  /// The attribute or the metric of the side; `nil` for a constant alone.
  public var operand: Operand?

  /// The factor or divisor of the operand, as it was written.
  public var multiplier: Multiplier?

  /// The number that is added or subtracted, as it was written.
  public var constant: Constant?

  /// A side of these parts.
  public init(_ operand: Operand?, multiplier: Multiplier? = nil, constant: Constant? = nil) {
    self.operand = operand
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constant alone.
  public init(constant: Scalar) { self.init(nil, constant: Constant(.plus, constant)) }
}

/// The subject of a side: an attribute of an item, or a named number that is computed with.
public enum Operand: Hashable, Sendable {
  /// An attribute of a named item.
  case attribute(of: String, Attribute)

  /// An attribute of the view that is given along with the equation: one for each side.
  case implied(Attribute)

  /// A named number with a multiplier or a constant of its own, such as `margin` in `margin * 2 + 3`.
  case metric(String)

  /// An attribute of the superview of the item on the other side.
  case superview(Attribute)

  /// A named number if there is one of that name, and otherwise the attribute of the other side, of the item of that name.
  case numberOrItem(String)
}

extension Operand {
  /// The name of an item or a number; `nil` where nothing is named.
  package var name: String? {
    switch self {
    case .attribute(let name, _), .metric(let name), .numberOrItem(let name): name
    case .implied, .superview: nil
    }
  }

  /// The name of what is an item, or may be one.
  package var itemName: String? { if case .metric = self { nil } else { name } }
}

/// The factor or divisor of an operand, as in `* 0.9` or `/ ratio`.
public struct Multiplier: Hashable, Sendable {
  /// The number behind the sign.
  public var value: Scalar

  /// The sign.
  public var `operator`: ScalingOperator

  /// The sign `operator`, applied to `value`.
  public init(_ operator: ScalingOperator, _ value: Scalar) {
    self.operator = `operator`
    self.value = value
  }
}

/// The number that is added to or subtracted from the rest of a side, as in `- margin`.
///
/// A constant that stands alone is added: in `view.left = -10` the operator is `+` and the value −10.
public struct Constant: Hashable, Sendable {
  /// The number behind the sign.
  public var value: Scalar

  /// The sign.
  public var `operator`: AdditiveOperator

  /// The sign `operator`, applied to `value`.
  public init(_ operator: AdditiveOperator, _ value: Scalar) {
    self.operator = `operator`
    self.value = value
  }
}

/// Whether something is added or subtracted. The raw value is the sign.
public enum AdditiveOperator: String, CaseIterable, Hashable, Sendable {
  /// `+`
  case plus = "+"
  /// `-`
  case minus = "-"
}

/// Whether something is multiplied or divided. The raw value is the sign.
public enum ScalingOperator: String, CaseIterable, Hashable, Sendable {
  /// `*`
  case times = "*"
  /// `/`
  case dividedBy = "/"
}

/// A number in an equation: written out, or named and known only when the equation is given a meaning.
public enum Scalar: Hashable, Sendable {
  /// A finite number, with the sign that belongs to it.
  case number(Double)

  /// A named number; `isNegated` if a minus belongs to it.
  case name(String, isNegated: Bool)

  /// The distance that the system keeps between two views, or between a view and the side of its superview.
  case systemSpacing
}

extension Scalar {
  /// The scalar with the opposite sign.
  package var negated: Scalar {
    switch self {
    case .number(let number): .number(-number)
    case .name(let name, let isNegated): .name(name, isNegated: !isNegated)
    // No language has a sign for it.
    case .systemSpacing: .systemSpacing
    }
  }

  /// The name of a named number.
  package var name: String? { if case .name(let name, _) = self { name } else { nil } }
}

/// The statement of a text: one equation, or as many constraints as a dialect lets it state.
public enum Statement: Hashable, Sendable {
  /// The text is one equation.
  case equation(Equation)

  /// The text states these constraints, in order; there may be one, or none.
  case constraints([Equation])

  /// The constraints that are stated, in order.
  public var constraints: [Equation] {
    switch self {
    case .equation(let equation): [equation]
    case .constraints(let constraints): constraints
    }
  }
}
