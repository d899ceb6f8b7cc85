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
  init(_ problem: Unsolvable) {
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

extension DiagnosticCode {
  /// No view has that name.
  public static let unknownView = DiagnosticCode(rawValue: "unknown-view")

  /// No number has that name.
  public static let unknownNumber = DiagnosticCode(rawValue: "unknown-number")

  /// A name of a number stands where a view is needed.
  public static let numberForView = DiagnosticCode(rawValue: "number-for-view")

  /// A name of a view stands where a number is needed.
  public static let viewForNumber = DiagnosticCode(rawValue: "view-for-number")

  /// An equation relates to the superview of a view that has none.
  public static let missingSuperview = DiagnosticCode(rawValue: "missing-superview")

  /// An equation relates to the safe area of a view that has none.
  public static let missingSafeArea = DiagnosticCode(rawValue: "missing-safe-area")

  /// A formula of `equations` without a view for its left-hand side.
  public static let missingLeftItem = DiagnosticCode(rawValue: "missing-lhs")

  /// A formula of `equations` with two attributes, without a view for the right-hand side.
  public static let missingRightItem = DiagnosticCode(rawValue: "missing-rhs")

  /// A formula of `equations` that gives a constant, with a view for the right-hand side.
  public static let unusedRightItem = DiagnosticCode(rawValue: "unused-rhs")

  /// A division by zero.
  public static let divisionByZero = DiagnosticCode(rawValue: "division-by-zero")

  /// The attribute that is to be laid out is multiplied by zero.
  public static let zeroMultiplier = DiagnosticCode(rawValue: "zero-multiplier")

  /// An alignment of views that follow each other in a visual format, along the text.
  public static let alignmentAlongText = DiagnosticCode(rawValue: "alignment-along-text")

  /// Two views that are to be constrained have no ancestor in common.
  public static let noCommonAncestor = DiagnosticCode(rawValue: "no-common-ancestor")

  /// The code of a warning.
  public init(_ objection: Objection) { self.init(rawValue: objection.rawValue) }

  /// The codes of what is found out when an equation becomes a constraint, in the order of the documentation.
  public static let layout: [DiagnosticCode] =
    [
      unknownView, unknownNumber, numberForView, viewForNumber, missingSuperview, missingSafeArea, missingLeftItem,
      missingRightItem,
      unusedRightItem, divisionByZero, zeroMultiplier, alignmentAlongText, noCommonAncestor,
    ] + Objection.allCases.map { DiagnosticCode($0) }
}

extension DiagnosticCode {
  /// A constraint with a second item and no second attribute, or the other way round.
  public static let incompleteSecondItem = DiagnosticCode(rawValue: "incomplete-second-item")

  /// A priority that is not more than 0 and at most 1000.
  public static let invalidPriority = DiagnosticCode(rawValue: "invalid-priority")

  /// An attribute that AppKit does not have.
  public static let unavailableAttribute = DiagnosticCode(rawValue: "unavailable-attribute")

  /// A constraint that is to be installed where it can't be held.
  public static let cannotHold = DiagnosticCode(rawValue: "cannot-hold")

  /// An option of visual formats that this library does not know.
  public static let unavailableOption = DiagnosticCode(rawValue: "unavailable-option")

  /// The codes of what is found out when a constraint is handed to UIKit or AppKit, in the order of the documentation;
  /// `not-finite` and the codes of ``Objection`` are found out then too.
  public static let platform: [DiagnosticCode] = [
    incompleteSecondItem, invalidPriority, unavailableAttribute, cannotHold, unavailableOption,
  ]
}
