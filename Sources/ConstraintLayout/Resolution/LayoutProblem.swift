public import ConstraintGrammar

/// What keeps an equation from being a constraint, or will make UIKit and AppKit refuse it.
///
/// It knows the part of the equation that it is about, and becomes a `Diagnostic` where there is a text.
public struct LayoutProblem: Error, Hashable, Sendable {
  /// What kind of problem it is. Codes are stable; messages and hints are not.
  public var code: DiagnosticCode

  /// One sentence that says what is wrong.
  public var message: String

  /// What to write or to do instead, where that can be told.
  public var hint: String?

  /// The part of the equation that it is about.
  var part: EquationPart
}

extension LayoutProblem {
  /// The same problem with the corresponding part of the other side.
  var onOtherSide: LayoutProblem {
    var problem = self
    problem.part = part.onOtherSide
    return problem
  }
}

extension LayoutProblem: CustomStringConvertible {
  /// The message and the hint in one line.
  public var description: String { message + (hint.map { " (\($0))" } ?? "") }
}

extension LayoutProblem {
  /// What keeps every environment from making the equation a constraint.
  init(_ problem: Unsolvable) {
    self =
      switch problem.reason {
      case .divisionByZero: .divisionByZero(nil, problem.part)
      case .namesOnBothSides: .namesOnBothSides(problem.part)
      case .notFinite: .notFinite(problem.part)
      case .zeroMultiplier: .zeroMultiplier(problem.part)
      }
  }

  /// What a relation that can't be solved tells about the equation whose first side stands there.
  @usableFromInline init(_ failure: LinearRelation<Double>.Failure, _ firstSide: WrittenSide) {
    self =
      switch failure {
      case .zeroMultiplier: .zeroMultiplier(.side(firstSide))
      case .notFinite: .notFinite(.equation)
      }
  }
}
