import ConflictLogs
import ConstraintGrammar
import Testing

/// What is found in a console, and what is made of it.
@Suite struct ReadingTests {
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

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 A:0x2.width == 3>",
        "<NSLayoutConstraint:0x2 A:0x2.width == 4>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x2 A:0x2.width == 4>

    """

  @Test func severalLogs() {
    let log = Self.log
    let other = log.replacing("0x2", with: "0x7f")
    let logs = ConflictLog.logs(
      in: "noise\n" + log + "more\n" + other + "Unable to simultaneously satisfy constraints.\n<private>\n")
    #expect(logs.map(\.line) == [2, 10, 17])
    #expect(logs.map(\.givenUp) == [1, 1, nil])
    #expect(logs.map(\.isHidden) == [false, false, true])
    #expect(logs[0].signature == logs[1].signature)
  }

  /// What is given up stands behind the words that announce it, also where a log has lost its line feeds.
  @Test(arguments: ["\n", " "]) func oneLine(_ feed: String) {
    for text in [Self.log, String(Self.log.drop { $0 != "(" })] {
      let logs = ConflictLog.logs(in: text.replacing("\n", with: feed))
      #expect(logs.map(\.entries.count) == [2])
      #expect(logs.map(\.givenUp) == [1])
    }
  }

  /// Of logs that are pasted one behind the other only the lists may be left.
  @Test(arguments: ["", "\n", "\nText in between.\n\n"]) func listsAlone(_ between: String) {
    let list = """
      (
          "<NSLayoutConstraint:0x1 A:0x2.width == 3>",
          "<NSLayoutConstraint:0x2 A:0x2.width == 4>"
      )

      """
    let text = list + between + list.replacing("width", with: "height")
    let quotation = text.split(separator: "\n", omittingEmptySubsequences: false).map { "> > \($0)" }
    for text in [text, quotation.joined(separator: "\n")] {
      let logs = ConflictLog.logs(in: text)
      #expect(logs.map { ConflictExplanation(of: $0).conflict } == [[0, 1], [0, 1]])
    }
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
