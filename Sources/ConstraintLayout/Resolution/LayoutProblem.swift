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

/// A part of an equation that a problem can be about.
@usableFromInline enum EquationPart: Hashable, Sendable {
  case equation
  case side(WrittenSide)
  case term(WrittenSide)
  case item(WrittenSide)
  case multiplier(WrittenSide)
  case constant(WrittenSide)
  /// The named number that a side computes with.
  case metric(WrittenSide)

  var onOtherSide: EquationPart {
    switch self {
    case .equation: .equation
    case .side(let side): .side(side.other)
    case .term(let side): .term(side.other)
    case .item(let side): .item(side.other)
    case .multiplier(let side): .multiplier(side.other)
    case .constant(let side): .constant(side.other)
    case .metric(let side): .metric(side.other)
    }
  }
}
