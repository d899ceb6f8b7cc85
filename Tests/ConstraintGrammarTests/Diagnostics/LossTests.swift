import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import Testing

/// A change that would lose some of what a text says is no fix-it, and the hint says what to do.
@Suite struct LossTests {
  /// A text, the hint for it, and the dialects.
  private struct Row: CustomTestStringConvertible {
    let text: String
    let hint: String
    let dialects: [Dialect]

    init(_ text: String, _ hint: String, _ dialects: Dialect...) {
      (self.text, self.hint, self.dialects) = (text, hint, dialects)
    }

    var testDescription: String { text }
  }

  private static let priority = "and set the priority of the constraint that this makes"

  @Test(
    "Two words are as near",
    arguments: [
      Row("a.hight = 44", "did you mean 'height' or 'right'?", .expressionFormat),
      Row("a.hight = 44", "did you mean 'a.height' or 'a.right'?", .compactConstraint, .compactConstraint2021),
      Row("a.hight = 44", "write 'height' or 'right'", .equations),
      Row("a.wight = 44", "did you mean 'right' or 'width'?", .expressionFormat),
      Row("a.eight = 44", "did you mean 'right' or 'height'?", .expressionFormat),
      Row("a.x = 44", "did you mean 'left' or 'centerX'?", .expressionFormat),
      Row("a.frame.y = 44", "a constraint is about the view itself: write 'a.top' or 'a.centerY'", .expressionFormat),
      Row("a.y = 44", "write 'top' or 'centerY'", .equations),
      Row("a.x == 44", "write 'a[.left]' or 'a[.centerX]'", .formulaStyle),
      Row("x = 44", "did you mean 'left' or 'centerX'?", .equations),
      Row("y = 2 * x + 3", "did you mean 'top' or 'centerY'?", .equations),
    ])
  private func severalWords(_ row: Row) throws { try expectNone(row) }

  @Test(
    "A priority",
    arguments: [
      Row("a.left = b.left@750", "remove '@750', " + priority, .expressionFormat, .compactConstraint),
      Row("a.width = b.widht * 2 @ 750", "did you mean 'width'?", .expressionFormat),
      Row("a.width = b.widht * 2 @ 750", "did you mean 'b.width'?", .compactConstraint),
      Row("a.width = b.width @ 5 + 3", "remove '@ 5', " + priority, .expressionFormat, .compactConstraint),
      Row("a.left = 10 @high", "remove '@high', " + priority, .expressionFormat),
      Row("a.left = 10 @ .defaultHigh", "remove '@ .defaultHigh', " + priority, .expressionFormat),
      Row("(a.left == 10) ~ 750", "write 'a.left = 10', " + priority, .expressionFormat),
      Row("@750 a.left = 10", "remove '@750', " + priority, .expressionFormat),
      Row(
        "a.left = 10 @ 1001", "write '1000', or another number: 1000 requires the constraint", .compactConstraint2021),
      Row("a.left = 10 @ -5", "write '5', or another number: 1000 requires the constraint", .compactConstraint2021),
      Row("a.left = 10 @ 5 @ 6", "leave out all others", .compactConstraint2021),
      Row("a.width == b.width @750", "write 'a[.width]'", .formulaStyle),
      Row("[a(50@1001)]", "1000 requires what it stands behind", .visualFormat),
    ])
  private func priorities(_ row: Row) throws { try expectNone(row) }

  @Test(
    "An identifier or a comment",
    arguments: [
      Row(
        "a.width = b.width #wide", "the equation is complete before this: remove the rest", .expressionFormat),
      Row("a.width = b.width // wide", "remove the comment", .expressionFormat),
      Row("a.width = b.width // wide", "remove the comment", .compactConstraint2021),
      Row("/* wide */ a.width = 1", "remove the comment", .expressionFormat),
      Row("“a.width = 1 // wide", "write 'a.width = 1'", .expressionFormat),
      Row("[a]#wide", "leave it out, and set it on the constraints that this makes", .visualFormat),
      Row("[a]-8-[b]//wide", "leave it out", .visualFormat),
    ])
  private func remarks(_ row: Row) throws { try expectNone(row) }

  @Test(
    "A name",
    arguments: [
      Row("a-b.width = 3", "give the view another name, such as 'a_b'", .expressionFormat),
      Row("2nd.width = 3", "give the view another name, such as '_2nd'", .expressionFormat),
      Row("a.width = a.height", "write 'width = height'", .equations),
      Row("left.left = 10", "write 'left = 10'", .equations),
      Row("a.left = b.left a", "the equation is complete before this: remove the rest", .expressionFormat),
      Row("a[.width] == b[.width] + c[.width] - c[.width]", "write 'a[.width] == b[.width]'", .formulaStyle),
      Row("size.width = 3", "write 'width = 3'", .equations),
      Row("let c = a.left = 3", "write 'a.left = 3'", .expressionFormat),
      Row("a.left.constant = 3", "leave out '.constant': write 'a.left'", .expressionFormat),
      Row("a.left = 3 please", "the equation is complete before this: remove the rest", .expressionFormat),
      Row(
        "größe.left = 3",
        "names consist of the letters a to z and A to Z, digits and '_': write 'groesse.left = 3'", .expressionFormat),
      Row("a.left = 10foo", "numbers are written without a unit or a suffix: write '10'", .expressionFormat),
      Row(
        "a[.left][.width] == 3", "a view stands with one attribute at a time: leave out these brackets", .formulaStyle),
      Row("a.width = b.width * 0 + 5 + c.width * 0", "write 'a.width = 5'", .expressionFormat),
      Row("[my view]", "a name is one word of ASCII letters, digits and '_'", .visualFormat),
      Row("a[NSLayoutConstraint.b.width] == 1", "leave out 'NSLayoutConstraint.b': write 'a[.width]'", .formulaStyle),
      Row("a[NSLayoutConstraint.b.w=1", "leave out 'NSLayoutConstraint.b': write 'a[.width]'", .formulaStyle),
      Row("a.NSLayoutConstraint.b.width = 1", "leave out 'NSLayoutConstraint.b': write 'a.width'", .visualAttribute),
      Row("a.NSLayoutAttribute.b.width = 1", "leave out 'NSLayoutAttribute.b': write 'a.width'", .visualAttribute),
      Row("view.width[[.wide] == 3", "write 'view[.width]'", .formulaStyle),
      Row("\"a.left = 10\", wide", "write 'a.left = 10'", .expressionFormat),
      Row("[a(50@wide.defaultHigh)]", "write the key alone", .visualFormat),
      Row("|-[a]-|wide", "leave out what follows", .visualFormat),
      Row("[self.a]", "write the key alone, as in '[label]'", .visualFormat),
    ])
  private func names(_ row: Row) throws { try expectNone(row) }

  @Test(
    "A number, or its sign",
    arguments: [
      Row("[a]--8-[b]", "write '-8-', or '-(-8)-' if it is to be negative", .visualFormat, .compactConstraint2021),
      Row("a.left = 1_", "numbers are written without separators: write '1'", .expressionFormat),
      Row("a[.width] == 0 / 5", "write 'a.width'", .expressionFormat),
      Row("[a(1_)]", "a number is one such as '8', '8.5', '1e2' or '0x10'", .visualFormat),
      Row("a.top = R * 1px - 1", "numbers are written without a unit or a suffix: write '1'", .compactConstraint),
      Row("a[.width] == b[.width @ 750", "the brackets are not closed: write 'b[.width]'", .formulaStyle),
      Row("a[.left][3] == 3", "a view stands with one attribute at a time: leave out these brackets", .formulaStyle),
      Row(
        "a[.left][5] == 2 + 3", "a view stands with one attribute at a time: leave out these brackets", .formulaStyle),
    ])
  private func numbers(_ row: Row) throws { try expectNone(row) }

  @Test(
    "One attribute is near to another, and not the same",
    arguments: [
      Row(
        "a.firstBaseline = 3", "write 'a.baseline', which is the same where the text has one line", .expressionFormat),
      Row(
        "a.centerXWithinMargins = 3", "write 'a.centerX', which is the same where the margins on both sides are",
        .expressionFormat),
    ])
  private func attributes(_ row: Row) throws { try expectNone(row) }

  @Test("Each mistake is as sure as it is") func mistakes() throws {
    let text = "a.left.constant = 10"
    let diagnostic = try #require(throws: Diagnostic.self) {
      try Dialect.visualAttribute.withHints().constraints(in: text)
    }
    #expect(diagnostic.mistakes.map { $0.fixIts.map { $0.certainty } } == [[.likely], [.sure]])
    #expect(diagnostic.applyingFixIts(to: text, atLeast: .likely) == "a.left == 10")
  }

  private func expectNone(_ row: Row) throws {
    for dialect in row.dialects {
      let diagnostic = try #require(throws: Diagnostic.self) { try dialect.withHints().constraints(in: row.text) }
      #expect(diagnostic.hint == row.hint)
      #expect(diagnostic.applyingFixIts(to: row.text) == nil)
    }
  }

  /// What says nothing, or is said otherwise, is not lost.
  @Test(arguments: [
    ("a.left = 10px", "a.left = 10", Dialect.expressionFormat),
    ("a.left = 10 px", "a.left = 10", .expressionFormat),
    ("a.left = 10.0f;", "a.left = 10", .expressionFormat),
    ("a.left = CGFloat(10)", "a.left = 10", .expressionFormat),
    ("a.left = 1,5", "a.left = 1.5", .expressionFormat),
    ("a.left = .5", "a.left = 0.5", .expressionFormat),
    ("a.left = 2 + 3", "a.left = 5", .expressionFormat),
    ("a.left = 1e2px", "a.left = 100", .expressionFormat),
    ("a.left = b.left + b.left", "a.left = b.left * 2", .expressionFormat),
    ("lеft = 10", "left = 10", .equations),
    ("[a setLeft:20]", "a.left = 20", .expressionFormat),
    ("a.left = 8 @ priority 750", "a.left = 8 @ 750", .compactConstraint2021),
    ("a[NSLayoutConstraint.Attribute.width] == 1", "a[.width] == 1", .formulaStyle),
    ("a[NSLayoutConstraint.Attribute.w=1", "a[.width]==1", .formulaStyle),
    ("a.NSLayoutConstraint.Attribute.width == 1", "a.width == 1", .visualAttribute),
    ("cente\0rx>idth", "centerX>width", .equations),
    ("V:[a(100)]", "a.height == 100", .visualAttribute),
    ("a.width = 2 x b.width", "a.width = b.width * 2", .expressionFormat),
    ("a.width is b.width", "a.width = b.width", .expressionFormat),
    ("a.left + 20 = b.left", "a.left = b.left - 20", .expressionFormat),
    ("2 * a.width = 4 * b.width", "a.width = b.width * 2", .expressionFormat),
    ("a.left = 10 @1000", "a.left = 10", .expressionFormat),
    ("a.left = 10 @ .required", "a.left = 10", .expressionFormat),
    ("a.left = 10 @ .defaultHigh", "a.left = 10 @ 750", .compactConstraint2021),
    ("a.lefft = 10 @ 750 #near // b", "a.left = 10 @ 750 #near // b", .compactConstraint2021),
    ("a.center.x = 10", "a.centerX = 10", .expressionFormat),
    ("a.center-x = 10", "a.centerX = 10", .expressionFormat),
    ("a.frame.size.width = 10", "a.width = 10", .expressionFormat),
    ("a.lastBaseline = 10", "a.baseline = 10", .expressionFormat),
    ("a.LEFT = 10", "a.left = 10", .expressionFormat),
    (
      "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8).isActive = true", "a.left = b.left + 8",
      .expressionFormat
    ),
    ("h:[a(50...100)]-.5-[b(width>=20)]", "H:[a(>=50,<=100)]-0.5-[b(>=20)]", .visualFormat),
    ("[a]-1_000-[b]-1,5-[c(2px@.defaultHigh)]", "[a]-1000-[b]-1.5-[c(2@750)]", .visualFormat),
    ("vertical:|-8-[a(b.height)]-1,5-|", "V:|-8-[a(b)]-1.5-|", .visualFormat),
    ("[a(50)]@700", "[a(50@700)]", .visualFormat),
  ])
  func kept(text: String, fixed: String, dialect: Dialect) throws {
    let diagnostic = try #require(throws: Diagnostic.self) { try dialect.withHints().constraints(in: text) }
    #expect(diagnostic.applyingFixIts(to: text) == fixed)
  }

  @Test(
    "A part may have been left out: a change is a guess",
    arguments: [
      ("width = - 10", "width = -10", Dialect.equations, false),
      ("width = -10px", "width = -10", .equations, true),
      ("width = width + +10", "width = width + 10", .equations, false),
      ("width = 2 * 2", "width = 4", .equations, false),
      ("width = 2 * 3", "width = 6", .equations, true),
      ("a.width = 2.5.", "a.width = 2.5", .expressionFormat, false),
      ("a.width = 2.", "a.width = 2", .expressionFormat, true),
      ("a.leftb = 10", "a.left = 10", .expressionFormat, false),
      ("a.leftt = 10", "a.left = 10", .expressionFormat, true),
      ("a.left = - left", "a.left = left * -1", .compactConstraint, false),
      ("a.left = -left", "a.left = left * -1", .compactConstraint, false),
      ("a.left = -margin", "a.left = margin * -1", .compactConstraint, true),
      ("left left = 10", "left.left = 10", .expressionFormat, false),
      ("a left = 10", "a.left = 10", .expressionFormat, true),
      ("a.left = 2b.left", "a.left = b.left * 2", .expressionFormat, false),
      ("a.left = 0.5b.left", "a.left = b.left * 0.5", .expressionFormat, true),
      ("a[.width] == (b[.width] + 8 / 2", "a[.width] == (b[.width] + 8 / 2)", .formulaStyle, false),
      ("a[.width] == (8", "a[.width] == (8)", .formulaStyle, true),
      ("8 >= bb.width]", "bb[.width] <= 8", .formulaStyle, false),
      ("bb.width == 8", "bb[.width] == 8", .formulaStyle, true),
      ("a()[.width] == 8", "a[.width] == 8", .formulaStyle, false),
      ("a.width == @ 250", "a.width ==  250", .tatLayout, false),
      ("[a]-[bc", "[a]-[bc]", .visualFormat, true),
      ("ab]-[b]", "[ab]-[b]", .visualFormat, true),
      ("[a]-(>=8,<-20)-[b]", "[a]-(>=8,<=-20)-[b]", .visualFormat, false),
      ("[a]-(>=8,<20)-[b]", "[a]-(>=8,<=20)-[b]", .visualFormat, true),
      ("|-[a]||", "|-[a]|", .visualFormat, false),
      ("[[a]", "[a]", .visualFormat, false),
    ])
  func partLeftOut(text: String, mended: String, dialect: Dialect, isSure: Bool) throws {
    let diagnostic = try #require(throws: Diagnostic.self) { try dialect.withHints().constraints(in: text) }
    #expect(diagnostic.applyingFixIts(to: text, atLeast: .likely) == mended)
    #expect(diagnostic.applyingFixIts(to: text) == (isSure ? mended : nil))
  }

  /// A mistake that can be mended for sure is, beside one that can't.
  @Test func beside() throws {
    let diagnostic = try #require(throws: Diagnostic.self) {
      try Dialect.visualFormat.withHints().constraints(in: "v:[a]--8-[b(10px)]")
    }
    #expect(diagnostic.mistakes.map { $0.fixIts.map(\.replacement) } == [["V"], ["(", ")"], ["10"]])
    #expect(diagnostic.mistakes.map { $0.canBeFixed() } == [true, false, true])
  }
}
