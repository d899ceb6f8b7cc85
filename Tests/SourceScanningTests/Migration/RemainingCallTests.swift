import SourceScanning
import Testing

/// Calls that are left alone, and why.
@Suite struct RemainingCallTests {
  private static func format(
    _ text: String, _ rest: String = #"options: [], metrics: nil, views: ["a": a, "b": b]"#
  ) -> String { "NSLayoutConstraint.constraints(withVisualFormat: \(text), \(rest))" }

  private static let noStatement =
    "it takes statements of their own for priorities, identifiers or the view, and there is no place for them"

  /// Each is in the body of a function, as the value of a name.
  private static let values: [(source: String, reason: String)] = [
    (format(#""[a] [b]""#), "its text has a mistake"),
    (format(#""H:" + rest"#), "it is put together when the program runs"),
    (format("text()"), "what it stands for is not written in this file"),
    (format("text"), "what 'text' stands for is not written out in this function"),
    (format(#"isWide ? "[a]" : isHigh ? "[a]" : "[b]""#), "it has one text or another"),
    (format(#"isWide ? "[a(3@4)]" : "[b]""#), noStatement),
    (format(#""H:|\(rest)[a]""#), "a value in it stands for more than a number or a name"),
    (format(#""[\(name)(3)]""#), "a value in it stands for more than a number or a name"),
    (format(#""[v\(name)(3)]""#), "a value in it stands for more than a number or a name"),
    (format(#""[a(\(maybe))]""#), "'maybe' is no plain number"),
    (format(#""[a(\(8 / 3))]""#), "'8 / 3' is no plain number"),
    (format(#"String(format: "[a(%.1f)]", width)"#), "'%.1f' is no plain number"),
    (format(#""[a(3)]" /* wide */"#), "there is a comment in it"),
    (format(#""[a(3)]""#, "options: options, metrics: nil, views: [\"a\": a]"), "its options are not written out"),
    (
      format(#""[a(3)]""#, "options: [], metrics: nil, views: views"),
      "what 'views' stands for is not written out in this function"
    ),
    (
      format(#""[a(3)]""#, "options: [], metrics: nil, views: made.views"),
      "what 'made.views' stands for is not written out in this function"
    ),
    (
      format(#""[a(3)]""#, #"options: [], metrics: nil, views: ["a": makeView()]"#),
      "'makeView()' may be another view each time it is asked for"
    ),
    (format(#""[a(3)]""#, #"options: [], metrics: nil, views: ["a": maybe]"#), "'maybe' may be nil"),
    (
      format(#""[a(m)]""#, #"options: [], metrics: ["m": margin], views: ["a": a]"#),
      "the type of 'margin' is not written in this file"
    ),
    (
      format(#""|[a]""#, #"options: [], metrics: nil, views: ["a": topGuide]"#),
      "'topGuide' is a layout guide, which has no superview"
    ),
    (
      format(#""[a][b]""#, #"options: .alignAllLeft, metrics: nil, views: ["a": a, "b": b]"#),
      "its text has a mistake"
    ),
    (format(#""|-[a]""#), "whether it is for iOS or macOS, which keep other distances, is not written in this file"),
    ("try " + format(#""[a(3)]""#), "it is marked with 'try', so that it is another call"),
    (
      #"Made.constraints(withVisualFormat: "[a(3)]", views: ["a": a])"#,
      "it is not certain that it is the call of the library"
    ),
    (#"isWide ? \#(format(#""[a(3@4)]""#)) : []"#, noStatement),
    (#"pin("[a(3)]", withVisualFormat: "[a(3)]")"#, "it is not certain that it is the call of the library"),
    (
      #"v.addConstraintsWithFormat("[v0(3)]", views: a)"#,
      "what 'addConstraintsWithFormat' does is not known: scan the source that declares it as well"
    ),
    (
      #"v.addCompactConstraint("a.width = 3", metrics: nil, views: ["a": a], animated: true)"#,
      "what its argument 'animated' means is not known"
    ),
    (
      #"v.addCompactConstraint("a.width = 3 @ 5", metrics: nil, views: ["a": a], priority: 3)"#,
      "what its argument 'priority' means is not known"
    ),
    (
      #"v.addCompactConstraints(["a.width = 3"], /* why */ metrics: nil, views: ["a": a])"#, "there is a comment in it"
    ),
    (
      #"v.addCompactConstraint("a.width = \(3)", metrics: nil, views: ["a": a])"#,
      "the text, which is the constraint's identifier, is put together when the program runs"
    ),
    (
      #"v.addCompactConstraint("a.width = super.width", metrics: nil, views: ["a": a, "super": b])"#,
      "a view is called 'super', which is also the word for the superview or its safe area"
    ),
    (
      #"make().addCompactConstraint("self.width = 3", metrics: nil, views: [:])"#,
      "'make()' may be another view each time it is asked for"
    ),
    (
      #"v.addCompactConstraint("a.left = 3", metrics: nil, views: ["a": a])"#,
      "anchors can't say it: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from"
    ),
  ]

  private static func source(_ value: String) -> String {
    """
    struct S {
      var maybe: UIThing?
      func f(parameter: String) {
        let made = \(value)
      }
    }
    """
    .replacing("UIThing", with: "Thing")
  }

  /// Why calls are left alone, with their lines; or the lines that give constants to what one asks for.
  private func remaining(_ source: String, _ language: SourceLanguage = .swift) -> [String] {
    let bytes = ContiguousArray(source.utf8)
    let migration = SourceScanner().migration(of: bytes, language)
    let bound = migration.boundLines(in: source)
    if !bound.isEmpty { return bound }
    #expect(migration.callCount == 0 && migration.edits.isEmpty)
    return migration.remaining.map { "\($0.line): \($0.reason)" }
  }

  @Test(arguments: values) func isLeftAlone(source: String, reason: String) {
    #expect(remaining(Self.source(source)) == ["4: " + reason])
  }

  /// A call in a helper has no text of its own.
  @Test func parametersAreHandedOn() {
    let bytes = ContiguousArray(Self.source(Self.format("parameter")).utf8)
    let migration = SourceScanner().migration(of: bytes, .swift)
    #expect(migration.edits.isEmpty && migration.remaining.isEmpty && migration.handedOnCount == 1)
  }

  @Test func statements() {
    let call = Self.format(#""[a(3)]""#)
    let ranked = Self.format(#""[a(3@4)]""#)
    #expect(remaining("func f() {\n  \(call)\n  g()\n}") == ["2: its constraints are not used"])
    #expect(remaining("func f() { v.addConstraints(\(ranked)) }") == ["1: " + Self.noStatement])
    #expect(remaining("class C {\n  lazy var all = \(ranked)\n}") == ["2: " + Self.noStatement])
    #expect(remaining("func f() -> [Any] {\n  \(ranked)\n}") == ["2: " + Self.noStatement])
    #expect(remaining("func f() {\n  if \(ranked).isEmpty { g() }\n}") == ["2: " + Self.noStatement])
  }

  @Test func constants() {
    func body(_ lines: String...) -> String { "func f() {\n" + lines.joined(separator: "\n") + "\n}" }
    let call = Self.format(#""[a(3)]""#, "options: [], metrics: nil, views: views")
    let views = #"let views = ["a": a]"#
    func changed(_ name: String) -> String { "'\(name)' is given another value before or after it" }
    #expect(remaining(body(views, "a = b", "return \(call)")) == ["4: " + changed("a")])
    #expect(remaining(body("var views = [\"a\": a]", "views[x] = b", "return \(call)")) == ["4: " + changed("views")])
    // It is there before the next turn of the loop.
    #expect(
      remaining(body(views, "for x in y {", "use(\(call))", "a = x", "}")) == ["4: " + changed("a")])
    // Inside it is another view.
    #expect(remaining(body(views, "each { (a, b) in", "use(\(call))", "}")) == ["4: " + changed("a")])
    #expect(remaining(body(views, "func g(_ a: View) {", "use(\(call))", "}")) == ["4: " + changed("a")])
    #expect(remaining(body(views, "let (a, b) = g()", "use(\(call))")) == ["4: " + changed("a")])
    #expect(remaining(body(views, "(a, b) = (b, a)", "use(\(call))")) == ["4: " + changed("a")])
    let first = #"let views = ["a": list.first!]"#
    #expect(remaining(body(first, "list.removeFirst()", "use(\(call))")) == ["let a = list.first!"])
    // What is put off is done when the view may be another one.
    #expect(
      remaining(body(views, "later {", "use(\(call))", "}"))
        == ["4: it is in a closure, and 'views' is written outside of it"])
    for line in ["if later {", "a.sizeToFit(); do {", "if b,\n c\n {", "guard x else {"] {
      let source = ContiguousArray(body(views, line, "use(\(call))", "}").utf8)
      #expect(SourceScanner().migration(of: source, .swift).callCount == 1)
    }
    #expect(
      remaining(body("switch x {", "case 1:", views, "default:", "use(\(call))", "}"))
        == ["6: what 'views' stands for is not written out in this function"])
    #expect(
      remaining("class C {\n  let views = [\"a\": a]\n  func f() { return \(call) }\n}")
        == ["3: what 'views' stands for is not written out in this function"])
  }

  /// What a dictionary names may be another view or number behind it: where its type is known, it is given to a constant.
  @Test(arguments: [
    ("self.d", "make(&self.d)", "d"), ("d", "((d, e), n) = make()", "d"), ("d", "rebuild()", "d"),
    ("d.part", "d.reset()", "d"),
  ])
  func valuesThatMayBeOthers(value: String, line: String, name: String) {
    #expect(reasons(value, line) == ["'\(name)' is given another value before or after it"])
  }

  @Test(arguments: [
    ("subviews.last!", "addSubview(b)", "let n = subviews.last!"), ("p", "p %= 5", "let n = p"),
    ("p", "p &+= 5", "let n = p"), ("p", "p.formRemainder(dividingBy: 5)", "let n = p"),
    ("CGFloat(bounds.width / 2)", "layoutIfNeeded()", "let n = CGFloat(bounds.width / 2)"),
    ("CGFloat(next())", "", "let n = CGFloat(next())"),
  ])
  func valuesThatAreGivenToConstants(value: String, line: String, bound: String) {
    #expect(reasons(value, line) == [bound])
  }

  @Test(arguments: [
    ("@(p)", "p <<= 1;"), ("@(p)", "p %= 5;"), ("@(i++)", ""), ("@([self next])", ""),
    ("@(arc4random_uniform(9))", ""),
  ])
  func valuesOfObjectiveCThatAreGivenToConstants(value: String, line: String) {
    #expect(reasons(value, line, .objectiveC) == ["CGFloat n = \(value.dropFirst(2).dropLast());"])
  }

  @Test(arguments: [
    ("self.label", "_label = x;", "label"), ("self.label", "[self setLabel:x];", "label"),
    ("self->a", "make(&self->a);", "a"),
  ])
  func valuesOfObjectiveCThatMayBeOthers(value: String, line: String, name: String) {
    #expect(reasons(value, line, .objectiveC) == ["'\(name)' is given another value before or after it"])
  }

  /// Why a call is left alone that has a value in a dictionary, with a line between the two: as that of a number where it
  /// is one, of a view otherwise.
  private func reasons(_ value: String, _ line: String, _ language: SourceLanguage = .swift) -> [String] {
    let isNumber = value == "p" || value.contains("(")
    let source: String
    if language == .swift {
      let names = isNumber ? #"metrics: given, views: ["a": a]"# : "metrics: nil, views: given"
      let call = Self.format(isNumber ? #""[a(n)]""# : #""[n(3)]""#, "options: [], " + names)
      source =
        "var p: CGFloat = 8\nfunc rebuild() { d = make() }\n"
        + "func f() {\n let given = [\"n\": \(value)]\n \(line)\n use(\(call))\n}"
    } else {
      let names = isNumber ? #"metrics:given views:@{@"a": a}"# : "metrics:nil views:given"
      let text = isNumber ? "[a(n)]" : "[n(3)]"
      source =
        "- (void)f {\nNSDictionary *given = @{@\"n\": \(value)};\n\(line)\n"
        + "x = [NSLayoutConstraint constraintsWithVisualFormat:@\"\(text)\" options:0 \(names)];\n}"
    }
    return remaining(source, language).map { line in
      line.first?.isNumber == true ? String(line.drop { $0 != " " }.dropFirst()) : line
    }
  }

  /// The view that an earlier variable of the same declaration is has no name before it.
  @Test func valuesOfOneDeclaration() {
    let ranked = Self.format(#""[z(3@4)]""#, "options: [], metrics: nil, views: [\"z\": z]")
    #expect(remaining("func f() {\n let z = make(), all = \(ranked)\n}") == ["2: " + Self.noStatement])
  }

  @Test func constantsOfObjectiveC() {
    func body(_ lines: String...) -> String { "- (void)f {\n" + lines.joined(separator: "\n") + "\n}" }
    let call = #"x = [NSLayoutConstraint constraintsWithVisualFormat:@"[a(3)]" options:0 metrics:nil views:views];"#
    let views = #"views = @{@"a": a};"#
    #expect(
      remaining(body("NSDictionary *views;", "if (y) views = nil;", "else \(views)", call), .objectiveC)
        == ["5: what 'views' stands for is not written out in this function"])
    let isChanged = "4: 'a' is given another value before or after it"
    #expect(
      remaining(body("NSDictionary *\(views)", "[list each:^(View *a) {", call, "}];"), .objectiveC) == [isChanged])
    #expect(remaining(body("NSDictionary *\(views)", "a = nil;", call), .objectiveC) == [isChanged])
    #expect(
      remaining(body("NSDictionary *views = @{@\"a\": a.subviews.firstObject};", "[a layOut];", call), .objectiveC)
        == [isChanged])
    #expect(
      remaining(body("NSDictionary *views = @{@\"a\": self.a};", "later(^{", call, "});"), .objectiveC)
        == ["4: it is in a closure, and 'views' is written outside of it"])
    // A variable that gets no other value is the same there.
    let later = ContiguousArray(body("View *a = b;", "NSDictionary *\(views)", "later(^{", call, "});").utf8)
    #expect(SourceScanner().migration(of: later, .objectiveC).callCount == 1)
    #expect(
      remaining(
        body(
          "NSDictionary *metrics = @{@\"n\": @(n)};", "n++;",
          "x = [NSLayoutConstraint constraintsWithVisualFormat:@\"[a(n)]\" options:0 metrics:metrics views:@{@\"a\": a}];"
        ), .objectiveC) == ["CGFloat nNumber = n;"])
  }

  @Test func objectiveC() {
    #expect(
      remaining(
        #"""
        - (void)f {
            id<Guide> guide = self.guide;
            x = [NSLayoutConstraint constraintsWithVisualFormat:@"[guide(3)]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(guide)];
            x = [NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"[%@(3)]", name] options:0 metrics:nil views:@{@"a": a}];
            x = [View constraintsWithVisualFormat:@"[a(3)]" options:0 metrics:nil views:@{@"a": a}];
            x = [NSLayoutConstraint constraintsWithVisualFormat:@"[a(3)]" options:o metrics:nil views:@{@"a": a}];
            x = [NSLayoutConstraint constraintsWithVisualFormat:@"[a(3)]" options:0
        #if WIDE
              metrics:nil
        #endif
              views:@{@"a": a}];
            if (y) x = [NSLayoutConstraint constraintsWithVisualFormat:@"[a(3@4)]" options:0 metrics:nil views:@{@"a": a}];
            [v constrain:@"width = width" to:nil];
            x = [NSLayoutConstraint attributeConstraintsWithVisualFormatsArray:@[@"a.width == 3" /* wide */] views:@{@"a": a}];
        }
        """#, .objectiveC) == [
          "3: 'guide' is declared as any object, which has no anchors", "4: '%@' is no plain number",
          "5: it is not certain that it is the call of the library", "6: its options are not written out",
          "7: there is a comment in it", "12: " + Self.noStatement,
          "13: what 'width' stands for is not written at the call", "14: there is a comment in it",
        ])
  }

  @Test func loops() {
    func loop(_ list: String, _ body: String) -> String {
      "func f() {\n  for format in \(list) {\n    \(body)\n  }\n}"
    }
    let use = "v.addConstraints(\(Self.format("format")))"
    let notWritten = "what 'format' stands for is not written out in this function"
    let texts = #"["[a(3)]", "[b(3)]"]"#
    #expect(remaining(loop(texts, "print(format)\n" + use)) == ["4: " + notWritten])
    #expect(remaining(loop(texts, use + "\nprint(format)")) == ["3: " + notWritten])
    #expect(remaining(loop(texts, "if b.isHidden { \(use) }")) == ["3: " + notWritten])
    #expect(remaining(loop(texts + " where v.isHidden", use)) == ["3: " + notWritten])
    #expect(remaining(loop("[]", use)) == ["3: " + notWritten])
    #expect(
      remaining(loop("texts", use)) == ["3: what 'texts' stands for is not written out in this function"])
    #expect(remaining(loop(#"["[a(3)]" /* wide */]"#, use)) == ["3: there is a comment in it"])
    #expect(remaining(loop(#"["[a(3)", "[b(3)]"]"#, use)) == ["3: its text has a mistake"])
    #expect(
      remaining(loop(#"["[a(3)]", rest]"#, use)) == ["3: what 'rest' stands for is not written out in this function"])
  }

  /// What is looked up in a list or a dictionary is no list.
  @Test func elementsInObjectiveC() {
    let call = #"[self addCompactConstraints:texts[@"a.left = b.left"] metrics:nil views:@{@"a": a, @"b": b}];"#
    #expect(remaining("- (void)f {\n  \(call)\n}", .objectiveC) == ["2: it is put together when the program runs"])
  }

  /// What is marked is not even counted.
  @Test func linesThatAreMarked() {
    #expect(remaining("let x = \(Self.format(#""[a] [b]""#))  // constraint-grammar:disable") == [])
  }

  @Test func whateverBytes() {
    var state: UInt64 = 7
    let pieces = [
      "(", ")", "[", "]", "{", "}", "\"", "\\(", "@", ":", ",", "=", ".", "\n", " ", "a", "\"a\"", "let views", "nil",
      "func f(",
      "views:", "NSLayoutConstraint", ".constraints(withVisualFormat:", "[v constraintsWithVisualFormat:",
      "\"[a(3@4)]\"",
      "v.addCompactConstraints(", "[\"a\": a]", "@{@\"a\": a}", "...", "for (i, v) in views.enumerated() {", "@[", "?",
      "for f in [\"[a(3)]\"] {", "f", " ? \"[a(3)]\" : ",
      "%d",
    ]
    for _ in 0..<300 {
      var source = "constraintsWithVisualFormat "
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count]
      }
      let bytes = ContiguousArray(source.utf8)
      for language in SourceLanguage.allCases {
        var scanner = SourceScanner()
        scanner.calls += scanner.calls(declaredIn: bytes, language)
        let migration = scanner.migration(of: bytes, language)
        #expect(migration.remaining.allSatisfy { $0.offset < bytes.count })
      }
    }
  }
}
