import ConstraintGrammar
import ConstraintLayout
import LayoutSheet
import Testing

@Suite("What is wrong with a sheet") struct SheetDiagnosticTests {
  @Test func everyEquationIsLookedAt() {
    let text = """
      signIn {
        title.topp = superview.top + 20;
        title.left = 10px @750;   /* to be aligned; later */
        title.width = icon.width 5;
        title.right = superview.right
      }

      """
    let problems = #expect(throws: SheetProblems.self) { try LayoutSheet(text, in: .expressionFormat) }
    #expect(problems?.rendered(file: "sign-in.sheet") == "")
  }

  @Test(arguments: [
    ("a { b.top = c.top", ""),
    ("a b.top = c.top }", ""),
    ("{ }", ""),
    ("a { ; }", ""),
    ("a { b.top = c.top @1001 }", ""),
    ("a { b.top = c.top @10.5 }", ""),
    ("a { b.top = c.top @ 10 }", ""),
    ("a { b.top = c.top @high }", ""),
    ("a {\n  /* é */ b.top = c.top }}", ""),
    ("a { b.top = c.top /* }", ""),
    ("a { b.top = /* half */ c.top }", ""),
  ])
  func around(text: String, description: String) {
    let problems = #expect(throws: SheetProblems.self) { try LayoutSheet(text, in: .expressionFormat) }
    #expect(problems?.diagnostics.map(\.description).joined(separator: "\n") == description)
  }

  @Test func namesAreLookedUpInThePlaceWhereTheyStand() throws {
    let text = "a {\n  b.width = c.width * 2;\n  b.top = d.top\n}\n"
    let sheet = try LayoutSheet(text, in: .expressionFormat)
    let box = Box(name: "b", layoutSuperview: nil)
    let problems = #expect(throws: SheetProblems.self) {
      try sheet.constraints(of: "a", in: LayoutBindings(views: ["b": box, "d": box]))
    }
    #expect(problems?.rendered(file: "a.sheet") == "")
  }
}
