import ConflictLogs
import ConstraintGrammar
import ConstraintLayout
import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct GrammarTests {
  @Test func hasNoProblems() { #expect(Dialect.conflictLog.grammar.problems.isEmpty) }

  /// A constraint as it is read, and what it states: the items by their names.
  @Test(arguments: [
    (
      "<NSLayoutConstraint:0x1 A:0x2.centerY == Kit.B:0x3.centerY - 44   (active)>", "A centerY == B centerY 1 -44 1000"
    ),
    ("<NSLayoutConstraint:0x1 V:|-(0)-[A:0x2]   (active, names: '|':B:0x3 )>", "A top == B top 1 0 1000"),
    (
      "<NSLayoutConstraint:0x1 H:[A:0x2'Loading...']-(20)-|   (Names: '|':B:0x3 )>",
      "B trailing == A \"Loading...\" trailing 1 20 1000"
    ),
    ("<NSLayoutConstraint:0x1 H:[A:0x2]-(NSSpace(8))-[B:0x3]>", "B leading == A trailing 1 8 1000"),
    (
      "<NSLayoutConstraint:0x1 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[A:0x2](LTR)   (active, names: '|':B:0x3 )>",
      "A top >= B top 1 8 1000"
    ),
    ("<NSLayoutConstraint:0x1 V:[A:0x2(46@750)]>", "A height == - 1 46 750"),
    ("<NSLayoutConstraint:0x1 H:[A:0x2(==B:0x3)]>", "A width == B width 1 0 1000"),
    ("<NSLayoutConstraint:0x1 A:0x2.width == 0.5*B:0x3.width>", "A width == B width 0.5 0 1000"),
    ("<NSLayoutConstraint:0x1 A:0x2.width == B:0x3.width * 0.4 + 1 @250>", "A width == B width 0.4 1 250"),
    ("<NSLayoutConstraint:0x1 A:0x2.left==B:self.b.right-1.5>", "A left == self.b right 1 -1.5 1000"),
    ("<NSLayoutConstraint:0x1 A:0x2.height == 2.22507e-308   (active)>", "A height == - 1 2.22507e-308 1000"),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- A:0x2.midY == + 70   (active, names: '|':B:0x3 )>",
      "A centerY == B top 1 70 1000"
    ),
    (
      "<NSLayoutConstraint:0x1 A:0x2.bottom <= B:0x3.bottom NSLayoutAnchorConstraintSpace(8)>",
      "A bottom <= B bottom 1 8 1000"
    ),
    (
      "<NSContentSizeLayoutConstraint:0x1 H:[A:0x2(57)] Hug:250 CompressionResistance:750>",
      "A width >= - 1 57 750; A width <= - 1 57 250"
    ),
    (
      "<SnapKit.LayoutConstraint:0x1@/Users/me/Ex ample.swift#81 A:0x2.left == B:0x3.left + 10.0>",
      "A left == B left 1 10 1000"
    ),
    ("<MASLayoutConstraint:Named[0] A:message.height >= 5000>", "message height >= - 1 5000 1000"),
    ("<MASLayoutConstraint:0x1 A:self.label.top == B:0x3.top>", "self.label top == B top 1 0 1000"),
    (
      "<NSLayoutConstraint:0x1 'it's mine' A:0x2.lastBaseline == B:0x3.topMargin>",
      "A lastBaseline == B topMargin 1 0 1000"
    ),
    (
      "<NSLayoutConstraint:0x1 H:|-(0)-[name_label]   (active, names: name_label:0x2, '|':B:0x3 )>",
      "name_label leading == B leading 1 0 1000"
    ),
    ("<SnapKit.LayoutConstraint:an odd one@Cell.swift#7 A:0x2.width == 3>", "A width == - 1 3 1000"),
    (
      "<NSLayoutConstraint:0x1 my view.height == 5   (active, names: my view:0x2, '|':B C...:0x3 )>",
      "my view height == - 1 5 1000"
    ),
    (
      "<NSLayoutConstraint:0x1 V:[a...]-(7)-[a...]   (active, names: a...:0x2, a...:0x3 )>",
      "a... 2 top == a... 1 bottom 1 7 1000"
    ),
    (
      "<NSLayoutConstraint:0x1 V:[a...]-(7)-[b]   (active, names: a...:0x2, a...:0x3, b:0x4 )>",
      "1: several views have one name, and it is not said which is meant"
    ),
    (
      "<NSContentSizeLayoutConstraint:0x1 A:0x2.width == 35>", "A width >= - 1 35 750; A width <= - 1 35 250"
    ),
    ("<NSLayoutConstraint:0x1 A:0x2'It's 5. o'clock'.width == 3>", "A \"It's 5. o'clock\" width == - 1 3 1000"),
    (
      "<NSLayoutConstraint:0x1 H:[_TtGC8MyAppXYZ8CardViewCS_P10$10582914415Key_:0x2(3)]>",
      "CardView width == - 1 3 1000"
    ),
    ("<NSLayoutConstraint:0x1 H:[App.Cell<Row<A, B>>:0x2(3)]>", "Cell width == - 1 3 1000"),
    ("<NSLayoutConstraint:0x1 H:[A:0x2(3@251)] priority:251>", "A width == - 1 3 251"),
    ("<'UISV-alignment' a-1.top == a-2.top>", "a-1 top == a-2 top 1 0 1000"),
    ("\\<NSLayoutConstraint:0x1 A:0x2.width == 3\\>", "A width == - 1 3 1000"),
    ("&lt;NSLayoutConstraint:0x1 A:0x2.width &gt;= 3&gt;", "A width >= - 1 3 1000"),
    ("<NSLayoutConstraint: 0x1 A: 0x2.width == 3>", "A width == - 1 3 1000"),
    ("<NSLayoutConstraint:0x1 V:[A:0x2 12ab]-(3)-[B:0x3]>", "B top == A bottom 1 3 1000"),
    ("> <NSLayoutConstraint:0x1 A:0x\n> 2.wid\n> th == 3>", "A width == - 1 3 1000"),
    ("<NSLayoutConstraint:0x1 A:0x2.width ==\n    3\n  (active)>", "A width == - 1 3 1000"),
  ]) func reads(_ text: String, _ expected: String) throws {
    let log = try #require(ConflictLog.logs(in: text).first)
    let names = Dictionary(log.views.map { ($0.address, $0.name) }, uniquingKeysWith: { first, _ in first })
    let stated = log.entries.map { entry in
      switch entry {
      case .constraint(let constraint):
        let statement = constraint.statement
        let second =
          statement.secondItem.map { "\(names[$0] ?? "?") \(statement.secondAttribute?.rawValue ?? "?")" } ?? "-"
        let numbers = [statement.multiplier, statement.constant, statement.priority].map { number in
          number == number.rounded() ? "\(Int(number))" : "\(number)"
        }
        return
          "\(names[statement.firstItem] ?? "?") \(statement.firstAttribute.rawValue) \(statement.relation.rawValue) \(second) "
          + numbers.joined(separator: " ")
      case .unread(let unread): return "\(unread.line): \(unread.diagnostic.message)"
      }
    }
    #expect(stated.joined(separator: "; ") == expected)
  }

  /// A constraint as the dialect has it, written again by it, and what it states in another language.
  @Test(arguments: [
    ("<NSLayoutConstraint:0x1 A:0x2.centerY == Kit.B:0x3.centerY - 44   (active)>", "0x2.centerY == 0x3.centerY - 44"),
    (
      "<NSLayoutConstraint:0x1 'my own' H:[A:0x2'Go']-(>=20@750)-|   (Names: '|':B:0x3 )>",
      "0x3.trailing >= 0x2.trailing + 20 @ 750 # my own"
    ),
    ("<NSLayoutConstraint:0x1 V:|-(8)-[a]   (active, names: a:0x2, '|':B:0x3 )>", "0x2.top == 0x3.top + 8"),
    ("<NSLayoutConstraint:0x1 V:|-(8)-[A:0x2]>", "0x2.top == superview.top + 8"),
    ("<NSLayoutConstraint:0x1 H:[A:0x2(==B:0x3)]>", "0x2.width == 0x3.width"),
    ("<NSLayoutConstraint:0x1 A:0x2.width == 0.5*B:0x3.width>", "0x2.width == 0.5 * 0x3.width"),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- A:0x2.midY == + 70   (active, names: '|':B:0x3 )>",
      "0x2.centerY == 0x3.top + 70"
    ),
    (
      "<NSContentSizeLayoutConstraint:0x1 H:[A:0x2(57)] Hug:250 CompressionResistance:750>",
      "0x2.width >= 57 @ 750; 0x2.width <= 57 @ 250"
    ),
    ("<MASLayoutConstraint:Named[0] A:self.label.height == - 5>", "self.label.height == -5"),
    ("<NSLayoutConstraint:0x1 [A:0x2]>", ""),
  ]) func states(_ text: String, _ expected: String) throws {
    let equations = try Dialect.conflictLog.constraints(in: text)
    let printer = Printer(notation: Dialect.conflictLog.notation)
    #expect(equations.map { printer.text(of: $0) }.joined(separator: "; ") == expected)
    guard equations.count == 1, !expected.contains("superview") else { return }
    let written = try Dialect.conflictLog.print(equations[0])
    #expect(written.hasPrefix("<NSLayoutConstraint") && !written.contains("active"))
  }

  /// A number of a line that runs on is told where it begins.
  @Test func lineRunsOn() throws {
    let text = "<A:0x1@Cell.swift#1a B:0x2.width == 3>"
    let diagnostic = #expect(throws: Diagnostic.self) { try Dialect.conflictLog.constraints(in: text) }
    #expect(diagnostic?.code == .numberRunsOn)
    #expect(diagnostic?.offset == 18)
  }
}
