import ConstraintDiagnostics
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
    let problems = #expect(throws: SheetProblems.self) {
      try LayoutSheet(text, in: Dialect.expressionFormat.withHints())
    }
    #expect(
      problems?.rendered(file: "sign-in.sheet") == """
        sign-in.sheet:2:9: error: 'topp' is not an attribute
          title.topp = superview.top + 20;
                ^~~~
        hint: did you mean 'top'?
        sign-in.sheet:3:16: error: '10px' is not a number
          title.left = 10px @750;   /* to be aligned; later */
                       ^~~~
        hint: numbers are written without a unit or a suffix: write '10'
        sign-in.sheet:4:28: error: expected ';', '@' or '}', but found '5'
          title.width = icon.width 5;
                                   ^

        """)
  }

  @Test(arguments: [
    ("a { b.top = c.top", "1:18: error: expected ';', '@' or '}', but the text ends here"),
    ("a b.top = c.top }", "1:3: error: expected '{', but found 'b'"),
    ("{ }", "1:1: error: expected the name of a block or the end of the text, but found '{'"),
    ("a { ; }", "1:5: error: expected an equation or '}', but found ';'"),
    ("a { b.top = c.top @1001 }", "1:20: error: a priority is a number from 1 to 1000"),
    ("a { b.top = c.top @10.5 }", "1:20: error: '10.5' is not a priority"),
    ("a { b.top = c.top @ 10 }", "1:20: error: expected a number, but found white space"),
    ("a { b.top = c.top @high }", "1:20: error: expected a number, but found 'high'"),
    (
      "a {\n  /* é */ b.top = c.top }}",
      "2:26: error: expected the name of a block or the end of the text, but found '}'"
    ),
    ("a { b.top = c.top /* }", "1:19: error: expected ';', '@' or '}', but found '/'"),
    ("a { b.top = /* half */ c.top }", "1:13: error: comments are not part of this dialect (remove the comment)"),
  ])
  func around(text: String, description: String) {
    let problems = #expect(throws: SheetProblems.self) {
      try LayoutSheet(text, in: Dialect.expressionFormat.withHints())
    }
    #expect(problems?.diagnostics.map(\.description).joined(separator: "\n") == description)
  }

  @Test func namesAreLookedUpInThePlaceWhereTheyStand() throws {
    let text = "a {\n  b.width = c.width * 2;\n  b.top = d.top\n}\n"
    let sheet = try LayoutSheet(text, in: Dialect.expressionFormat.withHints())
    let box = Box(name: "b", layoutSuperview: nil)
    let problems = #expect(throws: SheetProblems.self) {
      try sheet.constraints(of: "a", in: LayoutBindings(views: ["b": box, "d": box]))
    }
    #expect(
      problems?.rendered(file: "a.sheet") == """
        a.sheet:2:13: error: there is no view called 'c'
          b.width = c.width * 2;
                    ^
        hint: the views are 'b', 'd'

        """)
  }
}
