import ConstraintGrammar

// What is said of equations that another language has no words for.

extension LayoutProblem {
  static func noSuchAttribute(_ attribute: Attribute, in target: Dialect, _ side: WrittenSide) -> LayoutProblem {
    LayoutProblem(
      code: .noSuchAttribute, message: "\(target.name) has no attribute '\(attribute.rawValue)'",
      hint: "the targets " + quoted(Dialect.all.filter { EquationWriter($0).canSay(attribute) }, "and") + " have it",
      part: .term(side))
  }

  static func noSuchRelation(
    _ relation: Relation, in target: Dialect, _ form: NormalForm<String>
  ) -> LayoutProblem {
    LayoutProblem(
      code: .notTranslatable, message: "\(target.name) has no relation '\(relation.rawValue)'",
      hint: otherTargets(for: form), part: .equation)
  }

  static func noSuchName(_ name: String, in target: Dialect, _ side: WrittenSide) -> LayoutProblem {
    var problem = noSuchName(name, in: target.name, .item(side))
    if name == target.meaning.superviewWord?.spelling {
      problem.message = "in \(target.name) the name '\(name)' stands for the superview"
    }
    return problem
  }

  /// - Parameter part: the item or the number that has the name.
  static func noSuchName(_ name: String, in target: String, _ part: EquationPart) -> LayoutProblem {
    let kind = if case .item = part { "view" } else { "number" }
    return LayoutProblem(
      code: .noSuchName, message: "\(Wording.quoted(name)) is not a name in \(target)",
      hint: "give the \(kind) another name first", part: part)
  }

  static func ambiguousName(_ word: String, in source: Dialect, _ side: WrittenSide) -> LayoutProblem {
    let isReceiver = source.meaning.selfName == .receiver
    guard word != "self" else {
      return LayoutProblem(
        code: .ambiguousName,
        message: "'self' is " + (isReceiver ? "the view that the call is made on" : "the view of that name")
          + ", and can be something else where this goes",
        hint: "say which view it is, by '--self NAME' or as the receiver", part: .item(side))
    }
    let meant = side == .right ? source.meaning.superviewWord?.spelling : nil
    let superview = meant.map { "write '\($0)' if the superview is meant, or " } ?? ""
    return LayoutProblem(
      code: .ambiguousName,
      message: "'\(word)' is the name of a view in \(source.name), and means something of its own in Swift",
      hint: superview + "give the view another name first", part: .item(side))
  }

  static func otherItem(_ name: String, than expected: String, _ side: WrittenSide) -> LayoutProblem {
    let hand = side == .left ? "LHS" : "RHS"
    return LayoutProblem(
      code: .otherItem,
      message: "the \(hand) of the formulas is \(Wording.quoted(expected)), and here it is \(Wording.quoted(name))",
      hint: "formulas do not name their views: translate equations between others by themselves, or into NDJSON",
      part: .item(side))
  }

  static func noWordForSuperview(in target: Dialect) -> LayoutProblem {
    LayoutProblem(
      code: .noWordForSuperview, message: "\(target.name) has no word for the superview",
      hint: "give the superview a name of its own, and relate to that", part: .side(.right))
  }

  static func noPlaceAlone(_ attribute: Attribute, in target: Dialect) -> LayoutProblem {
    LayoutProblem(
      code: .noPlaceAlone,
      message: "\(target.name) counts '\(attribute.rawValue)' from an item, and here it is a constant alone",
      hint: "relate it to an item first: UIKit and AppKit raise an exception on a place that is a constant alone",
      part: .side(.right))
  }

  static func noNamedNumbers(in target: Dialect, _ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      code: .noNamedNumbers, message: "\(target.name) has no named numbers",
      hint: "write the number in place of its name", part: part)
  }

  static func noDivisionByName(in target: Dialect, _ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      code: .noDivisionByName, message: "\(target.name) can't divide by a named number",
      hint: "multiply by a number that is named for the reciprocal", part: part)
  }

  static func noArithmetic(in target: Dialect, _ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      code: .noArithmetic, message: "\(target.name) can't compute with named numbers",
      hint: "name the result, and write that name", part: part)
  }

  static func noNegativeNumber(in target: Dialect, _ form: NormalForm<String>) -> LayoutProblem {
    LayoutProblem(
      code: .noNegativeNumber, message: "\(target.name) has no negative number there", hint: otherTargets(for: form),
      part: .side(.right))
  }

  static func notTranslatable(into target: Dialect, _ form: NormalForm<String>) -> LayoutProblem {
    LayoutProblem(
      code: .notTranslatable, message: "\(target.name) can't state this", hint: otherTargets(for: form),
      part: .equation)
  }

  static func noMultiplierOfAnchor(_ attribute: Attribute) -> LayoutProblem {
    LayoutProblem(
      code: .noMultiplier, message: "the anchor of '\(attribute.rawValue)' takes no multiplier",
      hint: "the target 'swift' can state it", part: .multiplier(.right))
  }

  /// The targets that have words for something, Swift among them, which can always say it.
  private static func otherTargets(for form: NormalForm<String>) -> String {
    "another target may have words for it, such as "
      + quoted(Dialect.all.filter { EquationWriter($0).text(stating: form) != nil }, "or")
  }

  /// Dialects and Swift.
  private static func quoted(_ dialects: [Dialect], _ conjunction: String) -> String {
    let names = dialects.map { "'\($0.name)'" }.joined(separator: ", ")
    return names + (names.isEmpty ? "" : " \(conjunction) ") + "'\(TranslationTarget.swift.name)'"
  }
}
