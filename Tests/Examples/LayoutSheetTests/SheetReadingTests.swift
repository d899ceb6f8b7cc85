import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import GrammarChecks
import GrammarCombinators
import LayoutSheet
import Testing

/// A sheet without a mistake.
let signIn = """
  /* The screen to sign in with. */
  signIn {
    title.top = superview.top + 20;
    title.width <= superview.width * 0.9 /* on tablets */ @750;
  }

  empty {}

  """

@Suite("A sheet of equations") struct SheetReadingTests {
  @Test func hasItsEquationsInBlocks() throws {
    let sheet = try LayoutSheet(signIn, in: .expressionFormat)
    let names = sheet.blocks.map { String(decoding: Array(signIn.utf8)[$0.name.range], as: UTF8.self) }
    #expect(names == ["signIn", "empty"])
    #expect(sheet.blocks.map { $0.statements.map(\.priority) } == [[1000, 750], []])
    #expect(
      sheet.blocks[0].statements.map { Equation($0.content, of: signIn) } == [
        try Equation("title.top = superview.top + 20", in: .expressionFormat),
        try Equation("title.width <= superview.width * 0.9", in: .expressionFormat),
      ])
  }

  @Test(arguments: Dialect.documented)
  func takesAnyDialect(_ dialect: Dialect) throws {
    let text = "a { \(dialect.sample); \(dialect.sample) @ 1 }".replacing("@ ", with: "@")
    let sheet = try LayoutSheet(text, in: dialect)
    #expect(sheet.blocks[0].statements.map(\.priority) == [1000, 1])
    #expect(
      try sheet.blocks[0].statements.map { Equation($0.content, of: text) }
        == Array(repeating: Equation(dialect.sample, in: dialect), count: 2))
  }

  @Test(arguments: [
    "", " \n", "/* nothing */", "/* a */ a/**/{/**/}/* b */", "a { b.top = c.top }", "a{b.top=c.top;}", "größe {}",
  ])
  func accepts(_ text: String) throws {
    #expect(throws: Never.self) { try LayoutSheet(text, in: .expressionFormat) }
  }

  @Test func statesConstraints() throws {
    let sheet = try LayoutSheet(signIn, in: .expressionFormat)
    let page = Box(name: "page", layoutSuperview: nil)
    let title = Box(name: "title", layoutSuperview: page)
    let constraints = try sheet.constraints(of: "signIn", in: LayoutBindings(views: ["title": title]))
    #expect(
      constraints.map {
        "\($0.firstItem.name).\($0.firstAttribute) \($0.relation.rawValue) "
          + "\($0.secondItem?.name ?? "").\($0.secondAttribute.map { "\($0)" } ?? "") "
          + "* \($0.multiplier) + \($0.constant) @\($0.priority)"
      } == [
        "title.top == page.top * 1.0 + 20.0 @1000.0", "title.width <= page.width * 0.9 + 0.0 @750.0",
      ])
  }

  @Test(arguments: Dialect.documented)
  func hasAGrammarWithoutProblems(_ dialect: Dialect) {
    #expect(LayoutSheet.productions(with: dialect).problems == [])
  }
}

/// A view.
final class Box: LayoutItem {
  let name: String
  let layoutSuperview: Box?

  init(name: String, layoutSuperview: Box?) {
    self.name = name
    self.layoutSuperview = layoutSuperview
  }
}
