import ConstraintGrammar

// What is said of constraints that can't be handed to UIKit or AppKit.

extension LayoutProblem {
  private init(_ code: DiagnosticCode, _ message: String, hint: String) {
    self.init(code: code, message: message, hint: hint, part: .equation)
  }

  static var incompleteSecondItem: LayoutProblem {
    LayoutProblem(
      .incompleteSecondItem, "a second item needs a second attribute, and the other way round",
      hint: "set both, or none of them")
  }

  static func notFiniteNumber(_ name: String, _ value: Double) -> LayoutProblem {
    LayoutProblem(.notFinite, "the \(name) is \(value)", hint: "give it a finite value")
  }

  static func invalidPriority(_ priority: Double) -> LayoutProblem {
    LayoutProblem(
      .invalidPriority, "\(priority) is no priority", hint: "give it a value of more than 0, and at most 1000")
  }

  static func unavailableAttribute(_ attribute: Attribute) -> LayoutProblem {
    LayoutProblem(
      .unavailableAttribute, "AppKit has no attribute '\(attribute.rawValue)'",
      hint: "relate to '\(attribute.withoutMargin.rawValue)' of a layout guide that has the margins")
  }

  static var guideCannotHold: LayoutProblem {
    LayoutProblem(
      .cannotHold, "a layout guide can't hold constraints", hint: "install the constraint on the view that owns it")
  }

  static var itemOutsideView: LayoutProblem {
    LayoutProblem(
      .cannotHold, "an item of the constraint does not lie in the view that is to hold it",
      hint: "add the item to the view first, or install the constraint on a view that holds both items")
  }
}

extension Attribute {
  /// The attribute that a guide for the margins has in place of this one.
  fileprivate var withoutMargin: Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
