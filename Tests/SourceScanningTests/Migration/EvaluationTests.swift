import SourceScanning
import Testing

/// What a call asks for is asked for as often as before, at the same time and in the same order; otherwise the call stays.
@Suite struct EvaluationTests {
  /// A source with one call, and why that is left alone, or the lines that give constants to what it asks for; `nil` where it
  /// is migrated without any.
  typealias Case = (source: String, outcome: String?)

  private func outcome(_ source: String, _ language: SourceLanguage) -> String? {
    let migration = SourceScanner().migration(of: ContiguousArray(source.utf8), language)
    #expect(migration.callCount + migration.remaining.count == 1)
    if let call = migration.remaining.first { return call.reason }
    let lines = migration.boundLines(in: source)
    return lines.isEmpty ? nil : lines.joined(separator: "; ")
  }

  private static func format(_ text: String, _ metrics: String = "nil", _ views: String = #"["a": a, "b": b]"#)
    -> String
  {
    "NSLayoutConstraint.constraints(withVisualFormat: \(text), options: [], metrics: \(metrics), views: \(views))"
  }

  private static func body(_ members: String, _ lines: String...) -> String {
    "class C: UIView {\n\(members)\nfunc f() {\n\(lines.joined(separator: "\n"))\n}\n}\n"
  }

  private static let chain =
    "it takes statements of their own before it, which would be done even where what stands before '?' is nil: "
    + "unwrap that first"
  private static func changed(_ call: String, _ name: String) -> String {
    "'\(call)' may give '\(name)' another value: call it in a statement of its own before '\(name)' is named"
  }
  private static func dropped(_ text: String) -> String {
    "'\(text)' does something, and no text names it: do it in a statement before, or take it out"
  }
  private static func lazy(_ name: String) -> String {
    "'\(name)' is made when it is first asked for, which would be at another time: name it in a statement before"
  }

  private static let ranked = #""|[a(3@4)]""#
  private static let plain = #""|[a(3)]""#
  private static let use = "addConstraints(\(format(plain, "nil", "views")))"
  private static let views = #"let views = ["a": a]"#
  private static let acting = "{ let v = UIView(); self.addSubview(v); return v }()"

  /// What stands before `?` is asked whether it is there first.
  private static let chains: [Case] = [
    (body("", "a.superview?.addConstraints(\(format(ranked)))"), chain),
    (body("", "a.superview?.addConstraints(\(format(plain)))"), nil),
    (body("", #"box?.addCompactConstraint("a.width = 3", metrics: nil, views: ["a": a])"#), chain),
    (body("", "for text in [\(plain)] {\nbox?.addConstraints(\(format("text")))\n}"), chain),
    (body("", "box!.addConstraints(\(format(ranked)))"), nil),
  ]

  /// The receiver is asked for before the views.
  private static let receivers: [Case] = [
    (
      body("var a = UIView()", "makeHost().addCompactConstraint(\"a.width = 3\", metrics: nil, views: [\"a\": a])"),
      changed("makeHost", "a")
    ),
    (
      body(
        "var a = UIView()\nfunc makeHost() -> UIView { g(); return self }\nfunc g() { a = UIView() }",
        "makeHost().addCompactConstraint(\"a.width = 3\", metrics: nil, views: [\"a\": a])"), changed("makeHost", "a")
    ),
    (
      body(
        "var a = UIView()\nfunc makeHost() -> UIView { addSubview(a); return self }",
        "makeHost().addCompactConstraint(\"a.width = 3\", metrics: nil, views: [\"a\": a])"), nil
    ),
    (
      body("let a = UIView()", "makeHost().addCompactConstraint(\"a.width = 3\", metrics: nil, views: [\"a\": a])"), nil
    ),
    (body("var a = UIView()", "kept = make() + \(format(ranked))"), changed("make", "a")),
    (body("var a = UIView()", "kept = make() + \(format(plain))"), nil),
    (body("var a = UIView()", "kept = \(format(ranked)) + make()"), nil),
  ]

  /// A dictionary in a call goes with it.
  private static let dictionaries: [Case] = [
    (body("", "addConstraints(\(format(plain, #"["m": tick()]"#)))"), "_ = tick()"),
    (body("", "addConstraints(\(format(plain, "nil", #"["a": a, "b": makeB()]"#)))"), dropped("makeB()")),
    (body("", "addConstraints(\(format(plain, #"["m": CGFloat(x)]"#)))"), nil),
    (body("", "addConstraints(\(format(plain, "nil", #"["a": a, "b": b?.inner]"#)))"), nil),
    (body("", #"b.constrain("width = 3", to: make())"#), "'make()' may be another view each time it is asked for"),
    (
      body(
        "",
        #"addConstraint(NSLayoutConstraint.compactConstraint("a.width = 3", metrics: nil, views: ["a": a], self: make()))"#
      ),
      dropped("make()")
    ),
    // One that is declared stays.
    (body("", #"let views = ["a": a, "b": UIView()]"#, use), nil),
    // What is asked for behind it may change it.
    (body("", #"let views = ["a": a, "b": makeB()]"#, use), changed("makeB", "a")),
    (
      body("var a = UIView()\nfunc makeB() -> UIView { a = b; return b }", #"let views = ["a": a, "b": makeB()]"#, use),
      "let aView = a; _ = makeB()"
    ),
    (
      body(
        "var x = UIView()\nvar a: UIView { x }\nfunc makeB() -> UIView { x = b; return b }",
        #"let views = ["a": a, "b": makeB()]"#, use), "let aView = a; _ = makeB()"
    ),
  ]

  /// What is done when a property is asked for.
  private static let properties: [Case] = [
    (body("var a: UIView { UIView() }", "addConstraints(\(format(plain)))"), "let aView = a"),
    (body("var a: UIView { get { count += 1; return b } }", "addConstraints(\(format(plain)))"), "let aView = a"),
    (body("var b: UIView { UIView() }", "addConstraints(\(format(plain)))"), "_ = b"),
    (body("var a: UIView { isWide ? b : c }", "addConstraints(\(format(plain)))"), nil),
    (body("var a = UIView() { didSet { g() } }", "addConstraints(\(format(plain)))"), nil),
    (body("var a: UIView { UIView() }", "let a = self.a", "addConstraints(\(format(plain)))"), nil),
    (body("var a: UIView { UIView() }", views, use), "let aView = a"),
    (
      body("var m: CGFloat { count += 1; return 3 }", "addConstraints(\(format(#""[a(m)]-m-[b]""#, #"["m": m]"#)))"),
      "let mNumber = m"
    ),
    (
      body(
        "lazy var a: UIView = { let v = UIView(); v.tag = 3; return v }()\nlazy var b = UIView()",
        "addConstraints(\(format(plain)))"), nil
    ),
    (body("lazy var b: UIView = \(acting)", "addConstraints(\(format(plain)))"), "_ = b"),
    (body("lazy var b: UIView = \(acting)", "addSubview(b)", "addConstraints(\(format(plain)))"), nil),
    (body("lazy var a: UIView = \(acting)", "addConstraints(\(format(plain)))"), nil),
    (body("lazy var a: UIView = \(acting)", "addConstraints(\(format(#"x ? "[a(3)]" : "[b(3)]""#)))"), lazy("a")),
    (
      body("lazy var a: UIView = \(acting)\nlazy var b: UIView = \(acting)", "addConstraints(\(format(#""[b][a]""#)))"),
      "let aView = a; let bView = b"
    ),
  ]

  /// What makes a view may change others that the call asks for before or behind it.
  private static let orders: [Case] = [
    (
      body(
        "var host = UIView()\nvar a: UIView { host = UIView(); return b }",
        "host.addCompactConstraint(\"a.width = 3\", metrics: nil, views: [\"a\": a])"), computed("a")
    ),
    (
      body(
        "var host = UIView()\nvar a: UIView { count += 1; return b }",
        "host.addCompactConstraint(\"a.width = 3\", metrics: nil, views: [\"a\": a])"), "let aView = a"
    ),
    (
      body(
        "var m: CGFloat = 3\nlazy var a: UIView = { self.m = 4; return UIView() }()",
        "addConstraints(\(format(#""[a(\(m))]""#)))"), lazy("a")
    ),
    (
      body(
        "var m: CGFloat = 3\nlazy var a: UIView = { self.m = 4; return UIView() }()",
        "addConstraints(\(format("\"[a(m)]\"", #"["m": m]"#)))"), "let mNumber = m; let aView = a"
    ),
    // A dictionary that stays asks for the others in their order.
    (
      body(
        "var x = UIView()\nvar a: UIView { x = UIView(); return x }", #"let views = ["x": x, "a": a]"#, use,
        "print(views)"), "let xView = x; let aView = a; let views = [\"x\": xView, \"a\": aView]"
    ),
    // What is done when a property is set may change another one.
    (
      body("var a = UIView()\nvar x = 3 { didSet { a = b } }", views, "x = 4", use), "let aView = a"
    ),
    (
      body("var a = UIView()\nvar x: Int { get { 3 } set { a = b } }", views, "self.x += 4", use), "let aView = a"
    ),
    (body("var a = UIView()\nvar x = 3 { didSet { g = 5 } }", views, "x = 4", use), nil),
    (body("var x = UIView()\nvar a: UIView { x }", views, "x = b", use), "let aView = a"),
  ]

  private static func computed(_ name: String) -> String {
    "'\(name)' is computed each time it is asked for, and does something then: give it to a constant first"
  }

  /// A variable may be another view behind a call.
  private static let variables: [Case] = [
    (body("var a = UIView()", views, "rebuild()", use), "let aView = a"),
    (body("var a = UIView()", views, "self.rebuild()", use), "let aView = a"),
    (body("var a = UIView()", views, "rebuild {\n}", use), "let aView = a"),
    (
      body("var a = UIView()\nfunc rebuild() { g() }\nfunc g() { self.a = UIView() }", views, "rebuild()", use),
      "let aView = a"
    ),
    (body("var a = UIView()\nfunc rebuild() { g() }\nfunc g() { a.isHidden = true }", views, "rebuild()", use), nil),
    (body("let a = UIView()", views, "rebuild()", use), nil),
    (body("", "let a = UIView()", views, "rebuild()", use), nil),
    (body("", "var a = UIView()", "func g() { a = UIView() }", views, "h()", use), "let aView = a"),
    (body("var a = UIView()", views, "addSubview(a)", "print(UIView())", use), nil),
    // Another object may be the app's own.
    (body("var a = UIView()", views, "model.reload()", use), "let aView = a"),
    (body("var a = UIView()\nlet label: UILabel", views, "label.reload()", use), nil),
    (body("var a = UIView()", "let label = UILabel()", views, "label.reload()", use), nil),
    (body("var a = UIView()", views, "self.model.reload()", use), "let aView = a"),
    (body("var a = UIView()\nvar label: UILabel", views, "self.label.reload()", use), nil),
    (body("var a = UIView()", views, "Model.reload()", use), "let aView = a"),
    (body("var a = UIView()", views, "UIView.reload()", use), nil),
    (body("let a = UIView()", views, "model.reload()", use), nil),
    (body("var a = UIView()", views, "for x in y {\n\(use)\nrebuild()\n}"), "let aView = a"),
    (body("var a = UIView()", views, "if x {\n\(use)\n}\nrebuild()"), nil),
    (body("var a = UIView()", views, "rebuild(\(format(plain, "nil", "views")))"), nil),
    (
      body(
        "var a = UIView()\nfunc n() -> Int { a = UIView(); return 3 }", "addConstraints(\(format(#""[a(\(n()))]""#)))"),
      changed("n", "a")
    ),
    (body("var a = UIView()", "addConstraints(\(format(#""[a(\(n()))]""#)))"), nil),
    (body("", "addConstraints(\(format(#""|-\(n())-[a(\(n()))]""#)))"), nil),
    (
      body("", "addConstraints(\(format(#""|-\(n())-[a(\(m())@5)]""#)))"),
      "the values in its text do something, and would do it in another order"
    ),
    (
      body("", "addConstraints(\(format(#""|-\(n())-[a(\(n())@5)]""#)))"),
      "the values in its text do something, and would do it in another order"
    ),
    (
      body("", "addConstraints(\(format(#""|-\(y)-[a(\(n())@5)]""#)))"),
      "the values in its text do something, and would do it in another order"
    ),
  ]

  private static let swift: [Case] = [chains, receivers, dictionaries, properties, orders, variables].flatMap { $0 }

  @Test(arguments: swift)
  func inSwift(source: String, outcome: String?) {
    #expect(self.outcome(source, .swift) == outcome)
  }

  private static func method(_ others: String, _ lines: String...) -> String {
    "@implementation C\n\(others)\n- (void)f {\n\(lines.joined(separator: "\n"))\n}\n@end\n"
  }

  private static func made(_ text: String, _ metrics: String = "nil", _ views: String = #"@{@"a": self.a, @"b": b}"#)
    -> String
  {
    "[NSLayoutConstraint constraintsWithVisualFormat:@\"\(text)\" options:0 metrics:\(metrics) views:\(views)]"
  }

  private static let objectiveC: [Case] = [
    (method("", "[[self makeHost] addConstraints:\(made("[a(3@4)]"))];"), changed("makeHost", "a")),
    (method("", "[[self makeHost] addConstraints:\(made("[a(3)]"))];"), nil),
    (
      method(
        "- (UIView *)makeHost { _a = [UIView new]; return self; }",
        "[[self makeHost] addConstraints:\(made("[a(3@4)]"))];"),
      changed("makeHost", "a")
    ),
    (method("- (UIView *)makeHost { return self; }", "[[self makeHost] addConstraints:\(made("[a(3@4)]"))];"), nil),
    (
      method(
        "", #"NSDictionary *views = @{@"a": self.a};"#,
        "[[self makeHost] addConstraints:\(made("[a(3)]", "nil", "views"))];"),
      changed("makeHost", "a")
    ),
    (
      method(
        "", #"NSDictionary *views = @{@"a": _a};"#, "[self rebuild];",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"),
      changed("rebuild", "_a")
    ),
    (
      method(
        "- (void)rebuild { [self g]; }\n- (void)g { self.a = nil; }", #"NSDictionary *views = @{@"a": _a};"#,
        "[self rebuild];",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"), changed("rebuild", "_a")
    ),
    (
      method(
        "", #"NSDictionary *views = @{@"a": self.a};"#, "[model refresh];",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"), changed("refresh", "a")
    ),
    (
      method(
        "", #"NSDictionary *views = @{@"a": self.a};"#, "self.block();",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"), changed("block", "a")
    ),
    (
      method(
        "", #"NSDictionary *views = @{@"a": self.a};"#, "Rebuild(self);",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"), changed("Rebuild", "a")
    ),
    (
      method(
        "", #"NSDictionary *views = @{@"a": self.a};"#, "CGFloat width = Width(self.frame); NSLog(x);",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"), nil
    ),
    (
      method(
        "", #"NSDictionary *views = @{@"a": self.a};"#, "[self.model refresh];",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"), changed("refresh", "a")
    ),
    (
      method(
        "", #"NSDictionary *views = @{@"a": self.a};"#, "UILabel *label = [UILabel new];", "[label sizeThatFits:size];",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"), nil
    ),
    (
      method(
        "", "UIView *a = [UIView new];", #"NSDictionary *views = @{@"a": a};"#, "[model refresh];",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"), nil
    ),
    (
      method(
        "", #"NSDictionary *views = @{@"a": _a};"#, "[self addSubview:_a];",
        "[self addConstraints:\(made("[a(3)]", "nil", "views"))];"),
      nil
    ),
    (method("", #"[self addConstraints:\#(made("[a(3)]", #"@{@"m": @([self tick])}"#))];"#), "(void)[self tick];"),
    (
      method(
        "", "View *a = x;", #"[self addConstraints:\#(made("[a(3)]", "nil", #"@{@"a": a, @"b": [self makeB]}"#))];"#),
      "(void)[self makeB];"
    ),
    (
      method("- (UIView *)a { return [UIView new]; }", "[self addConstraints:\(made("[a(3)]"))];"),
      "UIView *aView = self.a;"
    ),
    (
      method("- (UIView *)a { _count += 1; return _inner; }", "[self addConstraints:\(made("[a(3)]"))];"),
      "UIView *aView = self.a;"
    ),
    (method("- (UIView *)a { return _inner; }", "[self addConstraints:\(made("[a(3)]"))];"), nil),
    (
      method(
        "- (UIView *)a { if (!_a) { _a = [UIView new]; [self addSubview:_a]; } return _a; }",
        "[self addConstraints:\(made("[b(3)]"))];"),
      "(void)self.a;"
    ),
    (
      method(
        "- (UIView *)a { if (!_a) { _a = [[UIView alloc] init]; _a.tag = 3; } return _a; }",
        "[self addConstraints:\(made("[b(3)]"))];"),
      nil
    ),
  ]

  @Test(arguments: objectiveC) func inObjectiveC(source: String, outcome: String?) {
    #expect(self.outcome(source, .objectiveC) == outcome)
  }
}
