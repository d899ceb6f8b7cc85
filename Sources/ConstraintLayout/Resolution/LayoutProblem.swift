public import ConstraintGrammar
public import ConstraintMeaning

/// A reason for which an equation is no constraint, or for which UIKit and AppKit will refuse it.
///
/// It knows the part of the equation that it is about, and becomes a `Diagnostic` where there is a text.
public struct LayoutProblem: Error, Sendable {
  /// The kind of problem. Codes are stable; messages and hints are not.
  public var code: DiagnosticCode

  /// One sentence that says what is wrong.
  public var message: String

  /// The advice: what to write or to do instead, where that can be told.
  ///
  /// - Complexity: that of looking for it, which may ask every dialect, each time it is asked for.
  public var hint: String? {
    get { advice() }
    set { advice = { newValue } }
  }

  /// The part of the equation that it is about.
  var part: EquationPart

  /// The search for the advice: a program that looks at the code needs none.
  private(set) var advice: @Sendable () -> String?

  init(
    _ code: DiagnosticCode, _ part: EquationPart, _ message: String,
    _ hint: @escaping @autoclosure @Sendable () -> String?
  ) {
    self.code = code
    self.message = message
    self.part = part
    advice = hint
  }
}

extension LayoutProblem: Hashable {
  public static func == (left: LayoutProblem, right: LayoutProblem) -> Bool {
    left.code == right.code && left.part == right.part && left.message == right.message && left.hint == right.hint
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(part)
    hasher.combine(message)
  }
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
  /// The problem that keeps every environment from making the equation a constraint.
  @usableFromInline init(_ problem: Unsolvable) {
    self =
      switch problem.reason {
      case .divisionByZero: .divisionByZero(nil, problem.part)
      case .namesOnBothSides: .namesOnBothSides(problem.part)
      case .noAttribute: .noAttribute(problem.part)
      case .notFinite: .notFinite(problem.part)
      case .zeroMultiplier: .zeroMultiplier(problem.part)
      }
  }

  /// The problem of a relation that can't be solved, in an equation whose first side stands there.
  @usableFromInline init(_ failure: LinearRelation<Double>.Failure, _ firstSide: WrittenSide) {
    self =
      switch failure {
      case .zeroMultiplier: .zeroMultiplier(.side(firstSide))
      case .notFinite: .notFinite(.equation)
      }
  }
}
