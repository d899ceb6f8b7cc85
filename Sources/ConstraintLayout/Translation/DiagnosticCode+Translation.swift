public import ConstraintGrammar

/// Why an equation can't be translated: the target has no words for a part of what it means.
extension DiagnosticCode {
  /// The target has no word for the superview.
  public static let noWordForSuperview = DiagnosticCode(rawValue: "no-superview")

  /// The target has no word for the safe area of the superview.
  public static let noWordForSafeArea = DiagnosticCode(rawValue: "no-safe-area")

  /// The target has no word for the distance that the system keeps.
  public static let noSystemSpacing = DiagnosticCode(rawValue: "no-system-spacing")

  /// The target has no priorities.
  public static let noPriority = DiagnosticCode(rawValue: "no-priority")

  /// The target has no identifiers of constraints.
  public static let noIdentifier = DiagnosticCode(rawValue: "no-identifier")

  /// In the target a place that is given as a constant is related to something, and here it is not.
  public static let noPlaceAlone = DiagnosticCode(rawValue: "no-place-alone")

  /// The target has no named numbers.
  public static let noNamedNumbers = DiagnosticCode(rawValue: "no-named-numbers")

  /// The target can't divide by a named number.
  public static let noDivisionByName = DiagnosticCode(rawValue: "no-division-by-name")

  /// The target can't compute with named numbers alone, or not as here.
  public static let noArithmetic = DiagnosticCode(rawValue: "no-arithmetic")

  /// The target does not know the attribute.
  public static let noSuchAttribute = DiagnosticCode(rawValue: "no-such-attribute")

  /// The name is no name in the target, or means something else there.
  public static let noSuchName = DiagnosticCode(rawValue: "no-such-name")

  /// The target gives up the names of views, and the equation is about other views than the formulas are to relate.
  public static let otherItem = DiagnosticCode(rawValue: "other-item")

  /// The target has no negative numbers there.
  public static let noNegativeNumber = DiagnosticCode(rawValue: "no-negative-number")

  /// The target has no multiplier, or none for a place.
  public static let noMultiplier = DiagnosticCode(rawValue: "no-multiplier")

  /// The name of a view may mean something else in the target. This is a warning.
  public static let ambiguousName = DiagnosticCode(rawValue: "ambiguous-name")

  /// The target can't state it for a reason of its own.
  public static let notTranslatable = DiagnosticCode(rawValue: "not-translatable")

  /// The codes of what keeps an equation from being translated, and of the warning, in the order of the documentation.
  ///
  /// The targets that are code also refuse what UIKit and AppKit raise an exception on, with the codes of ``Objection``.
  public static let translation: [DiagnosticCode] = [
    noWordForSuperview, noWordForSafeArea, noSystemSpacing, noPriority, noIdentifier, noPlaceAlone, noNamedNumbers,
    noDivisionByName, noArithmetic, noSuchAttribute, noSuchName,
    otherItem, noNegativeNumber, noMultiplier, notTranslatable, ambiguousName,
  ]
}
