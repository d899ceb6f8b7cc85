public import GrammarCombinators

/// An equation or inequality between two sides, as it was written.
///
/// It has two forms. Parsing yields `Equation<SourceRange>`, whose names are ranges of UTF-8 offsets of the text that it
/// came from: it allocates nothing, and makes sense together with that text only. `Equation<String>` owns its names: it
/// is the form to keep, compare, hash, print and send.
///
/// ```swift
/// let equation = try Equation("view.width = superview.width * 0.9", in: .expressionFormat)
/// ```
public struct Equation<Name: Sendable>: Sendable {
  /// The side to the left of the relation.
  public var left: Side<Name>

  /// How the sides relate.
  public var relation: Relation

  /// The side to the right of the relation.
  public var right: Side<Name>

  /// The parts that most equations do without: one optional, so that it costs little to have none.
  @usableFromInline var extras: Extras?

  @usableFromInline struct Extras: Sendable {
    @usableFromInline var priority: Scalar<Name>?
    @usableFromInline var identifier: Name?

    @_alwaysEmitIntoClient init(priority: Scalar<Name>?, identifier: Name?) {
      self.priority = priority
      self.identifier = identifier
    }
  }

  /// The equation or inequality between two sides.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ left: Side<Name>, _ relation: Relation, _ right: Side<Name>) {
    self.left = left
    self.relation = relation
    self.right = right
    extras = nil
  }

  /// The equation or inequality between two sides, with a priority or an identifier.
  @_alwaysEmitIntoClient
  public init(
    _ left: Side<Name>, _ relation: Relation, _ right: Side<Name>, priority: Scalar<Name>? = nil,
    identifier: Name? = nil
  ) {
    self.init(left, relation, right)
    if case (nil, nil) = (priority, identifier) {} else { extras = Extras(priority: priority, identifier: identifier) }
  }
}

extension Equation {
  /// How important it is, more than 0 and at most 1000; `nil` if nothing is said, which requires it.
  @_alwaysEmitIntoClient public var priority: Scalar<Name>? {
    get { extras?.priority }
    set { setExtras(newValue, identifier) }
  }

  /// A name to find the constraint by; `nil` if there is none.
  @_alwaysEmitIntoClient public var identifier: Name? {
    get { extras?.identifier }
    set { setExtras(priority, newValue) }
  }

  @_alwaysEmitIntoClient mutating func setExtras(_ priority: Scalar<Name>?, _ identifier: Name?) {
    if case (nil, nil) = (priority, identifier) {
      extras = nil
    } else {
      extras = Extras(priority: priority, identifier: identifier)
    }
  }
}

extension Equation {
  /// The same equation with another form of its names.
  @_alwaysEmitIntoClient public func mapName<Other>(_ transform: (Name) -> Other) -> Equation<Other> {
    var equation = Equation<Other>(left.mapName(transform), relation, right.mapName(transform))
    if let extras {
      equation.setExtras(extras.priority?.mapName(transform), extras.identifier.map(transform))
    }
    return equation
  }
}

extension Equation.Extras: Equatable where Name == String {}
extension Equation.Extras: Hashable where Name == String {}
extension Equation: Equatable where Name == String {}
extension Equation: Hashable where Name == String {}

extension Equation where Name == String {
  /// The equation that `text` states in `dialect`.
  ///
  /// - Throws: a ``Diagnostic`` that says what is wrong, where, and what to type instead.
  /// - Complexity: linear in the length of the text.
  public init(_ text: String, in dialect: Dialect) throws(Diagnostic) {
    self.init(try dialect.parse(text), of: text)
  }

  /// The form of `parsed` that owns its names.
  ///
  /// - Precondition: `text` is the text that was parsed.
  public init(_ parsed: Equation<SourceRange>, of text: String) {
    let bytes = text.utf8
    self = parsed.mapName { name in
      let start = bytes.index(bytes.startIndex, offsetBy: name.lowerBound)
      return String(text[start..<bytes.index(start, offsetBy: name.count)])
    }
  }

  /// The form of `parsed` that owns its names.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed.
  public init(_ parsed: Equation<SourceRange>, of bytes: Span<UInt8>) {
    // The buffer is used inside the closure only, and the names lie within it.
    self = unsafe bytes.withUnsafeBufferPointer { buffer in
      parsed.mapName { name in unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[name.range]), as: UTF8.self)
      }
    }
  }
}

/// The statement of a text: one equation, or as many constraints as a dialect lets it state.
public enum Statement<Name: Sendable>: Sendable {
  /// The text is one equation.
  case equation(Equation<Name>)

  /// The text states these constraints, in order; there may be one, or none.
  case constraints([Equation<Name>])

  /// The constraints that are stated, in order.
  public var constraints: [Equation<Name>] {
    switch self {
    case .equation(let equation): [equation]
    case .constraints(let constraints): constraints
    }
  }
}

extension Statement: Equatable where Name == String {}
extension Statement: Hashable where Name == String {}

extension Statement where Name == String {
  /// The form of `parsed` that owns its names.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed.
  public init(_ parsed: Statement<SourceRange>, of bytes: Span<UInt8>) {
    switch parsed {
    case .equation(let equation): self = .equation(Equation(equation, of: bytes))
    case .constraints(let constraints):
      var owned: [Equation<String>] = []
      owned.reserveCapacity(constraints.count)
      for constraint in constraints { owned.append(Equation(constraint, of: bytes)) }
      self = .constraints(owned)
    }
  }
}

// The form of the model that parsing yields: names are ranges of UTF-8 offsets of the text.

/// An equation as parsing yields it.
public typealias ParsedEquation = Equation<SourceRange>

/// The statement of a text, as parsing yields it.
public typealias ParsedStatement = Statement<SourceRange>

/// A side as parsing yields it.
public typealias ParsedSide = Side<SourceRange>

/// An operand as parsing yields it.
public typealias ParsedOperand = Operand<SourceRange>

/// A multiplier as parsing yields it.
public typealias ParsedMultiplier = Multiplier<SourceRange>

/// A constant as parsing yields it.
public typealias ParsedConstant = Constant<SourceRange>

/// A number as parsing yields it.
public typealias ParsedScalar = Scalar<SourceRange>
