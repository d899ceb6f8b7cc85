import ConstraintGrammar
import SourceScanning
import Testing

/// Texts that reach a call in another way than as its literal: through macros, members, lists that grow, and pieces.
@Suite struct WrappedTextsTests {
  /// What is found in a source, with the functions and the macros that it declares: the lines and columns of mistakes, and why
  /// other texts are not checked.
  private func found(_ source: String, _ language: SourceLanguage) -> [String] {
    let bytes = ContiguousArray(source.utf8)
    let scanner = SourceScanner.knowing(source, language)
    return scanner.strings(in: bytes, language).flatMap { string -> [String] in
      switch string.status {
      case .ok: ["ok '\(string.text)'"]
      case .notChecked(let reason): ["\(string.line):\(string.column) \(reason)"]
      case .mistake(let mistakes): mistakes.map { "\($0.line):\($0.column) '\(string.text)'" }
      }
    }
  }

  private static func swift(_ text: String) -> String {
    "add(NSLayoutConstraint.constraints(withVisualFormat: \(text), options: [], metrics: nil, views: views))"
  }

  private static let inSwift: [(lines: [String], found: [String])] = [
    (["enum Row: String {", "case a, b = \"H:|[a\"", "}", swift("Row.b.rawValue")], ["2:19 'H:|[a'"]),
    (["struct Forms {", "static let wide = \"H:|[a\"", "}", swift("Forms.wide")], ["2:25 'H:|[a'"]),
    (["class C {", "static let wide = \"H:|[a\"", "func f() { \(swift("Self.wide")) }", "}"], ["2:25 'H:|[a'"]),
    // Another type may have another constant of the name, and a variable another value.
    (
      ["class C {", "static let wide = \"H:|[a\"", "}", swift("D.wide")], ["2:19 call", "4:54 value"]
    ),
    (["class C {", "static var wide = \"H:|[a\"", "}", swift("C.wide")], ["2:19 call", "4:54 value"]),
    (
      [
        "func f() {", "var list = [String]()", "list.append(\"H:|[a\")", "list += [\"V:|[b\"]",
        "for text in list { \(swift("text")) }", "}",
      ], ["3:19 'H:|[a'", "4:16 'V:|[b'"]
    ),
    (
      ["func f() {", "var list = [\"H:[a]\"]", "list.append(more)", "for text in list { \(swift("text")) }", "}"],
      ["ok 'H:[a]'", "3:13 value"]
    ),
    (["for (index, text) in [\"H:|[a\"].enumerated() { \(swift("text")) }"], ["1:29 'H:|[a'"]),
    (["let list = [\"H:|[a\", \"V:[b]\"]", swift("list[0]")], ["1:19 'H:|[a'", "1:22 call"]),
    ([swift("\"H:\".appending(\"|[a\")")], ["1:73 'H:|[a'"]),
    (["func f() {", "let rest = \"|[a\"", swift("\"H:\\(rest)\""), "}"], ["3:64 'H:|[a'"]),
    (["func f() {", "var rest = \"|[a\"", "rest = \"\"", swift("\"H:\\(rest)\""), "}"], ["4:54 structure"]),
    // A value that is known stands in the text, beside one that is not.
    (["func f() {", "let rest = \"[a]\"", swift("\"H:|-\\(gap)-\\(rest)|\""), "}"], ["ok 'H:|-\\(gap)-[a]|'"]),
    (["func hang(_ text: String) {", swift("\"H:\\(text)\""), "}", "hang(\"|[a\")"], ["4:10 'H:|[a'"]),
    (["func hang(_ text: String) {", swift("\"H:\" + text + \"|\""), "}", "hang(\"|[a\")"], ["4:10 'H:|[a|'"]),
    (
      ["func hang(_ text: String = \"H:|[a\") {", swift("text"), "}", "hang(\"V:|[b\")"],
      ["1:34 'H:|[a'", "4:12 'V:|[b'"]
    ),
    (["func hang(_ size: CGFloat) {", swift("\"H:[a(\\(size))]\""), "}"], ["ok 'H:[a(\\(size))]'"]),
    ([swift("\"H:|\" + String(format: \"[a(%d)]|\", size)")], ["ok 'H:|[a(%d)]|'"]),
    // What no call takes is told of all the same, as far as it is surely a visual format.
    (
      [swift("\"H:[a]\""), "print(\"H:|[a]\", \"|-8-[b]\", \"H:a\", \"|a\", \"[a]\")"],
      ["ok 'H:[a]'", "2:7 call", "2:17 call"]
    ),
    (["hang(\"V:|[a]\", on: b)"], ["1:6 call"]), (["hang(\"|-[a]\", on: b)"], ["1:6 call"]),
    // A part that is put together itself is put in when the program runs.
    (
      ["func f(i: Int) {", "let name = \"v\\(i)\"", swift("\"H:|[\\(name)]|\""), "}"],
      ["ok 'H:|[\\(name)]|'"]
    ),
  ]

  @Test(arguments: inSwift) func ofSwift(lines: [String], found: [String]) {
    #expect(self.found(lines.joined(separator: "\n"), .swift) == found)
  }

  private static func message(_ text: String) -> String {
    "[self add:[NSLayoutConstraint constraintsWithVisualFormat:\(text) options:0 metrics:nil views:views]];"
  }

  private static let inObjectiveC: [(lines: [String], found: [String])] = [
    (
      [
        "#define ALL(str, align) \(message("str").replacing(" options:0", with: " options:align"))",
        "ALL(@\"H:|[a\", 0)",
      ],
      ["2:12 'H:|[a'"]
    ),
    (["#define HANG(host, str) \\", "  \(message("@\"H:\" str"))", "HANG(self, @\"|[a\")"], ["3:17 'H:|[a'"]),
    (["#define TEXT @\"H:|[a\"", message("TEXT")], ["1:21 'H:|[a'"]),
    (["UNKNOWN(@\"H:|[a]|\");", message("@\"H:[a]\"")], ["1:10 call", "ok 'H:[a]'"]),
    (
      [
        "void f() {", "NSMutableArray *all = [NSMutableArray array];", "[all addObject:@\"H:|[a\"];",
        "for (NSString *text in all) { \(message("text")) }", "}",
      ], ["3:23 'H:|[a'"]
    ),
    (
      [
        "void f() {", "NSMutableArray *all = [@[@\"H:|[a\"] mutableCopy];", "[all addObjectsFromArray:@[@\"V:|[b\"]];",
        "for (NSString *text in all) { \(message("text")) }", "}",
      ], ["2:33 'H:|[a'", "3:35 'V:|[b'"]
    ),
    (
      [
        "[@[@\"H:|[a\"] enumerateObjectsUsingBlock:^(NSString *text, NSUInteger i, BOOL *stop) { \(message("text")) }];"
      ], ["1:11 'H:|[a'"]
    ),
    ([message("[@\"H:\" stringByAppendingString:@\"|[a\"]")], ["1:95 'H:|[a'"]),
    ([message("[NSString stringWithString:@\"H:|[a\"]")], ["1:93 'H:|[a'"]),
    (
      ["void f() {", "NSString *rest = @\"|[a\";", message("[[NSString alloc] initWithFormat:@\"H:%@\", rest]"), "}"],
      ["3:98 'H:|[a'"]
    ),
    (
      [
        "void f() {", "NSString *name = [NSString stringWithFormat:@\"v%d\", i];",
        message("[NSString stringWithFormat:@\"V:|[%@]|\", name]"), "}",
      ], ["ok 'V:|[%@]|'"]
    ),
    (
      [
        "- (void)hang:(NSString *)text {", message("[NSString stringWithFormat:@\"H:%@\", text]"), "}",
        "- (void)g { [self hang:@\"|[a\"]; }",
      ], ["4:29 'H:|[a'"]
    ),
  ]

  @Test(arguments: inObjectiveC) func ofObjectiveC(lines: [String], found: [String]) {
    #expect(self.found(lines.joined(separator: "\n") + "\n", .objectiveC) == found)
  }

  /// One argument is one view if it is declared as that; otherwise it may be a list.
  @Test(arguments: [
    ("let a = UIView()", ["1:74 'H:|[v0][v1]|'"]), ("let a: UILabel = make()", ["1:81 'H:|[v0][v1]|'"]),
    ("let a: [UIView] = []", ["ok 'H:|[v0][v1]|'"]), ("", ["ok 'H:|[v0][v1]|'"]),
  ])
  func numbersOfViews(declaration: String, found: [String]) {
    let source = "class C { \(declaration); func f() { addConstraintsWithFormat(\"H:|[v0][v1]|\", views: a) } }"
    #expect(self.found(source, .swift) == found)
    #expect(self.found(source.replacing("views: a", with: "views: model.all()"), .swift) == ["ok 'H:|[v0][v1]|'"])
    let areUnknown = SourceScanner().strings(in: source, .swift).map(\.hasUnknownNames)
    #expect(areUnknown == [found == ["ok 'H:|[v0][v1]|'"]])
  }
}
