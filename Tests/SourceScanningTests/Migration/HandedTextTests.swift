import ConstraintGrammar
import SourceScanning
import Testing

/// Functions that hand their text on, with a dictionary of theirs or one that is handed on as well.
@Suite struct HandedTextTests {
  /// Why calls are left alone, and the source that comes of the others.
  private func migrated(_ source: String, _ language: SourceLanguage = .swift) -> [String] {
    let bytes = ContiguousArray(source.utf8)
    let scanner = SourceScanner.knowing(source, language)
    let migration = scanner.migration(of: bytes, language)
    let result = String(decoding: migration.edits.result, as: UTF8.self)
    return migration.remaining.map { $0.reason } + (migration.edits.isEmpty ? [] : [result])
  }

  private static func constraints(_ views: String, _ options: String = "[]") -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: text, options: \(options), metrics: nil, views: \(views))"
  }

  private static let other = "'hang' does more than to name its views, and to make or install what the text states"
  private static let elsewhere = "what 'hang' does is not known: scan the source that declares it as well"
  private static func shadowed(_ name: String) -> String {
    "'\(name)', which the function names, may be another one here"
  }

  private static let hang = "func hang(_ text: String) { addConstraints(\(constraints(#"["a": a]"#))) }"
  private static let call = #"hang("[a(3)]")"#
  private static let anchors = "addConstraints([a.widthAnchor.constraint(equalToConstant: 3)])"

  private static func type(_ name: String, _ members: String...) -> String {
    "class \(name): UIView {\n\(members.joined(separator: "\n"))\n}\n"
  }

  /// A type whose members change nothing else, and what becomes of its call.
  private static let own: [(source: String, outcome: String?)] = [
    (type("C", "let a = UIView()", hang, "func f() { \(call) }"), nil),
    (type("C", "let a = UIView()", hang, "func f() { self.\(call) }"), nil),
    // What another object has is another view, and what another type has is another function.
    (type("C", "let a = UIView()", hang, "func f() { box.\(call) }"), other),
    (type("C", "let a = UIView()", hang) + type("D", "let a = UIView()", "func f() { \(call) }"), elsewhere),
    (type("C", "let a = UIView()", hang) + type("D", "override \(hang)", "func f() { \(call) }"), other),
    // A name may mean something else where the call stands.
    (type("C", "let a = UIView()", hang, "func f() { let a = UIView(); \(call) }"), shadowed("a")),
    (
      "extension C.D {\n\(hang)\n}\n" + type("C", "let a = UIView()", "func f() { \(call) }"), elsewhere
    ),
    (type("C", "let a = UIView()", hang, "func f(a: UIView) { \(call) }"), shadowed("a")),
    (
      type(
        "C", "func hang(_ text: String) { let a = UIView(); addConstraints(\(constraints(#"["a": a]"#))) }",
        "func f() { \(call) }"), other + ": 'let a = UIView()'"
    ),
    (
      type("C", "var a: UIView { UIView() }", hang, "func f() { \(call) }"),
      "'a' is computed each time it is asked for, and does something then: give it to a constant first"
    ),
    (type("C", "let a = UIView()", hang, "func f(a: UIView) { func g() { \(call) } }"), shadowed("a")),
    (
      type("C", "let a = UIView()", hang, "func f() { let hang = other; \(call) }"),
      "which of several functions 'hang' is here is not certain"
    ),
    // It does something besides.
    (
      type("C", "let a = UIView()", hang.replacing("{ add", with: "{ print(text); add"), "func f() { \(call) }"),
      other + ": 'print(text)'"
    ),
    (
      type("C", "let a = UIView()", hang.replacing(")) }", with: ")); layoutIfNeeded() }"), "func f() { \(call) }"),
      other + ": 'layoutIfNeeded()'"
    ),
    (
      type("C", "let a = UIView()", hang.replacing("[]", with: ".alignAllTop"), "func f() { \(call) }"),
      other + ": 'addConstraints(\(constraints(#"["a": a]"#, ".alignAllTop")))'"
    ),
    (
      type("C", "let a = UIView()", hang.replacing("addC", with: "inner.addC"), "func f() { \(call) }"),
      other + ": 'inner.addConstraints(\(constraints(#"["a": a]"#)))'"
    ),
    (
      type(
        "C", "let a = UIView()", hang.replacing("text: String", with: "text: String, _ other: Int"),
        #"func f() { hang("[a(3)]", tick()) }"#),
      "'tick()' does something, and no text names it: do it in a statement before, or take it out"
    ),
  ]

  @Test(arguments: own) func ownDictionaries(source: String, outcome: String?) {
    let anchors = Self.anchors.replacing("([a", with: source.contains("self.hang") ? "([self.a" : "([a")
    let place = source.contains("self.hang") ? "self." : ""
    let result = source.replacing("{ \(place)\(Self.call) }", with: "{ \(place)\(anchors) }")
    #expect(migrated(source) == [outcome ?? result])
  }

  /// The dictionary is handed on, with what else makes the constraints, and they are installed, given or both; or what is
  /// told of the function behind the reason.
  private static let handedOn: [(function: String, call: String, result: String)] = [
    (
      "func hang(_ text: String, on views: [String: UIView]) { addConstraints(\(constraints("views"))) }",
      #"box.hang("[a(3)]", on: ["a": a])"#, "box.\(anchors)"
    ),
    (
      "func hang(_ text: String, on views: [String: UIView]) { NSLayoutConstraint.activate(\(constraints("views"))) }",
      #"box.hang("[a(3)]", on: ["a": a])"#,
      "NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 3)])"
    ),
    (
      "func hang(_ text: String, on views: [String: Any]) -> [Any] { return \(constraints("views")) }",
      #"all = box.hang("[a(3)]", on: ["a": a])"#, "all = [a.widthAnchor.constraint(equalToConstant: 3)]"
    ),
    (
      "func hang(_ text: String, on views: [String: Any]) -> [Any] { let made = \(constraints("views")); return made }",
      #"all += box.hang("[a(3)]", on: ["a": a])"#, "all += [a.widthAnchor.constraint(equalToConstant: 3)]"
    ),
    (
      "func hang(_ text: String, options: Options = [], views: UIView...) {\nvar all = [String: UIView]()\nfor (i, v) in views.enumerated() {\nall[\"v\\(i)\"] = v\n}\naddConstraints(\(constraints("all", "options")))\n}",
      #"hang("[v0(3)]", views: a)"#, anchors
    ),
    (
      "func hang(texts: [String], views: [String: Any]) { for text in texts { addConstraints(\(constraints("views"))) } }",
      #"box.hang(texts: ["[a(3)]"], views: ["a": a])"#, "box.\(anchors)"
    ),
    (
      "func hang(texts: [String], views: [String: Any]) { for text in texts { addConstraints(\(constraints("views"))); g() } }",
      #"box.hang(texts: ["[a(3)]"], views: ["a": a])"#,
      ": 'g()'"
    ),
    // The views have no label of their own, and stand in one place for certain or may stand in another.
    (
      "func hang(_ text: String, _ views: [String: Any]) { addConstraints(\(constraints("views"))) }",
      #"hang("[a(3)]", ["a": a])"#, anchors
    ),
    (
      "func hang(_ text: String, _ options: Options = [], _ views: [String: Any]) { addConstraints(\(constraints("views"))) }",
      #"hang("[a(3)]", ["a": a])"#,
      ": 'addConstraints(\(constraints("views")))'"
    ),
    // They are activated one by one.
    (
      "func hang(_ text: String, on views: [String: UIView]) { let made = \(constraints("views")); for one in made { one.isActive = true } }",
      #"box.hang("[a(3)]", on: ["a": a])"#,
      "NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 3)])"
    ),
    (
      "func hang(_ text: String, on views: [String: UIView]) { let made = \(constraints("views")); made.forEach { $0.isActive = false } }",
      #"box.hang("[a(3)]", on: ["a": a])"#,
      ": '$0.isActive = false'"
    ),
    // Each is given a name first.
    (
      "func hang(_ texts: [String], _ views: [String: Any]) { texts.forEach { text in let made = \(constraints("views")); NSLayoutConstraint.activate(made) } }",
      #"hang(["[a(3)]"], ["a": a])"#,
      "NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 3)])"
    ),
    (
      "func hang(_ texts: [String], _ views: [String: Any]) { texts.forEach { text in let made = \(constraints("views")); g(made) } }",
      #"hang(["[a(3)]"], ["a": a])"#,
      ": 'g(made)'"
    ),
    // What is left out says something, or something is done with them.
    (
      "func hang(_ text: String, options: Options = .alignAllTop, views: [String: Any]) { addConstraints(\(constraints("views", "options"))) }",
      #"hang("[a(3)]", views: ["a": a])"#,
      ": 'addConstraints(\(constraints("views", "options")))'"
    ),
    (
      "func hang(_ text: String, views: [String: UIView]) { views.values.forEach { addSubview($0) }; addConstraints(\(constraints("views"))) }",
      #"box.hang("[a(3)]", views: ["a": a])"#,
      "box.addSubview(a)\nbox.addConstraints([a.widthAnchor.constraint(equalToConstant: 3)])"
    ),
    (
      "func hang(_ text: String, views: [String: UIView]) { views.values.forEach { add($0) }; addConstraints(\(constraints("views"))) }",
      #"hang("[a(3)]", views: ["a": a])"#,
      ": 'add($0)'"
    ),
  ]

  @Test(arguments: handedOn) func handedOnDictionaries(function: String, call: String, result: String) {
    let whole: (String) -> String = { "extension UIView {\n\(function)\n}\nfunc f() {\n\($0)\n}\n" }
    let isLeftAlone = result.hasPrefix(":")
    #expect(migrated(whole(call)) == [isLeftAlone ? Self.other + result : whole(result)])
  }

  /// A receiver that is asked for no more must do nothing.
  @Test func receiversThatDoSomething() {
    let function = "func hang(_ text: String, on views: [String: Any]) -> [Any] { return \(Self.constraints("views")) }"
    let source =
      "class C: UIView {\nvar box: UIView { count += 1; return self }\n\(function)\nfunc f() {\nall = box.hang(\"[a(3)]\", on: [\"a\": a])\n}\n}\n"
    #expect(migrated(source) == ["'box', which it is sent to, would not be asked for: give it to a constant first"])
  }

  /// What begins a line in parentheses is no part of the line before.
  @Test func receiversInParentheses() {
    let function =
      "extension UIView {\nfunc hang(_ text: String, on views: [String: Any]) { addConstraints(\(Self.constraints("views"))) }\n}\n"
    let source: (String) -> String = { function + "func f() {\ng()\n(b ?? c).\($0)\n}\n" }
    #expect(migrated(source(#"hang("[a(3)]", on: ["a": a])"#)) == [source(Self.anchors)])
  }

  /// In Objective-C a class may have a function of another without saying so.
  @Test func ownDictionariesInObjectiveC() {
    func implementation(_ name: String, _ methods: String) -> String {
      "@implementation \(name)\n- (void)hang:(NSString *)text {\n    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:@{@\"a\": _a}]];\n}\n\(methods)@end\n"
    }
    let method: (String) -> String = { "- (void)f {\n    \($0)\n}\n" }
    let (call, anchors) = (
      #"[self hang:@"[a(3)]"];"#, "[self addConstraints:@[[_a.widthAnchor constraintEqualToConstant:3]]];"
    )
    let source = implementation("C", method(call))
    #expect(migrated(source, .objectiveC) == [implementation("C", method(anchors))])
    #expect(migrated(source + implementation("D", ""), .objectiveC) == [Self.other])
    #expect(migrated(implementation("C", method(#"[box hang:@"[a(3)]"];"#)), .objectiveC) == [Self.other])
    #expect(migrated(implementation("C", method(#"[self.box hang:@"[a(3)]"];"#)), .objectiveC) == [Self.other])
  }

  /// A function for views alone that calls the one for numbers as well, and one that activates what it makes one by one.
  @Test func functionsOfOneFirstWordInObjectiveC() {
    let (text, all) = (
      "- (void)hang:(NSString *)text metrics:(NSDictionary *)metrics views:(NSDictionary *)views {\n    NSArray *made = [NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:metrics views:views];\n    for (NSLayoutConstraint *one in made) {\n        one.active = YES;\n    }\n}\n",
      "- (void)hang:(NSString *)text views:(NSDictionary *)views {\n    [self hang:text metrics:nil views:views];\n}\n"
    )
    func source(_ call: String) -> String {
      "@implementation UIView (Hang)\n\(text)\(all)@end\n@implementation C\n- (void)f {\n    \(call)\n}\n@end\n"
    }
    let anchors = "[NSLayoutConstraint activateConstraints:@[[a.widthAnchor constraintEqualToConstant:3]]];"
    #expect(migrated(source(#"[self hang:@"[a(3)]" views:@{@"a": a}];"#), .objectiveC) == [source(anchors)])
    #expect(
      migrated(source(#"[self hang:@"[a(w)]" metrics:@{@"w": @3} views:@{@"a": a}];"#), .objectiveC)
        == [source(anchors)])
  }
}
