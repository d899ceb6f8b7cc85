import ConstraintGrammar
import ConstraintLanguages
import Testing

@testable import ConstraintLayout

/// The views of `equations`, which its texts do not name.
@Suite struct TranslationItemTests {
  private func translation(
    _ formula: String, to target: TranslationTarget, lhs: String, rhs: String
  ) throws -> Translation {
    try Dialect.equations.translate(formula, to: target, lhs: lhs, rhs: rhs)
  }

  @Test func namesThatAreGiven() throws {
    let formula = "width > 2 * height - 3"
    #expect(
      try translation(formula, to: .dialect(.compactConstraint), lhs: "left.view", rhs: "b")
        == Translation(text: "left.view.width >= b.height * 2 - 3"))
    #expect(
      try translation(formula, to: .dialect(.formulaStyle), lhs: "a", rhs: "a")
        == Translation(text: "a[.Width] >= a[.Height] * 2 - 3"))
    #expect(
      try translation(formula, to: .swift, lhs: "self", rhs: "in").text
        == "NSLayoutConstraint(item: self, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: `in`, "
        + "attribute: .height, multiplier: 2, constant: -3)")
    #expect(
      try translation(formula, to: .anchors, lhs: "a", rhs: "view.b").text
        == "a.widthAnchor.constraint(greaterThanOrEqualTo: view.b.heightAnchor, multiplier: 2, constant: -3)")
  }

  @Test func namesOfNoUse() {
    let refused = #expect(throws: Diagnostic.self) {
      try translation("width = height", to: .dialect(.expressionFormat), lhs: "a", rhs: "two words")
    }
    #expect(
      refused?.report(on: "width = height") == """
        no-such-name 8+6
        text:1:9: error: 'two words' is not a name in expression-format
        width = height
                ^~~~~~
        hint: give the view another name first
        """)
  }

  /// A name that is none would be code.
  @Test(arguments: [TranslationTarget.anchors, .swift])
  func namesThatAreCode(target: TranslationTarget) {
    for (lhs, rhs, shown, place) in [
      ("x); exit(", "b", "'x); exit('", "0+5"), ("a", "b\0", #"'b\u{0}'"#, "8+6"), ("", "b", "''", "0+5"),
      ("a", "a..b", "'a..b'", "8+6"),
    ] {
      let refused = #expect(throws: Diagnostic.self) {
        try translation("width = height", to: target, lhs: lhs, rhs: rhs)
      }
      let (code, message) = (refused?.code, refused?.message)
      #expect(code == .noSuchName && message == "\(shown) is not a name in \(target.name)")
      #expect(refused.map { "\($0.offset)+\($0.length)" } == place)
      #expect(refused?.hint == "give the view another name first")
    }
  }

  /// The names of a dialect of one's own can be what Swift has as operators.
  @Test(arguments: [
    ("other.width = 1", "view"), ("a.width = other.width", "view"), ("a.width = b.width * other", "number"),
    ("a.width = b.width / other", "number"), ("a.width = b.width - other", "number"), ("a.width = other", "number"),
    ("a.width = other * 2 + 3", "number"), ("a.width = gap / other", "number"), ("a.width = gap * 2 - other", "number"),
  ])
  func namesOfAnEquation(text: String, kind: String) throws {
    let equation = try Equation(text, in: .compactConstraint).callingOther("my-view")
    for target in [TranslationTarget.anchors, .swift] {
      let refused = #expect(throws: LayoutProblem.self) {
        try Dialect.compactConstraint.translate(equation, to: target)
      }
      #expect(
        refused?.description
          == "'my-view' is not a name in \(target.name) (give the \(kind) another name first)")
    }
  }

  @Test func namesThatAreGivenUp() throws {
    #expect(
      try Dialect.compactConstraint.translate("my.view.width = b.height", to: .dialect(.equations))
        == Translation(text: "width = height", leftItem: "my.view", rightItem: "b"))
    #expect(
      try Dialect.visualAttribute.translate("a.width <= 3", to: .dialect(.equations))
        == Translation(text: "width < 3", leftItem: "a", rightItem: nil))
    #expect(
      try Dialect.compactConstraint.translate("a.width = super.width", to: .dialect(.equations))
        == Translation(text: "width = width", leftItem: "a", rightItem: "a.superview"))
    #expect(
      try Dialect.visualAttribute.translate("a.width <= 3", to: .dialect(.formulaStyle))
        == Translation(text: "a[.Width] <= 3", leftItem: nil, rightItem: nil))
  }

  @Test func targets() {
    #expect(
      TranslationTarget.all.map(\.name) == [
        "expression-format", "compact-constraint", "equations", "visual-attribute", "formula-style", "visual-format",
        "compact-constraint-2021", "swifty-layout", "tat-layout", "anchors", "swift",
      ])
    #expect(
      TranslationTarget.all.map(\.aliases) == [
        ["NSLayoutConstraint+ExpressionFormat"], ["CompactConstraint"], ["NSLayoutConstraint+Equations"],
        ["PLVisualAttributeConstraints"], ["FormulaStyleConstraint"], ["VFL", "VisualFormat"],
        ["CompactConstraint-2021"], ["SwiftyLayout"], ["TATLayout"], [], [],
      ])
  }
}

extension Equation {
  /// The same with a name in place of each `other`.
  fileprivate func callingOther(_ name: String) -> Equation {
    func named(_ side: Side) -> Side {
      var side = side
      if case .attribute("other", let attribute)? = side.operand { side.operand = .attribute(of: name, attribute) }
      if side.operand == .metric("other") { side.operand = .metric(name) }
      if side.multiplier?.value.name == "other" { side.multiplier?.value = .name(name, isNegated: false) }
      if side.constant?.value.name == "other" { side.constant?.value = .name(name, isNegated: false) }
      return side
    }
    return Equation(named(left), relation, named(right))
  }
}
