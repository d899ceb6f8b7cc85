import ConstraintReports
import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

/// The seven invalid examples of the document of `expression-format`, by what is wrong with them.
@Suite struct ExpressionFormatInvalidTests {
  /// What is said of a text; its fix-its are looked at by themselves.
  static func diagnostic(_ text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try Dialect.expressionFormat.withHintsAmongAll.parse(text)
      return nil
    } catch {
      var diagnostic = error
      diagnostic.fixIts = []
      return diagnostic
    }
  }

  @Test func viewWithoutAttribute() {
    #expect(
      Self.diagnostic("view1 = view2")
        == Diagnostic(
          code: .unexpectedText, offset: 6, length: 1, line: 1, column: 7, found: "=", expected: ["DOT"],
          message: "'view1' needs an attribute", hint: "write 'view1.left', 'view1.width' or another attribute"))
  }

  @Test func pathOfVariables() {
    #expect(
      Self.diagnostic("view1.subview.left = 20")
        == Diagnostic(
          code: .unexpectedText, offset: 6, length: 7, line: 1, column: 7, found: "subview", expected: ["ATTRIBUTE"],
          message: "'subview' is not an attribute, and key paths are not followed",
          hint:
            "give the view a name of its own, and write 'subview.left'; "
            + "as it stands, the text is in another dialect: compact-constraint"
        ))
  }

  @Test func objectiveCMessage() {
    #expect(
      Self.diagnostic("[view1 setLeft:20]")
        == Diagnostic(
          code: .unexpectedText, offset: 0, length: 1, line: 1, column: 1, found: "[", expected: ["IDENTIFIER"],
          message: "this is an Objective-C message, not an equation",
          hint: "write 'view1.left = 20'"))
  }

  @Test func constantBeforeView() {
    #expect(
      Self.diagnostic("view1.left = 20 + superview.left")
        == Diagnostic(
          code: .unexpectedText, offset: 16, length: 1, line: 1, column: 17, found: "+", expected: ["EOF"],
          message: "a constant can't come before the view", hint: "write 'view1.left = superview.left + 20'"))
  }

  @Test func constantOnTheLeft() {
    #expect(
      Self.diagnostic("view1.left + 20 = superview.left")
        == Diagnostic(
          code: .unexpectedText, offset: 11, length: 1, line: 1, column: 12, found: "+",
          expected: ["EQ_OPERATOR", "GTE_OPERATOR", "LTE_OPERATOR"],
          message: "only an attribute can stand to the left of the relation",
          hint: "write 'view1.left = superview.left - 20'"))
  }

  @Test func constantArithmetic() {
    #expect(
      Self.diagnostic("view1.left = 20 + 3")
        == Diagnostic(
          code: .unexpectedText, offset: 16, length: 1, line: 1, column: 17, found: "+", expected: ["EOF"],
          message: "constants can't be computed with here", hint: "write 'view1.left = 23'"))
  }

  @Test func parentheses() {
    #expect(
      Self.diagnostic("view1.left = view2.width * (0.9 + 5)")
        == Diagnostic(
          code: .unexpectedText, offset: 27, length: 1, line: 1, column: 28, found: "(",
          expected: ["IDENTIFIER", "NUMERAL", "SUB_OPERATOR"], message: "parentheses are not part of this dialect",
          hint: "write 'view1.left = view2.width * 5.9'"))
  }

  @Test(
    "What can be fixed is what the hint says",
    arguments: [
      ("[view1 setLeft:20]", "view1.left = 20"),
      ("view1.left = 20 + superview.left", "view1.left = superview.left + 20"),
      ("view1.left + 20 = superview.left", "view1.left = superview.left - 20"),
      ("view1.left = 20 + 3", "view1.left = 23"),
      ("view1.left = view2.width * (0.9 + 5)", "view1.left = view2.width * 5.9"),
    ])
  func fixIts(text: String, fixed: String) {
    let diagnostic = #expect(throws: Diagnostic.self) { try Dialect.expressionFormat.withHints().parse(text) }
    #expect(diagnostic?.applyingFixIts(to: text) == fixed)
  }

  @Test func eachHasAMessageOfItsOwn() {
    let messages = [
      "view1 = view2", "view1.subview.left = 20", "[view1 setLeft:20]", "view1.left = 20 + superview.left",
      "view1.left + 20 = superview.left", "view1.left = 20 + 3", "view1.left = view2.width * (0.9 + 5)",
    ].map { Self.diagnostic($0)?.message ?? "accepted" }
    #expect(Set(messages).count == 7)
    #expect(!messages.contains("accepted"))
  }
}
