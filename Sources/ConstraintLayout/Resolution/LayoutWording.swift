public import ConstraintGrammar
import GrammarCombinators
import Spelling

// Every word that is said of an equation whose text is right and that is no constraint all the same.

extension LayoutProblem {
  private init(_ code: DiagnosticCode, _ part: EquationPart, _ message: String, hint: String?) {
    self.init(code: code, message: message, hint: hint, part: part)
  }

  @usableFromInline static func unknownView(
    _ name: String, among names: [String], superviewWord: String?, _ part: EquationPart
  ) -> LayoutProblem {
    LayoutProblem(
      .unknownView, part, "there is no view called \(Wording.quoted(name))",
      hint: hint(forSuperview: name, superviewWord) ?? hint(for: name, among: names, kind: "view"))
  }

  @usableFromInline static func unknownNumber(_ name: String, among names: [String], _ part: EquationPart)
    -> LayoutProblem
  {
    LayoutProblem(
      .unknownNumber, part, "there is no number called \(Wording.quoted(name))",
      hint: hint(for: name, among: names, kind: "number"))
  }

  @usableFromInline static func numberForView(_ name: String, _ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .numberForView, part, "\(Wording.quoted(name)) is a number, and a view is needed here",
      hint: "only a view has attributes: leave out the attribute, or name a view")
  }

  @usableFromInline static func viewForNumber(
    _ name: String, instead term: String, canBeTerm: Bool, _ part: EquationPart
  ) -> LayoutProblem {
    LayoutProblem(
      .viewForNumber, part, "\(Wording.quoted(name)) is a view, and a number is needed here",
      hint: canBeTerm
        ? "for an attribute of the view, write '\(term)'" : "put a number, or the name of one, in its place")
  }

  @usableFromInline static func numberNotFinite(_ name: String, _ value: Double, _ part: EquationPart) -> LayoutProblem
  {
    LayoutProblem(
      .notFinite, part, "the number called \(Wording.quoted(name)) is \(value)", hint: "give it a finite value")
  }

  @usableFromInline static func missingSuperview(of name: String?, _ part: EquationPart) -> LayoutProblem {
    let view = name.map { Wording.quoted($0) } ?? "the view"
    return LayoutProblem(
      .missingSuperview, part, "\(view) has no superview, and this relates to it",
      hint: "add \(view) to its superview first")
  }

  @usableFromInline static func missingLeftItem(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .missingLeftItem, part, "the formula has no view on its left-hand side",
      hint: "give the two views along with the formula, as LHS and RHS")
  }

  @usableFromInline static func missingSafeArea(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .missingSafeArea, part, "the superview has no safe area", hint: "relate to the superview itself")
  }

  @usableFromInline static func missingRightItem(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .missingRightItem, part, "the formula has an attribute of the RHS, and there is no RHS",
      hint: "give a view as RHS, or write a number in place of the attribute")
  }

  @usableFromInline static func unusedRightItem(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .unusedRightItem, part, "the formula is a constant, and a RHS is given",
      hint: "leave out the RHS, or relate to an attribute of it")
  }

  @usableFromInline static func divisionByZero(_ name: String?, _ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .divisionByZero, part, "nothing can be divided by zero",
      hint: name.map { "the number called \(Wording.quoted($0)) is 0: give it another value" }
        ?? "put another number in place of the zero"
    )
  }

  static func zeroMultiplier(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .zeroMultiplier, part, "the attribute is multiplied by 0, so the equation says nothing about it",
      hint: "multiply by another number")
  }

  @usableFromInline static func notFinite(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .notFinite, part, "the result is not a finite number", hint: "use smaller numbers, or a larger divisor")
  }

  @usableFromInline static func priorityOutOfRange(_ name: String?, _ value: Double) -> LayoutProblem {
    LayoutProblem(
      DiagnosticCode(.priorityOutOfRange), .priority,
      (name.map { "the number called \(Wording.quoted($0)) is no priority: it is " } ?? "no priority is ")
        + DecimalNumeral.plainText(of: value),
      hint: "a priority is more than 0 and at most 1000")
  }

  static func alignmentAlongText(_ option: String, isVertical: Bool) -> LayoutProblem {
    let (own, other) = isVertical ? ("vertical", "horizontal") : ("horizontal", "vertical")
    return LayoutProblem(
      .alignmentAlongText, .equation, "'\(option)' aligns along this \(own) text, which states these distances itself",
      hint: "align in a \(other) text, or with an option across this one")
  }

  static func namesOnBothSides(_ part: EquationPart) -> LayoutProblem {
    LayoutProblem(
      .notTranslatable, part, "a named number is computed with on both sides",
      hint: "compute with named numbers on the right side only")
  }

  // MARK: installation

  static var noCommonAncestor: LayoutProblem {
    LayoutProblem(
      .noCommonAncestor, .equation, "the two views have no ancestor in common, so no view can hold the constraint",
      hint: "add both views to one hierarchy first")
  }

  static var missingSuperviewToInstallOn: LayoutProblem {
    LayoutProblem(
      .missingSuperview, .equation, "the view has no superview, which would hold the constraint",
      hint: "add the view to its superview first")
  }

  // MARK: names

  private static func hint(for name: String, among names: [String], kind: String) -> String? {
    if let nearest = nearestSpelling(to: name, among: names) { return "did you mean '\(Wording.visible(nearest))'?" }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(8).map { Wording.quoted($0) }.joined(separator: ", ")
    return "the \(kind)s are " + shown + (names.count > 8 ? " and \(names.count - 8) others" : "")
  }

  /// For those who use the word of another dialect, or who use the word on the left.
  private static func hint(forSuperview name: String, _ word: String?) -> String? {
    guard let word, name == "super" || name == "superview" else { return nil }
    return name == word
      ? "'\(word)' stands for the superview of the view on the left, so it can be on the right only"
      : "the superview is called '\(word)' in this dialect"
  }
}
