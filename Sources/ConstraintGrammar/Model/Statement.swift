public import GrammarCombinators

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
