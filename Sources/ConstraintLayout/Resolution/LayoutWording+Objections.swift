public import ConstraintGrammar

// What is said of constraints that UIKit and AppKit raise an exception on.

extension LayoutProblem {
  static func objection(
    _ objection: Objection, _ first: Attribute, _ second: Attribute?, _ rewrites: Rewrites
  ) -> LayoutProblem {
    let place = "'\(first.rawValue)'"
    let other = "'\((second ?? first).rawValue)'"
    let reason =
      switch objection {
      case .placeAlone: "\(place) is a place, and there is nothing to count it from"
      case .placeTimesZero: "\(place) is a place, and what it relates to is times 0"
      case .mixedAxes: "\(place) and \(other) lie on different axes"
      case .placeAndSize: "one of \(place) and \(other) is a place, the other a size"
      case .mixedDirections: "\(place) and \(other) depend on the direction of writing in different ways"
      }
    let texts = rewrites.texts.map { "'\($0)'" }.joined(separator: " or ")
    let given =
      switch rewrites.superview {
      case .notNeeded: ""
      case .underItsName: ", with the superview under that name"
      case .asRightItem: ", with the superview as RHS"
      }
    let general =
      switch objection {
      case .placeAlone, .placeTimesZero:
        "relate it to the '\(first.ofSuperview.rawValue)' of the superview, plus one number"
      case .mixedAxes, .placeAndSize, .mixedDirections: "relate two attributes of one kind"
      }
    return LayoutProblem(
      code: DiagnosticCode(objection), message: "UIKit and AppKit raise an exception: " + reason,
      hint: texts.isEmpty ? general : "write " + texts + given, part: .equation)
  }

  @usableFromInline static func noAttribute(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      code: .noTerm, message: "an equation needs an attribute on one side at least",
      hint: "name a view and its attribute", part: part)
  }
}
