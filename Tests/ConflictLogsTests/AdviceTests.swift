import ConflictLogs
import Testing

/// What is said to be missing, and what to do, beyond the table of who makes constraints.
@Suite struct AdviceTests {
  /// Where nothing contradicts, the sizes that are open are named, and no others; of many some are.
  @Test(arguments: [
    (
      ["A:0x2.left == B:0x3.left", "B:0x3.right == A:0x2.right + 3", "B:0x3.width == 9", "C:0x4.height >= 4"],
      "the height of C, which nothing here fixes"
    ),
    (
      ["A:0x2.right == B:0x3.right", "A:0x2.bottom == B:0x3.bottom", "B:0x3.width == 0"],
      "the width of A, and the height of A and B, which nothing here fixes"
    ),
    (
      ["A:0x2.midY == + 39", "A:0x2.height == 32", "A:0x2.top == B:0x3.bottom + 17", "B:0x3.height == 5"],
      "which view is the superview of A"
    ),
    (["A:0x2.width <= 0", "B:0x3.width == 2*A:0x2.width"], "digits that are not printed"),
    (["A:0x2.width == 4", "B:0x3.height == 5"], "a constraint that is not in the list"),
    (
      [
        "A:0x2.midY == + 39", "A:0x2.height == 32", "A:0x2.midY == B:0x3.height", "B:0x3.minY == 1",
        "B:0x3.height == 5",
      ],
      "which views are the superview of A and the superview of B"
    ),
    (["A:0x2.width >= 1 @750", "A:0x2.width <= 3"], "the width of A, which nothing here fixes"),
    (
      ["A:0x2.width <= 1", "B:0x3.width <= 1", "C:0x4.width <= 1", "D:0x5.width <= 1", "E:0x6.width <= 1"],
      "the width of A, B, C and 2 others, which nothing here fixes"
    ),
  ]) func openSizes(_ bodies: [String], _ expected: String) throws {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + bodies.map { "<NSLayoutConstraint:0x1 \($0)>\n" }.joined() + ")\n"
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text).first))
    #expect(explanation.reason.last == "What is missing may be \(expected).")
  }

  /// A superview that is not named is the one view of the log that makes a conflict of what the system gave up.
  @Test(arguments: [
    (["A:0x2.top == B:0x3.top + 17"], 0, "if B is the superview of A"),
    (["V:|-(17)-[C:0x4]   (active, names: '|':B:0x3 )", "A:0x2.top == C:0x4.top"], 0, "if B is the superview of A"),
    // What lies around others comes before what the view is aligned with.
    (
      ["V:|-(17)-[C:0x4]   (active, names: '|':B:0x3 )", "A:0x2.top == C:0x4.top", "C:0x4.width == 5"], 1,
      "if B is the superview of A"
    ),
    // It is no part of the conflict, or the constraints fit.
    (["A:0x2.top == B:0x3.top + 17", "C:0x4.width == 5"], 1, nil),
    (["A:0x2.top == B:0x3.top + 23"], 0, nil),
    // Either makes a conflict.
    (["A:0x2.top == B:0x3.top + 17", "A:0x2.top == C:0x4.top + 17"], 2, nil),
    (["A:0x2.height == B:0x3.height"], 0, nil),
    // It lies inside.
    (["V:|-(17)-[B:0x3]   (active, names: '|':A:0x2 )", "A:0x2.top == B:0x3.top - 17"], 1, nil),
  ]) func superviews(_ bodies: [String], _ givenUp: Int, _ condition: String?) throws {
    let frame = ["A:0x2.midY == + 39", "A:0x2.height == 32"]
    let lines = (bodies + frame).enumerated().map { "<NSLayoutConstraint:0x1\($0.offset) \($0.element)>\n" }
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n" + lines.joined()
      + ")\nWill attempt to recover by breaking constraint\n" + lines[givenUp]
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text).first))
    let told = explanation.headline.split(separator: ", ").dropFirst().last.map { String($0) }
    #expect(told == condition)
    #expect(explanation.conflict.isEmpty == (condition == nil))
    #expect(explanation.reason.contains("B is the superview of A, which the log does not say") == (condition != nil))
  }

  /// Two constraints for one line of a view are told to be that, and how the library that made them takes one away; of what
  /// differs in its line, its items or its maker it is not told.
  @Test(arguments: [
    (
      "NSLayoutConstraint", "A:0x2.left == B:0x3.right", "",
      "the left edge of A has two constraints, on lines 1 and 2: keep one of them"
    ),
    (
      "App.LayoutConstraint", "A:0x2.left == B:0x3.right", "",
      "the left edge of A has two constraints, on lines 1 and 2: keep one of them; updateConstraints changes numbers only, "
        + "remakeConstraints takes the old ones away"
    ),
    (
      "MASLayoutConstraint", "A:0x2.left == B:0x3.centerX", "",
      "the left edge of A has two constraints, on lines 1 and 2: keep one of them; mas_updateConstraints changes numbers only, "
        + "mas_remakeConstraints takes the old ones away"
    ),
    (
      "NSLayoutConstraint", "A:0x2.right == B:0x3.left", "",
      "remove one of these constraints, or give it the priority 999, such as: A ends at the left edge of B"
    ),
    (
      "NSLayoutConstraint", "A:0x2.left == B:0x3.right", "'UISV-alignment' ",
      "give an arranged view no fixed size or place against its stack view, or the priority 999 to: A begins at the left edge of B"
    ),
  ]) func twoForOneLine(_ className: String, _ second: String, _ identifier: String, _ advice: String) throws {
    let size = second.contains(".right == ") ? "A:0x2.width == 9" : "B:0x3.width == 9"
    let text = """
      <NSLayoutConstraint:0x1 A:0x2.left == B:0x3.left>
      <\(className):0x4 \(identifier)\(second)>
      <NSLayoutConstraint:0x5 \(size)>
      """
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text).first))
    #expect(explanation.advice.map(\.text) == [advice])
  }

  /// Of a constraint that is there twice and was given up one is to go, unless the conflict has another reason.
  @Test(arguments: [
    ("A:0x2.width == 3", 1000, "the same constraint is there twice, on lines 3 and 4: keep one of them"),
    ("'it' A:0x2.width == 3", 1000, "the same constraint is there twice, on lines 3 and 4: keep one of them"),
    ("A:0x2.width == 3", 750, nil), ("A:0x2.width <= 4", 1000, nil), ("B:0x4.width == 3", 1000, nil),
  ]) func twins(_ second: String, _ priority: Int, _ advice: String?) throws {
    let lines = ["A:0x2.width == 3", second].enumerated().map {
      "<NSLayoutConstraint:0x1\($0.offset) \($0.element) @\(priority)>\n"
    }
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n" + lines.joined()
      + ")\nWill attempt to recover by breaking constraint\n" + lines[1]
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text).first))
    #expect(explanation.advice.map(\.text) == (advice.map { [$0] } ?? []))
    #expect(explanation.reason.contains("What is missing may be digits that are not printed.") == (advice != nil))
  }

  /// Nobody sets the frame of what the system keeps to itself.
  @Test func framesOfSystem() throws {
    let text = """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _NSTextContentView:0x2.width == 70>
      <NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& NSTextView:0x4.width == 2>
      <NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& _NSTextContentView:0x2.width == NSTextView:0x4.width>
      """
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text).first))
    #expect(explanation.advice.map(\.text) == ["look at what sets the frame of NSTextView"])
  }

  /// The view that is spoken of is the inner one of two, however the constraint is written; where a frame is told by the other,
  /// that one is the outer.
  @Test(arguments: [
    ("A:0x2.trailing == B:0x3.trailing + 20", "B:0x3.leading == A:0x2.leading + 20", "B"),
    ("A:0x2.trailing == B:0x3.trailing - 20", "A:0x2.leading == B:0x3.leading + 20", "A"),
    ("A:0x2.trailing == B:0x3.trailing", "B:0x3.leading == A:0x2.leading", "B"),
    ("A:0x2.trailing == B:0x3.trailing", "A:0x2.leading == B:0x3.leading", "A"),
    ("A:0x2.trailingMargin == B:0x3.trailing", "A:0x2.leadingMargin == B:0x3.leading", "B"),
  ]) func innerViews(_ end: String, _ beginning: String, _ inner: String) throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
      <NSLayoutConstraint:0x1 \(end)>
      <NSLayoutConstraint:0x4 \(beginning)>
      <NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& A:0x2.width == 70>
      <NSLayoutConstraint:0x6 B:0x3.width == 300>
      )
      """
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text).first))
    let advice = try #require(explanation.advice.first)
    #expect(advice.text.hasPrefix("set translates") == (inner == "A"), "\(advice.text)")
  }

  /// Variables are none that a language keeps for itself, and guides are those of their views.
  @Test(arguments: [
    (
      "H:[UISwitch:0x2(>=5)]", "<NSLayoutConstraint:0x7 H:[UISwitch:0x2(4)]>",
      "let constraint1 = switchView.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)"
    ),
    (
      "UIButton:0x2.top == UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide'.top + 5",
      """
      <NSLayoutConstraint:0x6 'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide'] (active, names: '|':CardView:0x9 )>
      <NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Top' UIButton:0x2.top == CardView:0x9.top (active)>
      """, "let constraint1 = button.topAnchor.constraint(equalTo: cardView.safeAreaLayoutGuide.topAnchor, constant: 5)"
    ),
    (
      "UIView:self.bar.height == 5",
      "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Height' UIView:self.bar.height == 6>",
      "let constraint1 = self.bar.heightAnchor.constraint(equalToConstant: 5)"
    ),
  ]) func variables(_ own: String, _ others: String, _ code: String) throws {
    let text = "<NSLayoutConstraint:0x1 \(own)>\n\(others)"
    let explanation = ConflictExplanation(of: try #require(ConflictLog.logs(in: text).first))
    let swift = explanation.advice.compactMap { $0.swift?.split(separator: "\n").first }
    #expect(swift.last.map { String($0) } == code)
  }
}
