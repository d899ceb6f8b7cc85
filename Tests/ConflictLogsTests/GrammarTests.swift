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

  /// What can't be read is told at its line, and the rest is read.
  @Test func goesOn() throws {
    let log = try #require(
      ConflictLog.logs(
        in: """
          Unable to simultaneously satisfy constraints.
          (
              "<NSLayoutConstraint:0x1 A:0x2.width == 3>",
              "<NSLayoutConstraint:0x2 A:0x2.wobble == 3>",
              "<NSLayoutConstraint:0x3 A:0x2.width == 4>"
          )
          """
      ).first)
    let texts = log.entries.map { entry in
      switch entry {
      case .constraint(let constraint): "\(constraint.line): \(constraint.text)"
      case .unread(let unread): "\(unread.line): \(unread.diagnostic.message)"
      }
    }
    #expect(
      texts == [
        "3: <NSLayoutConstraint:0x1 A:0x2.width == 3>",
        "4: expected '.', but found white space",
        "5: <NSLayoutConstraint:0x3 A:0x2.width == 4>",
      ])
    #expect(ConflictExplanation(of: log).conflict == [0, 2])
    #expect(!log.isCutOff)
  }

  @Test func severalLogs() {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 A:0x2.width == 3>",
          "<NSLayoutConstraint:0x2 A:0x2.width == 4>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 A:0x2.width == 4>

      """
    let other = log.replacing("0x2", with: "0x7f")
    let logs = ConflictLog.logs(
      in: "noise\n" + log + "more\n" + other + "Unable to simultaneously satisfy constraints.\n<private>\n")
    #expect(logs.map(\.line) == [2, 10, 17])
    #expect(logs.map(\.givenUp) == [1, 1, nil])
    #expect(logs.map(\.isHidden) == [false, false, true])
    #expect(logs[0].signature == logs[1].signature)
  }

  /// What is inactive does not count, a width of -16 is UIKit's own, and margins are where the guide of them is.
  @Test(arguments: [
    (["A:0x2.width == 3   (active)", "A:0x2.width == 4   (inactive)"], []),
    (["UIView:0x2.width == - 16"], [0]),
    (
      [
        "H:|-(8)-[UILayoutGuide:0x4'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':A:0x2 )",
        "B:0x3.leading == A:0x2.leadingMargin", "H:|-(9)-[B:0x3]   (active, names: '|':A:0x2 )",
      ], [0, 1, 2]
    ),
  ]) func conflicts(_ bodies: [String], _ conflict: [Int]) throws {
    let identifier = bodies.count == 3 ? "'UIView-leftMargin-guide-constraint' " : ""
    let text = bodies.enumerated().map { "<NSLayoutConstraint:0x1\($0) \($0 == 0 ? identifier : "")\($1)>" }
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text.joined(separator: "\n")).first))
    #expect(explanation.conflict == conflict)
    #expect(explanation.isOfApp == (bodies.count == 3))
  }

  /// Brackets that are lost are put back in a list, and nowhere else.
  @Test(arguments: [
    ("Unable to simultaneously satisfy constraints.", "\"", "\",", [0, 1]), ("", "\"", "\"", []),
    ("Unable to simultaneously satisfy constraints.", "", "", [0, 1]),
  ]) func bracketsAreLost(_ announcement: String, _ start: String, _ end: String, _ conflict: [Int]) {
    let bodies = ["NSLayoutConstraint:0x1 H:[A:0x2(3)]", "NSLayoutConstraint:0x3 A:0x2.width == 4   (active)"]
    let text = announcement + "\n> (\n" + bodies.map { ">    " + start + $0 + end + "\n" }.joined()
    #expect(
      ConflictLog.logs(in: text).map { ConflictExplanation(of: $0).conflict } == (conflict.isEmpty ? [] : [conflict]))
  }

  /// Margins lie inside their views, unless a guide says where they are; only where there is a conflict is it taken for true.
  @Test(arguments: [
    ("Unable to simultaneously satisfy constraints.\n", "A:0x2.width == 9", [0, 1, 2]),
    ("Unable to simultaneously satisfy constraints.\n", "A:0x2.width == 10", []),
    ("", "A:0x2.width == 9", []),
  ]) func margins(_ announcement: String, _ size: String, _ conflict: [Int]) throws {
    let bodies = ["B:0x3.leading == A:0x2.leadingMargin", "A:0x2.trailingMargin == B:0x3.trailing + 10", size]
    let text =
      announcement + bodies.enumerated().map { "<NSLayoutConstraint:0x1\($0.offset) \($0.element)>\n" }.joined()
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text).first))
    #expect(explanation.conflict == conflict)
    #expect(explanation.isIfMarginsAreInside == !conflict.isEmpty)
    // The sum of what is added up is more than 0, with the steps that no constraint says.
    let implied = explanation.proof.map { step in
      switch step.part {
      case .constraint(let index): "\(index)"
      case .size(_, let attribute), .margin(_, let attribute): attribute.rawValue
      }
    }
    #expect(implied.sorted() == (conflict.isEmpty ? [] : ["0", "1", "2", "leftMargin", "rightMargin", "width"]))
  }

  /// A constraint that is cut off is known by its address.
  @Test func givenUpIsCutOff() {
    let text = """
      <NSLayoutConstraint:0x1a H:[A:0x2(3)]>
      <NSLayoutConstraint:0x1b H:[A:0x2(4)]>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1b H:[A:0
      """
    #expect(ConflictLog.logs(in: text).map(\.givenUp) == [1])
    #expect(ConflictLog.logs(in: text).map(\.entries.count) == [2])
  }

  /// A visual body without a size or a connection states nothing, even where it is what was given up.
  @Test func statesNothing() {
    let text = """
      <NSLayoutConstraint:0x1 H:[A:0x2(3)]>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 H:[A:0x2]>
      """
    let logs = ConflictLog.logs(in: text)
    #expect(logs.map(\.entries.count) == [1])
    #expect(logs.map(\.givenUp) == [nil])
    #expect(
      logs.map { ConflictExplanation(of: $0).text() } == [
        [
          "line 1: the constraints that are there do not contradict each other", "  A is 3 wide (line 1)",
          "  What is missing may be the beginning of the list.",
        ]
      ])
  }
}
