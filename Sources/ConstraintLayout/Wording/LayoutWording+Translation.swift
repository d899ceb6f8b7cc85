import ConstraintGrammar
import ConstraintLanguages
import ConstraintMeaning
import Spelling

// Equations that another language has no words for.
extension LayoutProblem {
  static func noSuchAttribute(_ attribute: Attribute, in target: Dialect, _ side: WrittenSide) -> Self {
    Self(
      .noSuchAttribute, .item(side), "\(target.name) has no attribute '\(attribute.rawValue)'",
      "the targets " + quoted(Dialect.all.filter { EquationWriter($0).canSay(attribute) }, "and") + " have it")
  }

  static func noSuchRelation(_ relation: Relation, in target: Dialect, _ form: NormalForm) -> Self {
    Self(
      .notTranslatable, .equation, "\(target.name) has no relation '\(relation.rawValue)'", otherTargets(for: form))
  }

  static func noSuchName(_ name: String, in target: Dialect, _ side: WrittenSide) -> Self {
    var problem = noSuchName(name, in: target.name, .item(side))
    if name == target.meaning.superviewWord?.spelling {
      problem.message = "in \(target.name) the name '\(name)' stands for the superview"
    } else if name == target.meaning.safeAreaWord?.spelling {
      problem.message = "in \(target.name) the name '\(name)' stands for the superview's safe area"
    }
    return problem
  }

  /// - Parameter part: the item or the number that has the name.
  static func noSuchName(_ name: String, in target: String, _ part: EquationPart) -> Self {
    let kind = if case .item = part { "view" } else { "number" }
    return Self(
      .noSuchName, part, "\(name.inQuotationMarks) is not a name in \(target)", "give the \(kind) another name first")
  }

  static func ambiguousName(_ word: String, in source: Dialect, _ meaning: Meaning, _ side: WrittenSide) -> Self {
    let isReceiver = meaning.selfName == .receiver
    guard word != "self" else {
      return Self(
        .ambiguousName, .item(side),
        "'self' is " + (isReceiver ? "the view that the call is made on" : "the view of that name")
          + ", and can be something else where this goes",
        "say which view it is, by '--self NAME' or as the receiver")
    }
    let meant = side == .right ? meaning.superviewWord?.spelling : nil
    return Self(
      .ambiguousName, .item(side),
      "'\(word)' is the name of a view in \(source.name), and means something of its own in Swift",
      (meant.map { "write '\($0)' if the superview is meant, or " } ?? "") + "give the view another name first")
  }

  static func otherItem(_ name: String, than expected: String, _ side: WrittenSide) -> Self {
    Self(
      .otherItem, .item(side),
      "the \(side == .left ? "LHS" : "RHS") of the formulas is \(expected.inQuotationMarks), and here it is "
        + name.inQuotationMarks,
      "formulas do not name their views: translate equations between others by themselves, or into NDJSON")
  }

  static func noWordForSuperview(in target: Dialect) -> Self {
    Self(
      .noWordForSuperview, .side(.right), "\(target.name) has no word for the superview",
      "give the superview a name of its own, and relate to that")
  }

  static func noWordForSafeArea(in target: Dialect, _ form: NormalForm) -> Self {
    Self(
      .noWordForSafeArea, .side(.right), "\(target.name) has no word for the safe area", otherTargets(for: form))
  }

  static func noSystemSpacing(in target: Dialect, _ form: NormalForm) -> Self {
    noSystemSpacing(in: target.name, "; " + otherTargets(for: form))
  }

  static func noSystemSpacing(in target: String, _ others: String = "") -> Self {
    Self(
      .noSystemSpacing, .constant(.right), "\(target) has no word for the distance that the system keeps",
      "write the distance in points" + others)
  }

  static func noPriority(in target: Dialect, _ form: NormalForm) -> Self {
    Self(
      .noPriority, .priority, "\(target.name) has no priorities", "set it on the constraint; " + otherTargets(for: form)
    )
  }

  static func noIdentifier(in target: Dialect, _ form: NormalForm) -> Self {
    Self(
      .noIdentifier, .identifier, "\(target.name) has no identifiers",
      "set it on the constraint; " + otherTargets(for: form))
  }

  static func noMultiplier(in target: Dialect, _ form: NormalForm) -> Self {
    Self(.noMultiplier, .multiplier(.right), "\(target.name) has no multipliers", otherTargets(for: form))
  }

  static func noPlaceAlone(_ attribute: Attribute, in target: Dialect) -> Self {
    Self(
      .noPlaceAlone, .side(.right),
      "\(target.name) counts '\(attribute.rawValue)' from an item, and here it is a constant alone",
      "relate it to an item first: UIKit and AppKit raise an exception on a place that is a constant alone")
  }

  static func noNamedNumbers(in target: Dialect, _ part: EquationPart) -> Self {
    Self(.noNamedNumbers, part, "\(target.name) has no named numbers", "write the number in place of its name")
  }

  static func noDivisionByName(in target: Dialect, _ part: EquationPart) -> Self {
    Self(
      .noDivisionByName, part, "\(target.name) can't divide by a named number",
      "multiply by a number that is named for the reciprocal")
  }

  static func noArithmetic(in target: Dialect, _ part: EquationPart) -> Self {
    Self(
      .noArithmetic, part, "\(target.name) can't compute with named numbers", "name the result, and write that name")
  }

  static func noNegativeNumber(in target: Dialect, _ form: NormalForm) -> Self {
    Self(.noNegativeNumber, .side(.right), "\(target.name) has no negative number there", otherTargets(for: form))
  }

  static func notTranslatable(into target: Dialect, _ form: NormalForm) -> Self {
    Self(.notTranslatable, .equation, "\(target.name) can't state this", otherTargets(for: form))
  }

  static func noMultiplierOfAnchor(_ attribute: Attribute) -> Self {
    Self(
      .noMultiplier, .multiplier(.right), "the anchor of '\(attribute.rawValue)' takes no multiplier",
      "the target 'swift' can state it")
  }

  static func noAnchorOfSafeArea(_ attribute: Attribute, _ side: WrittenSide) -> Self {
    Self(
      .noSuchAttribute, .item(side), "a safe area has no anchor for '\(attribute.rawValue)'",
      "relate to one of its edges or centers, or to the superview")
  }

  /// The targets that have words for something, Swift among them, which can always say it.
  private static func otherTargets(for form: NormalForm) -> String {
    "another target may have words for it, such as "
      + quoted(Dialect.all.filter { EquationWriter($0).text(stating: form) != nil }, "or")
  }

  /// Dialects and Swift.
  private static func quoted(_ dialects: [Dialect], _ conjunction: String) -> String {
    (dialects.map { $0.name } + [TranslationTarget.swift.name]).map { "'\($0)'" }.listed(conjunction)
  }
}
