import ConstraintGrammar

// What is said of constraints that UIKit and AppKit raise an exception on.

extension LayoutProblem {
  static func objection(
    _ objection: Objection, _ first: Attribute, _ second: Attribute?, rewrites: [String]
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
    let texts = rewrites.map { "'\($0)'" }.joined(separator: " or ")
    let general =
      switch objection {
      case .placeAlone, .placeTimesZero:
        "relate it to the superview, as a view with a name of its own: 'superview' with \(place) plus the constant"
      case .mixedAxes, .placeAndSize, .mixedDirections: "relate two attributes of one kind"
      }
    return LayoutProblem(
      code: DiagnosticCode(objection), message: "UIKit and AppKit raise an exception: " + reason,
      hint: texts.isEmpty ? general : "write " + texts, part: .equation)
  }

  static func noAttribute(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      code: .noTerm, message: "an equation needs an attribute on one side at least",
      hint: "name a view and its attribute", part: part)
  }
}
