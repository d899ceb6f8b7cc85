import ConstraintGrammar
import SourceScanning
import Testing

/// The value of a dictionary that reaches a call, where it has others before or after.
@Suite struct ReachingValuesTests {
  /// A function with one call of `views`, and the anchors that come of it or why it is left alone.
  typealias Case = (lines: [String], outcome: String)

  private static func check(_ lines: [String], _ outcome: String, _ language: SourceLanguage) {
    let isSwift = language == .swift
    let source = (isSwift ? "func f() {\n" : "- (void)f {\n") + lines.joined(separator: "\n") + "\n}\n"
    let bytes = ContiguousArray(source.utf8)
    let migration = SourceScanner().migration(of: bytes, language)
    let result = String(decoding: migration.edits.result, as: UTF8.self)
    let expected = migration.callCount == 1 ? source.replacing(isSwift ? use : useInObjectiveC, with: outcome) : source
    #expect(result == expected)
    #expect(migration.remaining.map { $0.reason } == (migration.callCount == 1 ? [] : [outcome]))
  }

  private static let use =
    #"box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a(3)]", metrics: nil, views: views))"#
  private static func anchors(_ name: String) -> String {
    "box.addConstraints([\(name).widthAnchor.constraint(equalToConstant: 3)])"
  }
  private static let changed = changed(of: "views")
  private static let views = #"var views = ["a": a]"#
  private static let other = #"views = ["a": b]"#
  private static let put = #"views["a"] = b"#

  private static let swift: [Case] = [
    // What comes later does not reach it, and what comes last before it does.
    ([views, use, other], anchors("a")), ([views, other, use], anchors("b")), ([views, put, use], anchors("b")),
    ([views, #"views["c"] = c"#, use], anchors("a")), ([views, use, put], anchors("a")),
    (["var views = [String: UIView]()", put, use], anchors("b")),
    (["var views = Dictionary<String, UIView>()", put, use], anchors("b")),
    (["var views = Dictionary<Pair<Int, Int>, UIView>()", put, use], anchors("b")),
    (
      ["var views = Dictionary<String, UIView>.kept()", put, use],
      "what 'views' stands for is not written out in this function"
    ),
    (["var views = Dictionary <String, UIView>()", put, use], anchors("b")),
    // A sign of comparison has blanks on both sides.
    (["let x = Box<A>(), views = [\"a\": b]", use], anchors("b")),
    (["let x = A < b, views = [\"a\": b]", use], anchors("b")),
    (
      ["var views = Dictionary<String, UIView>(other)", put, use],
      "what 'views' stands for is not written out in this function"
    ),
    (["var views: [String: UIView] = [:]", "if x {", put, use, "}"], anchors("b")),
    ([views, "if x {", #"views["c"] = c"#, "}", use], anchors("a")),
    ([views, "if x {", other, use, "}"], anchors("b")),
    ([views, put, "for x in y {", use, "}"], anchors("b")),
    // It may be the one or the other.
    ([views, "if x {", put, "}", use], changed), ([views, "if x {", other, "}", use], changed),
    ([views, "for x in y {", use, put, "}"], changed),
    // What another branch does, does not reach it, but for a loop around both.
    ([views, "if x {", put, "} else {", use, "}"], anchors("a")),
    ([views, "if x {", other, "} else if y {", "let z = 3", "} else {", use, "}"], anchors("a")),
    ([views, "if x {", other, "}", "if y {", "g()", "} else {", use, "}"], changed),
    ([views, "while y {", "if x {", other, "} else {", use, "}", "}"], changed),
    ([views, "if x {", other, "} else { g() }", "if y {", use, "}"], changed),
    (
      ["switch x {", "case 1:", views, "default:", "g()", "}", use],
      "what 'views' stands for is not written out in this function"
    ),
    ([views, "switch x {", "case 1:", put, "default:", use, "}"], changed),
    ([views, "switch x {", "case 1:", "g()", put, "default:", use, "}"], changed),
    ([views, "for x in y {", put, use, "}"], changed), ([views, "while x { views = [:] }", use], changed),
    // Whoever else can change it may have done so.
    ([views, "fill(&views)", use], changed), ([views, "views.removeAll()", use], changed),
    ([views, "each { views = [:] }", use], changed), ([views, use, "func g() { views = [:] }"], changed),
    ([views, #"views.updateValue(b, forKey: "a")"#, use], anchors("b")),
    ([views, #"views.updateValue(b, forKey: key)"#, use], changed), ([views, #"views[key] = b"#, use], changed),
    ([views, #"views["a\(n)"] = b"#, use], changed),
    (["var views = make()", #"views["c"] = c"#, use], "what 'views' stands for is not written out in this function"),
    // What no text names may be anything.
    ([#"var views = ["a": a, "b": b]"#, #"views["c"] = c"#, "b = c", use], anchors("a")),
    // What is put in may be another one at the call.
    (["var b = UIView()", views, put, "b = c", use], "'b' is given another value before or after it"),
    ([views, put, "each {", use, "}"], "it is in a closure, and 'views' is written outside of it"),
  ]

  @Test(arguments: swift) func inSwift(lines: [String], outcome: String) { Self.check(lines, outcome, .swift) }

  private static let useInObjectiveC =
    #"[box addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[a(3)]" options:0 metrics:0 views:views]];"#
  private static func anchorsInObjectiveC(_ name: String) -> String {
    "[box addConstraints:@[[\(name).widthAnchor constraintEqualToConstant:3]]];"
  }
  private static let constant = #"NSDictionary *views = @{@"a": a};"#
  private static let mutable = #"NSMutableDictionary *views = [@{@"a": a} mutableCopy];"#

  private static let objectiveC: [Case] = [
    ([constant, useInObjectiveC, #"views = @{@"a": b};"#], anchorsInObjectiveC("a")),
    ([constant, #"views = @{@"a": b};"#, useInObjectiveC], anchorsInObjectiveC("b")),
    (["NSDictionary *views = nil;", #"views = @{@"a": b};"#, useInObjectiveC], anchorsInObjectiveC("b")),
    ([mutable, useInObjectiveC], anchorsInObjectiveC("a")),
    ([mutable, #"views[@"a"] = b;"#, useInObjectiveC], anchorsInObjectiveC("b")),
    (
      ["NSMutableDictionary *views = [NSMutableDictionary new];", #"views[@"a"] = b;"#, useInObjectiveC],
      anchorsInObjectiveC("b")
    ),
    ([constant, #"if (x) views = @{@"a": b};"#, useInObjectiveC], changed),
    ([constant, "if (x) { goto end; }", #"views = @{@"a": b};"#, "end:", useInObjectiveC], changed),
    ([constant, "if (x) {", #"views = @{@"a": b};"#, "}", useInObjectiveC], changed),
    // Of another branch, if that is one and in no loop.
    (
      [constant, "if (x) {", #"views = @{@"a": b};"#, "} else if (y) {", useInObjectiveC, "}"],
      anchorsInObjectiveC("a")
    ),
    (
      [constant, "if (x) {", #"views = @{@"a": b};"#, "} else y = 1;", "if (z) {", useInObjectiveC, "}"], changed
    ),
    (
      [constant, "for (id x in y)", "if (x) {", #"views = @{@"a": b};"#, "} else {", useInObjectiveC, "}"], changed
    ),
    ([mutable, "if (x) {", #"views[@"a"] = b;"#, "}", useInObjectiveC], changed),
    ([mutable, #"[views setObject:b forKey:@"a"];"#, useInObjectiveC], anchorsInObjectiveC("b")),
    ([mutable, #"if (x) [views setObject:b forKey:@"a"];"#, useInObjectiveC], changed),
    ([mutable, #"[views setObject:b forKey:key];"#, useInObjectiveC], changed),
    // It has another name somewhere.
    ([mutable, "[self fill:views];", useInObjectiveC], changed),
    ([mutable, "self.kept = views;", useInObjectiveC], changed),
    ([mutable, useInObjectiveC, "return views;"], changed),
    (["View *a = b;", constant, "[self fill:views];", useInObjectiveC], anchorsInObjectiveC("a")),
  ]

  @Test(arguments: objectiveC) func inObjectiveC(lines: [String], outcome: String) {
    Self.check(lines, outcome, .objectiveC)
  }

  /// A part of something else is no variable of the same name.
  @Test func partsOfOtherThings() {
    func source(_ line: String, _ call: String) -> String {
      "func f() {\nlet title = UIView()\nlet m = [\"m\": CGFloat(settings.title.height)]\n\(line)\n\(call)\n}\n"
    }
    let call =
      #"title.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a(m)]", metrics: m, views: ["a": a]))"#
    for (line, isBound) in [("title.hide()", false), ("settings.title.hide()", true), ("settings.title = t", true)] {
      let source = source(line, call)
      let lines = SourceScanner().migration(of: ContiguousArray(source.utf8), .swift).boundLines(in: source)
      #expect(lines == (isBound ? ["let mNumber = CGFloat(settings.title.height)"] : []), "\(line)")
    }
  }

  /// A text may have a name, or be put together of what is written out.
  @Test func textsThatHaveAName() {
    func outcome(_ text: String, _ lines: String...) -> String {
      let call =
        "box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \(text), metrics: nil, views: [\"a\": a]))"
      let source = "func f(given: String) {\n" + lines.joined(separator: "\n") + "\n\(call)\n}\n"
      let migration = SourceScanner().migration(of: ContiguousArray(source.utf8), .swift)
      let lines = String(decoding: migration.edits.result, as: UTF8.self).split(separator: "\n")
      return migration.remaining.first?.reason ?? lines.dropFirst().dropLast().joined(separator: "|")
    }
    let three = Self.anchors("a")
    #expect(outcome(#""[a(" + "3)]""#) == three)
    #expect(outcome("start + \"3)]\"", "let start = \"[a(\"") == three)
    #expect(outcome("text", "var text = \"[a(4)]\"", "text = \"[a(3)]\"").hasSuffix(three))
    #expect(outcome("text", "let text = \"[a(\" + \"3)]\"") == three)
    #expect(outcome("text", "var text = \"[a(4)]\"", "if x { text = \"[a(3)]\" }") == Self.changed(of: "text"))
    #expect(outcome("text", "var text = \"[a(4)]\"", "text += \"\"") == Self.changed(of: "text"))
    #expect(outcome("\"[a(\" + given") == "it is put together when the program runs")
    #expect(outcome("\"[a(\" + made", "let made = make()") == "it is put together when the program runs")
  }

  private static func changed(of name: String) -> String { "'\(name)' is given another value before or after it" }

  /// A constant may stand for the options.
  @Test func optionsThatHaveAName() {
    let call =
      #"box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[a][b]", options: options, metrics: nil, views: ["a": a, "b": b]))"#
    func count(_ lines: String...) -> Int {
      let bytes = ContiguousArray(("func f() {\n" + lines.joined(separator: "\n") + "\n\(call)\n}\n").utf8)
      let migration = SourceScanner().migration(of: bytes, .swift)
      return String(decoding: migration.edits.result, as: UTF8.self).contains("b.topAnchor") ? 2 : migration.callCount
    }
    #expect(count("let options = NSLayoutConstraint.FormatOptions()") == 1)
    #expect(count("let options: NSLayoutConstraint.FormatOptions = [.alignAllTop]") == 2)
    #expect(count("var options: NSLayoutConstraint.FormatOptions = [.alignAllTop]", "options = []") == 1)
    #expect(count("var options: NSLayoutConstraint.FormatOptions = [.alignAllTop]", "if x { options = [] }") == 0)
    #expect(count("let options = make()") == 0)
  }
}
