import GrammarCombinators
import SmallLanguage
import Testing

@Suite("Programs of the small language") struct SmallProgramTests {
  @Test func aProgramIsRead() {
    let program = SmallProgram(
      #"""
      # The area of what is given.
      fn area(width, height) { return width * height; }

      let total = 0; /* so far */
      while total < 100 and not done() { total = total + -area(2, 3); }
      if total == 6 { print("done\n"); } else if true { } else { a = b = (1 - 2) - 3; }
      """#)
    #expect(program.failures.map(\.description) == [])
    let area = Expression.call(.name("area"), [.number(2), .number(3)])
    let sum = Expression.infix(.name("total"), "+", .prefix("-", area))
    let difference = Expression.infix(.infix(.number(1), "-", .number(2)), "-", .number(3))
    #expect(
      program.statements == [
        .function(
          "area", parameters: ["width", "height"], [.result(.infix(.name("width"), "*", .name("height")))]),
        .variable("total", .number(0)),
        .loop(
          .infix(
            .infix(.name("total"), "<", .number(100)), "and", .prefix("not", .call(.name("done"), []))),
          [.expression(.infix(.name("total"), "=", sum))]),
        .conditional(
          .infix(.name("total"), "==", .number(6)),
          [.expression(.call(.name("print"), [.text("done\n")]))],
          otherwise: [
            .conditional(
              .truth(true), [],
              otherwise: [.expression(.infix(.name("a"), "=", .infix(.name("b"), "=", difference)))])
          ]),
      ])
  }

  @Test func eachMistakeIsToldOnce() {
    let program = SmallProgram(
      #"""
      # Five mistakes.
      fn area(width, height) {
        let half = width * ;
        return width height;
      }
      let text = "tab \q";
      while ) { area(1, 2); }
      let x 5;
      area(3, 4);
      """#)
    #expect(
      program.failures.map(\.description) == [
        #"""
        3:22: error: expected an expression, but found ';'
          let half = width * ;
                             ^
        """#,
        #"""
        4:16: error: expected '(', '*', '+', '-', '/', ';', '=', 'and', 'or' or COMPARATOR, but found 'height'
          return width height;
                       ^~~~~~
        """#,
        #"""
        6:18: error: expected an escape, but found 'q'
        let text = "tab \q";
                         ^
        """#,
        #"""
        7:7: error: expected an expression, but found ')'
        while ) { area(1, 2); }
              ^
        """#,
        #"""
        8:7: error: expected '=', but found '5'
        let x 5;
              ^
        """#,
      ])
    #expect(program.statements.count == 5)
    #expect(program.statements.last == .expression(.call(.name("area"), [.number(3), .number(4)])))
  }

  @Test(
    arguments: [
      ("let a = 1", 9), ("fn f() { a(); ", 14), ("/* a", 4), ("let a = \"b", 10), ("}", 0), ("a(;", 2),
      ("else { a(); }", 0),
      ("if { a(); } b();", 3), ("fn f(1) { a; b; }", 5), ("let if = 1; a;", 4), ("a < b < c;", 6),
      ("let a = 1 let b = 2;", 10),
      ("f(1, 2;", 6), ("{ a; }", 0),
    ])
  func aMistakeHasNoConsequences(_ text: String, _ offset: Int) {
    #expect(SmallProgram(text).failures.map(\.offset) == [offset])
  }

  @Test func aNameMayBeginWithAKeyword() {
    #expect(SmallProgram("iffy = lets;").statements == [.expression(.infix(.name("iffy"), "=", .name("lets")))])
  }
}
