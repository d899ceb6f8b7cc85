import ConstraintReports
import GrammarCombinators
import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar
@testable import ConstraintLanguages

@Suite struct FixItTests {
  /// - Parameter dialect: the dialect, with hints that name no other if it has none.
  private func diagnostic(_ text: String, in dialect: Dialect) throws -> Diagnostic {
    let dialect = dialect.explainer == nil ? dialect.withHints() : dialect
    return try #require(throws: Diagnostic.self) { try dialect.parse(text) }
  }

  @Test func place() throws {
    #expect(
      try diagnostic("ä\n\"ä\".left = 1", in: .expressionFormat).fixIts == [])
    #expect(
      try diagnostic("a.left == 1", in: .expressionFormat).fixIts
        == [FixIt(offset: 7, length: 2, column: 8, endColumn: 10, replacement: "=")])
    #expect(
      try diagnostic("\na.left\u{A0}≥ 1;", in: .expressionFormat).mistakes.flatMap(\.fixIts)
        == [
          FixIt(offset: 7, length: 2, column: 7, endColumn: 8, replacement: " "),
          FixIt(offset: 9, length: 3, column: 8, endColumn: 9, replacement: ">="),
          FixIt(offset: 14, length: 1, column: 11, endColumn: 12, replacement: ""),
        ])
  }

  /// An editor shows the change, not the line.
  @Test(arguments: [
    ("view1.lefft = view2.widht", Dialect.expressionFormat, ["6+5 left", "20+5 width"]),
    ("a.left==b.left*2;", .expressionFormat, ["6+2 =", "16+1 "]),
    ("a.left = 20 + b.left", .compactConstraint, ["9+5 ", "20+0  + 20"]),
    ("a.left + 20 = b.left", .compactConstraint, ["7+5 ", "20+0  - 20"]),
    ("10 <= a.left", .compactConstraint, ["0+6 ", "12+0  >= 10"]),
    ("a[.width] = b[.width] / 2", .formulaStyle, ["10+1 ==", "22+3 * 0.5"]),
    (".width = 10", .equations, ["0+6 width"]), ("a.left =.5", .expressionFormat, ["8+2 0.5"]),
    ("\"a.left = 1\"", .expressionFormat, ["0+1 ", "11+1 "]), ("a.left 1", .expressionFormat, ["6+0  ="]),
    // What a habit is read as has white space of its own.
    (" aleft = b.left * 2 + c ", .compactConstraint, ["1+5 a.left"]),
    (" = width 2 * width + 10 ", .equations, ["1+2 ", "8+0  ="]),
  ])
  func smallest(text: String, dialect: Dialect, edits: [String]) throws {
    let fixIts = try diagnostic(text, in: dialect).mistakes.flatMap(\.fixIts)
    #expect(fixIts.map { "\($0.offset)+\($0.length) \($0.replacement)" } == edits)
  }

  @Test func application() throws {
    let text = "a.lefft == 10px"
    let diagnostic = try diagnostic(text, in: .expressionFormat)
    #expect(diagnostic.applyingFixIts(to: text) == "a.left = 10")
    #expect(try self.diagnostic("a.left = ?", in: .expressionFormat).applyingFixIts(to: "a.left = ?") == nil)
  }

  /// What would get lost, or is anybody's guess, is left to the author.
  @Test(arguments: [
    "a.left = 1; b.left = 2", "a.left = b.left = 3", "a.left = 1\rb.left = 2", "a.left = b.left ^ 2", "a.left != 3",
    "a.left = b.left + c.left", "a.left = b.left ** 2", "a.left = 10...20", "a.left = max(1, 2)", "a.leftMargin = 3",
    "a.left = \\(margin)", "a.colour = 3", "幅.left = 3", "a.left =", "a = b", "a.b.left = c.b.left",
  ])
  func none(text: String) throws { #expect(try diagnostic(text, in: .expressionFormat).fixIts == []) }

  /// Another dialect takes it for something else, and may be meant.
  @Test func otherMeaningElsewhere() throws {
    let equations = Dialect.equations.withHintsAmongAll
    #expect(try diagnostic("a.trailing = op - 1", in: equations).fixIts == [])
    #expect(try diagnostic("a.trailing == op - 1", in: equations).fixIts == [])
    #expect(try diagnostic("a.trailing = top - 1", in: equations).fixIts == [])
    #expect(
      try diagnostic("trailing == top - 1", in: equations).applyingFixIts(to: "trailing == top - 1")
        == "trailing = top - 1")
  }

  /// The reciprocal of a tiny number is beyond all numbers.
  @Test func tinyDivisor() throws {
    #expect(try diagnostic("a[.left] == b[.left] / 2.5e-324", in: .formulaStyle).fixIts == [])
  }

  @Test func editsOneAnother() {
    func edit(_ range: Range<Int>, _ text: String) -> TextEdit { TextEdit(range: range, replacement: text) }
    let edits = [edit(2..<4, "x")].adding([edit(0..<1, "y"), edit(3..<5, "z"), edit(2..<6, "w")])
    #expect(edits == [edit(0..<1, "y"), edit(2..<6, "w")])
    let bytes = ContiguousArray("abcdefgh".utf8)
    #expect(String(decoding: edits.applied(to: bytes.span), as: UTF8.self) == "ybwgh")
    #expect([0, 1, 2, 3, 4].map(edits.original) == [0, 1, 2, 6, 7])
  }

  @Test func ofYourOwn() {
    var diagnostic = Diagnostic(
      code: .unexpectedText, offset: 0, length: 1, line: 1, column: 1, found: "a", expected: [], message: "", hint: nil)
    #expect(diagnostic.fixIts == [] && diagnostic.applyingFixIts(to: "a") == nil)
    diagnostic.fixIts = [FixIt(offset: 0, length: 1, column: 1, endColumn: 2, replacement: "b")]
    #expect(diagnostic.applyingFixIts(to: "a") == "b")
    #expect(
      diagnostic.json.hasSuffix(
        #""hint":null,"fixIts":[{"offset":0,"length":1,"column":1,"endColumn":2,"replacement":"b","#
          + #""certainty":"sure"}]}"#))
  }
}
