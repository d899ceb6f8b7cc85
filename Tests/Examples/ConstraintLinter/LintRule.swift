public import ConstraintGrammar

/// What a team wants of its equations, beyond that they can be read.
public struct LintRule: Sendable {
  /// What reports call it.
  public let code: DiagnosticCode

  /// What is wrong with an equation, and the equation to write instead; `nil` if nothing is.
  let objection: @Sendable (Equation) -> (message: String, rewritten: Equation)?

  /// A rule of your own.
  public init(
    _ code: String, _ objection: @escaping @Sendable (Equation) -> (String, Equation)?
  ) {
    self.code = DiagnosticCode(rawValue: code)
    self.objection = objection
  }
}

extension LintRule {
  /// A width or a height that is set to a number cuts off a text that is larger than expected.
  public static let fixedSize = LintRule("fixed-size") { equation in
    guard case .attribute(_, let attribute) = equation.left.operand, [.width, .height].contains(attribute),
      equation.relation == .equal, equation.right.operand == nil
    else { return nil }
    var rewritten = equation
    rewritten.relation = .greaterThanOrEqual
    return ("this \(attribute) can't grow with what is in it", rewritten)
  }

  /// Left and right stay where they are in languages that are written from right to left.
  public static let writingDirection = LintRule("writing-direction") { equation in
    var rewritten = equation
    rewritten.left.operand = equation.left.operand?.followingTheWritingDirection
    rewritten.right.operand = equation.right.operand?.followingTheWritingDirection
    return rewritten == equation ? nil : ("left and right are the same in every direction of writing", rewritten)
  }
}

extension Operand {
  fileprivate var followingTheWritingDirection: Operand {
    switch self {
    case .attribute(let item, .left): .attribute(of: item, .leading)
    case .attribute(let item, .right): .attribute(of: item, .trailing)
    case .attribute, .implied, .metric, .superview, .numberOrItem: self
    }
  }
}
