public import ConstraintGrammar

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
