import ConstraintGrammar
import SourceScanning
import Testing

/// Functions that hand a dictionary of views on, and go through it or assert something besides.
@Suite struct DictionaryHelperTests {
  private func migrated(_ call: String, _ function: String, _ language: SourceLanguage) -> String {
    SourceScanner.outcome(of: call, beside: [function], in: "extension UIView", language)
  }

  private static let reason = "'hang' does more than to name its views, and to make or install what the text states"
  private static let masks =
    "a.translatesAutoresizingMaskIntoConstraints = false\nself.b.translatesAutoresizingMaskIntoConstraints = false\n"
  private static let anchors = "addConstraints([a.widthAnchor.constraint(equalToConstant: 3)])"
  private static let mask = "translatesAutoresizingMaskIntoConstraints = false"
  private static let call = #"hang("[a(3)]", ["a": a, "b": self.b])"#
  private static func hang(_ lines: String..., parameters: String = "_ views: [String: UIView]") -> String {
    "func hang(_ text: String, \(parameters)) {\n\(lines.joined(separator: "\n"))\n"
      + "let all = NSLayoutConstraint.constraints(withVisualFormat: text, metrics: nil, views: views)\n"
      + "addConstraints(all)\n}"
  }

  private static let swift: [(call: String, function: String, outcome: String)] = [
    (call, hang("for view in views.values { view.\(mask) }"), masks + anchors),
    (call, hang("views.values.forEach { $0.\(mask) }"), masks + anchors),
    (call, hang("for (_, view) in views { view.\(mask) }"), masks + anchors),
    (call, hang("views.forEach { $0.value.\(mask) }"), masks + anchors),
    (call, hang("views.forEach { _, view in view.\(mask) }"), masks + anchors),
    (call, hang("assert(!text.isEmpty, \"no text\")", "precondition(views.count > 0)"), anchors),
    // Of a view that has no name at the call the mask would stay.
    (
      #"hang("[a(3)]", ["a": a, "b": views[0]])"#, hang("views.values.forEach { $0.\(mask) }"),
      "'views[0]' may be another view each time it is asked for"
    ),
    (#"hang("[a(3)]", ["a": a, "b": views[0]])"#, hang(), anchors),
    // What goes through another dictionary, and what is no assertion.
    (
      #"hang("[a(3)]", ["a": a], more: ["b": b])"#,
      hang("more.values.forEach { $0.\(mask) }", parameters: "_ views: [String: UIView], more: [String: UIView]"),
      reason
    ),
    // What is bound to a constant loses its mask as well.
    (
      #"hang("[a(3)]", ["a": a, "b": self.fresh])"#,
      hang("views.values.forEach { $0.\(mask) }") + "\nvar fresh: UIView { count += 1; return UIView() }",
      "let b = self.fresh\na.\(mask)\nb.\(mask)\n" + anchors
    ),
    (call, hang("for view in kept.values { view.\(mask) }"), reason),
    (call, hang("for view in subviews { view.\(mask) }"), reason + ": 'for view in subviews …'"),
    (call, hang("assert(isReady)") + "\nvar isReady: Bool { count += 1; return true }", reason + ": 'assert(isReady)'"),
    (call, hang("assert(isHidden)") + "\nfunc assert(_ x: Bool) { isHidden = x }", reason + ": 'assert(isHidden)'"),
    (call, hang("assert(prepare())"), reason + ": 'assert(prepare())'"),
    (
      call, hang("views.values.forEach { $0.isHidden = false }"),
      reason + ": '$0.isHidden = false'"
    ),
  ]

  @Test(arguments: swift) func inSwift(call: String, function: String, outcome: String) {
    #expect(migrated(call, function, .swift) == outcome)
  }

  private static func hangObjectiveC(_ lines: String..., after: String = "") -> String {
    "- (void)hang:(NSString *)text views:(NSDictionary *)views {\n\(lines.joined(separator: "\n"))\n"
      + "NSArray *all = [NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:views];\n"
      + "\(after)\n[self addConstraints:all];\n}"
  }
  private static let callObjectiveC = #"[self hang:@"[a(3)]" views:@{@"a": a, @"b": self.b}];"#
  private static let masksObjectiveC =
    "a.translatesAutoresizingMaskIntoConstraints = NO;\nself.b.translatesAutoresizingMaskIntoConstraints = NO;\n"
  private static let anchorsObjectiveC = "[self addConstraints:@[[a.widthAnchor constraintEqualToConstant:3]]];"

  private static let objectiveC: [(function: String, outcome: String)] = [
    (
      hangObjectiveC(
        "for (UIView *view in [views allValues]) { view.translatesAutoresizingMaskIntoConstraints = NO; }"),
      masksObjectiveC + anchorsObjectiveC
    ),
    (
      hangObjectiveC(
        "for (UIView *view in views.allValues) {", "NSAssert(view != nil, @\"a view is missing\");",
        "[view setTranslatesAutoresizingMaskIntoConstraints:NO];", "}"),
      masksObjectiveC + anchorsObjectiveC
    ),
    (
      hangObjectiveC(
        "for (UIView *view in [views allValues]) { NSAssert(view, @\"a view is missing\"); }",
        after: "NSAssert([all count] != 0, @\"no constraint\");"), anchorsObjectiveC
    ),
    (hangObjectiveC(after: "NSAssert([self ready], @\"\");"), reason + ": 'NSAssert([self ready], @\"\")'"),
    (hangObjectiveC(after: "NSAssert(count = 3, @\"\");"), reason + ": 'NSAssert(count = 3, @\"\")'"),
    (hangObjectiveC(after: "Check(all);"), reason + ": 'Check(all)'"),
  ]

  @Test(arguments: objectiveC) func inObjectiveC(function: String, outcome: String) {
    #expect(migrated(Self.callObjectiveC, function, .objectiveC) == outcome)
  }
}
