import ConstraintGrammar
import SourceScanning
import Testing

/// Where helpers put the constraints that they make, and what they call for that.
@Suite struct InstallingHelperTests {
  private static let reason = "'hang' does more than to name its views, and to make or install what the text states"
  private static let made =
    "NSLayoutConstraint.constraints(withVisualFormat: text, options: [], metrics: nil, views: views)"
  private static let anchors = "a.widthAnchor.constraint(equalToConstant: 3)"
  private static let hang = "func hang(_ text: String, _ views: [String: Any])"
  private static let call = #"hang("[a(3)]", ["a": a])"#

  private static let inSwift: [(call: String, functions: [String], outcome: String)] = [
    // A view that the object has, and one that the call gives.
    (call, ["\(hang) { view.addConstraints(\(made)) }"], "self.view.addConstraints([\(anchors)])"),
    ("box.\(call)", ["\(hang) { self.view.addConstraints(\(made)) }"], "box.view.addConstraints([\(anchors)])"),
    (
      #"hang("[a(3)]", on: ["a": a], in: box.inner)"#,
      ["func hang(_ text: String, on views: [String: Any], in host: UIView) { host.addConstraints(\(made)) }"],
      "box.inner.addConstraints([\(anchors)])"
    ),
    (
      #"hang("[a(3)]", on: ["a": a], in: make())"#,
      ["func hang(_ text: String, on views: [String: Any], in host: UIView) { host.addConstraints(\(made)) }"],
      "'make()' may be another view each time it is asked for"
    ),
    // What is declared here may be private.
    (
      call, ["var host = UIView()", "\(hang) { host.addConstraints(\(made)) }"],
      reason + ": 'host.addConstraints(\(made))'"
    ),
    // Another function of the object installs them.
    (
      call,
      [
        "\(hang) { let all = \(made); put(all) }",
        "func put(_ list: [NSLayoutConstraint]) { view.addConstraints(list) }",
      ],
      reason + ": 'view.addConstraints(list)'"
    ),
    (
      call,
      [
        "\(hang) { let all = \(made); self.put(all: all) }",
        "func put(all: [NSLayoutConstraint]) { NSLayoutConstraint.activate(all) }",
      ],
      "NSLayoutConstraint.activate([\(anchors)])"
    ),
    (
      call,
      [
        "\(hang) { let all = \(made); put(all) }",
        "func put(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list); g() }",
      ],
      reason + ": 'g()'"
    ),
    (
      call,
      [
        "\(hang) { let all = \(made); put(all) }",
        "override func put(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list) }",
      ],
      reason + ": 'put(all)'"
    ),
    // Of another type.
    (
      call,
      [
        "\(hang) { let all = \(made); put(all) }", "}", "class D {",
        "func put(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list) }", "}", "extension C {",
      ],
      reason + ": 'put(all)'"
    ),
    // They are collected first.
    (
      #"hang(["[a(3)]", "V:[a(4)]"], ["a": a])"#,
      [
        "func hang(_ texts: [String], _ views: [String: Any]) {", "var all: [NSLayoutConstraint] = []",
        "for text in texts { all += \(made) }", "NSLayoutConstraint.activate(all)", "}",
      ],
      "NSLayoutConstraint.activate([\n  \(anchors),\n  a.heightAnchor.constraint(equalToConstant: 4)\n])"
    ),
    (
      #"x = hang(["[a(3)]"], ["a": a])"#,
      [
        "func hang(_ texts: [String], _ views: [String: Any]) -> [NSLayoutConstraint] {",
        "var all = [NSLayoutConstraint]()",
        "texts.forEach { all.append(contentsOf: \(made.replacing("text,", with: "$0,"))) }",
        "return all", "}",
      ],
      "x = [\(anchors)]"
    ),
  ]

  @Test(arguments: inSwift) func ofSwift(call: String, functions: [String], outcome: String) {
    #expect(SourceScanner.outcome(of: call, beside: functions, .swift) == outcome)
  }

  private static let message =
    "[NSLayoutConstraint constraintsWithVisualFormat:text options:options metrics:metrics views:views]"
  private static let whole =
    "- (void)hang:(NSString *)text options:(NSLayoutFormatOptions)options metrics:(NSDictionary *)metrics views:(NSDictionary *)views"
  private static let short = "- (void)hang:(NSString *)text views:(NSDictionary *)views"
  private static let width = "@[[a.widthAnchor constraintEqualToConstant:3]]"

  private static let inObjectiveC: [(call: String, functions: [String], outcome: String)] = [
    // What it leaves out says nothing.
    (
      #"[self hang:@"[a(3)]" views:@{@"a": a}];"#,
      [
        "\(short) { [self hang:text options:0 metrics:0 views:views]; }",
        "\(whole) { [self addConstraints:\(message)]; }",
      ],
      "[self addConstraints:\(width)];"
    ),
    (
      #"[self hang:@"[a(3)]" views:@{@"a": a}];"#,
      [
        "\(short) { [self hang:text options:NSLayoutFormatAlignAllTop metrics:nil views:views]; }",
        "\(whole) { [self addConstraints:\(message)]; }",
      ],
      reason
    ),
    // A flag that another function is given.
    (
      #"[self hang:@"[a(3)]" options:0 metrics:nil views:@{@"a": a}];"#,
      [
        "\(whole) { NSArray *all = \(message); [self set:all active:YES]; }",
        "- (void)set:(NSArray *)list active:(BOOL)active { for (NSLayoutConstraint *one in list) { one.active = active; } }",
      ],
      "[NSLayoutConstraint activateConstraints:\(width)];"
    ),
    (
      #"[self hang:@"[a(3)]" options:0 metrics:nil views:@{@"a": a}];"#,
      [
        "\(whole) { NSArray *all = \(message); [self set:all active:NO]; }",
        "- (void)set:(NSArray *)list active:(BOOL)active { for (NSLayoutConstraint *one in list) { one.active = active; } }",
      ],
      reason + ": 'one.active = active'"
    ),
    (
      #"[self hang:@"[a(3)]" options:0 metrics:nil views:@{@"a": a}];"#,
      ["\(whole) { [self.view addConstraints:\(message)]; }"], "[self.view addConstraints:\(width)];"
    ),
    // Another object may have no such view, and what is sent to nil is not done.
    (
      #"[other hang:@"[a(3)]" options:0 metrics:nil views:@{@"a": a}];"#,
      ["\(whole) { [self.view addConstraints:\(message)]; }"],
      "'view', which the function names, may be another one here"
    ),
    (
      #"[self.other hang:@"[a(3)]" options:0 metrics:nil views:@{@"a": a}];"#,
      ["\(whole) { [NSLayoutConstraint activateConstraints:\(message)]; }"],
      "'self.other', which it is sent to, may be nil, so that nothing is done"
    ),
    (
      #"[C configure:b views:@{@"a": a} texts:@[@"[a(3)]"]];"#,
      [
        "+ (void)configure:(UIView *)host views:(NSDictionary *)views texts:(NSArray *)texts {",
        "for (NSString *text in texts) { [host addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:views]]; }",
        "}",
      ],
      "[b addConstraints:\(width)];"
    ),
    (
      #"x = [self all:@[@"[a(3)]"] views:@{@"a": a}];"#,
      [
        "- (NSArray *)all:(NSArray *)texts views:(NSDictionary *)views {",
        "NSMutableArray *all = [NSMutableArray array];",
        "for (NSString *text in texts) {",
        "[all addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:views]];",
        "}", "return all;", "}",
      ],
      "x = \(width);"
    ),
  ]

  @Test(arguments: inObjectiveC) func ofObjectiveC(call: String, functions: [String], outcome: String) {
    #expect(SourceScanner.outcome(of: call, beside: functions, .objectiveC) == outcome)
  }

  /// A helper of another source that is known changes no view that is named before it; one of the same name may.
  @Test(arguments: [("self", true), ("self.view", true), ("self.box", false)])
  func callsOneBehindTheOther(host: String, isMigrated: Bool) {
    let other = ContiguousArray(
      "@implementation D\n\(Self.whole) { [\(host) addConstraints:\(Self.message)]; }\n@end\n".utf8)
    var scanner = SourceScanner()
    scanner.calls += scanner.calls(declaredIn: other, .objectiveC)
    scanner.surroundings = scanner.surroundings(of: other, .objectiveC)
    let call = #"[self hang:@"[a(3)]" options:0 metrics:nil views:views];"#
    let source =
      "@implementation C\n- (void)f {\nNSDictionary *views = @{@\"a\": self.a};\nFIRST\n\(call)\n}\n@end\n"
    func remaining(_ first: String) -> [String] {
      let bytes = ContiguousArray(source.replacing("FIRST", with: first).utf8)
      return scanner.migration(of: bytes, .objectiveC).remaining.map { $0.reason }
    }
    let reason = Self.reason + ": '[\(host) addConstraints:\(Self.message)]'"
    #expect(remaining(call) == (isMigrated ? [] : [reason, reason]))
    let change = "'hang' may give 'a' another value: call it in a statement of its own before 'a' is named"
    #expect(remaining("[self hang:b];") == [isMigrated ? change : reason])
    // Where the app has a function of its own in the place of one that helpers call, nothing is known of them.
    let hook = ContiguousArray("@implementation E\n- (void)addConstraints:(NSArray *)list { g(); }\n@end\n".utf8)
    scanner.surroundings.add(scanner.surroundings(of: hook, .objectiveC))
    #expect(remaining(call).count == (isMigrated ? 1 : 2))
  }

  /// A view that does something when it is asked for would do it before the arguments do.
  @Test func viewsThatDoSomething() {
    let base = ContiguousArray(
      "class Base {\nvar view: UIView {\ncount += 1\nreturn box\n}\n}\n".utf8)
    let source = ContiguousArray(
      "class C: Base {\n\(Self.hang) { view.addConstraints(\(Self.made)) }\nfunc f() {\n\(Self.call)\n}\n}\n".utf8)
    var scanner = SourceScanner.knowing(String(decoding: source, as: UTF8.self), .swift)
    #expect(scanner.migration(of: source, .swift).remaining == [])
    scanner.surroundings = scanner.surroundings(of: base, .swift)
    #expect(
      scanner.migration(of: source, .swift).remaining.map { $0.reason } == [
        "'view', which the function names, may be another one here"
      ])
  }

  /// A subclass in another source may do something else in the place of what a helper calls.
  @Test(arguments: [
    ("", 0), ("@implementation D\n\(short) { g(); }\n@end\n", 1), ("@implementation D\n\(whole) { g(); }\n@end\n", 2),
  ])
  func overridesElsewhere(other: String, count: Int) {
    let helpers =
      "\(Self.short) { [self hang:text options:0 metrics:nil views:views]; }\n\(Self.whole) { [self addConstraints:\(Self.message)]; }"
    let source =
      "@implementation C\n\(helpers)\n- (void)f {\n[self hang:@\"[a(3)]\" views:@{@\"a\": a}];\n}\n@end\n"
    var scanner = SourceScanner.knowing(source, .objectiveC)
    scanner.surroundings = scanner.surroundings(of: ContiguousArray(other.utf8), .objectiveC)
    let migration = scanner.migration(of: ContiguousArray(source.utf8), .objectiveC)
    let reason = "which of several functions 'hang' is here is not certain"
    #expect(migration.remaining.map { $0.reason } == Array(repeating: reason, count: count))
  }
}
