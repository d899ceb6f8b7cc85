import ConstraintGrammar
public import ConstraintMeaning
import GrammarCombinators
import Numerals
import Spelling

// Every word that is said of an equation whose text is right and that is no constraint all the same: a row for each problem,
// with the part that it is about, what is wrong, and what to do.

// Names.
extension LayoutProblem {
  @usableFromInline static func unknownView(
    _ name: String, among names: [String], superviewWord: String?, _ part: EquationPart
  ) -> Self {
    Self(
      .unknownView, part, "there is no view called \(name.inQuotationMarks)",
      hint(forSuperview: name, superviewWord) ?? hint(for: name, among: names, kind: "view"))
  }

  @usableFromInline static func unknownNumber(_ name: String, among names: [String], _ part: EquationPart) -> Self {
    Self(
      .unknownNumber, part, "there is no number called \(name.inQuotationMarks)",
      hint(for: name, among: names, kind: "number"))
  }

  private static func hint(for name: String, among names: [String], kind: String) -> String? {
    if let nearest = nearestSpelling(to: name, among: names) {
      return "did you mean '\(nearest.withControlsSpelledOut)'?"
    }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(8).map { $0.inQuotationMarks }.joined(separator: ", ")
    return "the \(kind)s are " + shown + (names.count > 8 ? " and \(names.count - 8) others" : "")
  }

  /// For those who use the word of another dialect, or who use the word on the left.
  private static func hint(forSuperview name: String, _ word: String?) -> String? {
    guard let word, name == "super" || name == "superview" else { return nil }
    return name == word
      ? "'\(word)' stands for the superview of the view on the left, so it can be on the right only"
      : "the superview is called '\(word)' in this dialect"
  }

  @usableFromInline static func numberForView(_ name: String, _ part: EquationPart) -> Self {
    Self(
      .numberForView, part, "\(name.inQuotationMarks) is a number, and a view is needed here",
      "only a view has attributes: leave out the attribute, or name a view")
  }

  @usableFromInline static func viewForNumber(
    _ name: String, instead term: String, canBeTerm: Bool, _ part: EquationPart
  ) -> Self {
    Self(
      .viewForNumber, part, "\(name.inQuotationMarks) is a view, and a number is needed here",
      canBeTerm ? "for an attribute of the view, write '\(term)'" : "put a number, or the name of one, in its place")
  }
}

// Items that are not named.
extension LayoutProblem {
  @usableFromInline static func missingSuperview(of name: String?, _ part: EquationPart) -> Self {
    let view = name.map { $0.inQuotationMarks } ?? "the view"
    return Self(
      .missingSuperview, part, "\(view) has no superview, and this relates to it", "add \(view) to its superview first")
  }

  @usableFromInline static func missingSafeArea(_ part: EquationPart) -> Self {
    Self(.missingSafeArea, part, "the superview has no safe area", "relate to the superview itself")
  }

  @usableFromInline static func missingLeftItem(_ part: EquationPart) -> Self {
    Self(
      .missingLeftItem, part, "the formula has no view on its left-hand side",
      "give the two views along with the formula, as LHS and RHS")
  }

  @usableFromInline static func missingRightItem(_ part: EquationPart) -> Self {
    Self(
      .missingRightItem, part, "the formula has an attribute of the RHS, and there is no RHS",
      "give a view as RHS, or write a number in place of the attribute")
  }

  @usableFromInline static func unusedRightItem(_ part: EquationPart) -> Self {
    Self(
      .unusedRightItem, part, "the formula is a constant, and a RHS is given",
      "leave out the RHS, or relate to an attribute of it")
  }

  @usableFromInline static func noAttribute(_ part: EquationPart) -> Self {
    Self(.noTerm, part, "an equation needs an attribute on one side at least", "name a view and its attribute")
  }
}

// Arithmetic.
extension LayoutProblem {
  @usableFromInline static func numberNotFinite(_ name: String, _ value: Double, _ part: EquationPart) -> Self {
    Self(.notFinite, part, "the number called \(name.inQuotationMarks) is \(value)", "give it a finite value")
  }

  @usableFromInline static func divisionByZero(_ name: String?, _ part: EquationPart) -> Self {
    Self(
      .divisionByZero, part, "nothing can be divided by zero",
      name.map { "the number called \($0.inQuotationMarks) is 0: give it another value" }
        ?? "put another number in place of the zero")
  }

  static func zeroMultiplier(_ part: EquationPart) -> Self {
    Self(
      .zeroMultiplier, part, "the attribute is multiplied by 0, so the equation says nothing about it",
      "multiply by another number")
  }

  @usableFromInline static func notFinite(_ part: EquationPart) -> Self {
    Self(.notFinite, part, "the result is not a finite number", "use smaller numbers, or a larger divisor")
  }

  @usableFromInline static func priorityOutOfRange(_ name: String?, _ value: Double) -> Self {
    Self(
      DiagnosticCode(.priorityOutOfRange), .priority,
      (name.map { "the number called \($0.inQuotationMarks) is no priority: it is " } ?? "no priority is ")
        + DecimalNumeral.plainText(of: value),
      "a priority is more than 0 and at most 1000")
  }

  static func alignmentAlongText(_ option: String, isVertical: Bool) -> Self {
    let (own, other) = isVertical ? ("vertical", "horizontal") : ("horizontal", "vertical")
    return Self(
      .alignmentAlongText, .equation, "'\(option)' aligns along this \(own) text, which states these distances itself",
      "align in a \(other) text, or with an option across this one")
  }

  static func namesOnBothSides(_ part: EquationPart) -> Self {
    Self(
      .notTranslatable, part, "a named number is computed with on both sides",
      "compute with named numbers on the right side only")
  }
}

// Installation, and what UIKit and AppKit raise an exception on.
extension LayoutProblem {
  static let noCommonAncestor = Self(
    .noCommonAncestor, .equation, "the two views have no ancestor in common, so no view can hold the constraint",
    "add both views to one hierarchy first")
  static let missingSuperviewToInstallOn = Self(
    .missingSuperview, .equation, "the view has no superview, which would hold the constraint",
    "add the view to its superview first")
  static let incompleteSecondItem = Self(
    .incompleteSecondItem, .equation, "a second item needs a second attribute, and the other way round",
    "set both, or none of them")
  static let guideCannotHold = Self(
    .cannotHold, .equation, "a layout guide can't hold constraints", "install the constraint on the view that owns it")
  static let itemOutsideView = Self(
    .cannotHold, .equation, "an item of the constraint does not lie in the view that is to hold it",
    "add the item to the view first, or install the constraint on a view that holds both items")

  static let unavailableOption = Self(
    .unavailableOption, .equation, "one of the options is neither an alignment nor a direction",
    "leave it out; spacing from baseline to baseline takes constraints between the baselines")

  static func notFiniteNumber(_ name: String, _ value: Double) -> Self {
    Self(.notFinite, .equation, "the \(name) is \(value)", "give it a finite value")
  }

  static func invalidPriority(_ priority: Double) -> Self {
    Self(.invalidPriority, .equation, "\(priority) is no priority", "give it a value of more than 0, and at most 1000")
  }

  static func unavailableAttribute(_ attribute: Attribute) -> Self {
    Self(
      .unavailableAttribute, .equation, "AppKit has no attribute '\(attribute.rawValue)'",
      "relate to '\(attribute.withoutMargin.rawValue)' of a layout guide that has the margins")
  }

  static func objection(
    _ objection: Objection, _ first: Attribute, _ second: Attribute?,
    _ rewrites: @escaping @autoclosure @Sendable () -> Rewrites
  ) -> Self {
    let (place, other) = ("'\(first.rawValue)'", "'\((second ?? first).rawValue)'")
    let (reason, isAlone) =
      switch objection {
      case .placeAlone: ("\(place) is a place, and there is nothing to count it from", true)
      case .placeTimesZero: ("\(place) is a place, and what it relates to is times 0", true)
      case .mixedAxes: ("\(place) and \(other) lie on different axes", false)
      case .placeAndSize: ("one of \(place) and \(other) is a place, the other a size", false)
      case .mixedDirections:
        ("\(place) and \(other) depend on the direction of writing in different ways", false)
      }
    return Self(
      DiagnosticCode(objection), .equation, "UIKit and AppKit raise an exception: " + reason,
      hint(for: rewrites())
        ?? (isAlone
          ? "relate it to the '\(first.ofSuperview.rawValue)' of the superview, plus one number"
          : "relate two attributes of one kind"))
  }

  private static func hint(for rewrites: Rewrites) -> String? {
    guard !rewrites.texts.isEmpty else { return nil }
    let given =
      switch rewrites.superview {
      case .notNeeded: ""
      case .underItsName: ", with the superview under that name"
      case .asRightItem: ", with the superview as RHS"
      }
    return "write " + rewrites.texts.map { "'\($0)'" }.joined(separator: " or ") + given
  }
}
