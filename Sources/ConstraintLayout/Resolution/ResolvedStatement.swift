public import ConstraintGrammar

/// The constraints that a text states: one, or as many as a dialect lets it state.
public enum ResolvedStatement<Item> {
  /// The text is one equation.
  case equation(Resolution<Item>)

  /// The text states these constraints, in order; there may be one, or none.
  case constraints([Resolution<Item>])

  /// The resolutions of the constraints, in order.
  public var resolutions: [Resolution<Item>] {
    switch self {
    case .equation(let resolution): [resolution]
    case .constraints(let resolutions): resolutions
    }
  }

  /// The warnings of all constraints: what would raise an exception in UIKit and AppKit.
  public var warnings: [Diagnostic] {
    switch self {
    case .equation(let resolution): resolution.warnings
    case .constraints(let resolutions): resolutions.flatMap { $0.warnings }
    }
  }

  @usableFromInline package mutating func countWarnings(fromLine number: Int) {
    func counted(_ resolution: Resolution<Item>) -> Resolution<Item> {
      var resolution = resolution
      resolution.warnings = resolution.warnings.map { $0.counted(fromLine: number) }
      return resolution
    }
    switch self {
    case .equation(let resolution): self = .equation(counted(resolution))
    case .constraints(let resolutions): self = .constraints(resolutions.map(counted))
    }
  }
}

extension ResolvedStatement: Equatable where Item: Equatable {}
extension ResolvedStatement: Hashable where Item: Hashable {}
extension ResolvedStatement: Sendable where Item: Sendable {}
