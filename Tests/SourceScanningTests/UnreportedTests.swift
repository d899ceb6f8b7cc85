import ConstraintGrammar
import SourceScanning
import Testing

/// What is right, and would be reported if less of the source were seen; beside it what is wrong.
@Suite struct UnreportedTests {
  /// The errors in a source, with the functions that it declares.
  private func errors(_ source: String, _ language: SourceLanguage) -> [String] {
    SourceScanner.knowing(source, language).strings(in: ContiguousArray(source.utf8), language).flatMap { string in
      string.diagnostics.filter { $0.severity == .error }.map { "\($0.line): \($0.message)" }
    }
  }

  private static func swift(_ format: String, _ views: String = "[\"x\": x]", metrics: String = "nil") -> String {
    "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: \(metrics), views: \(views)))"
  }
  private static func objectiveC(_ format: String, _ views: String = "@{@\"x\": x}") -> String {
    "[self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:\(format) options:0 metrics:nil views:\(views)]];"
  }
  private static let noName = "expected a name, but found '['"
  private static let noEnd = "expected '(' or ']', but the text ends here"
  private static let common = "func addConstraintsWithFormat(_ format: String, views: UIView...) {"

  private static let inSwift: [(lines: [String], errors: [String])] = [
    // Other functions have the name of one that hands its text on, and another takes what is no visual format.
    (
      [
        "class A: UIView { func add(_ f: String) { \(swift("f")) }",
        #"func g() { add("[x"); list.add("hello world"); list.add("hello [world"); B.add("a b"); add(""); add("x") } }"#,
      ], ["2: \(noEnd)"]
    ),
    (
      [
        "class A: UIView { func hang(_ f: String) {", "if f == \"none\" { return }", swift("f") + " }",
        #"func g() { hang("none") } }"#,
      ], []
    ),
    (
      ["func addConstraintsOf(_ f: String) { \(swift("f")) }", #"addConstraintsOf("hello")"#],
      ["2: a view stands in brackets"]
    ),
    (
      [
        "class A: UIView { func add(_ f: String) { addCompactConstraint(f, metrics: nil, views: [\"x\": x]) }",
        #"func g() { add("x.left"); add("hello"); add("x.left = x.rihgt") } }"#,
      ], ["2: 'rihgt' is not an attribute"]
    ),
    (
      ["func hang(_ f: String) { \(swift("f")) }", #"hang("HH:[x]")"#],
      ["2: the orientation is 'H' or 'V'"]
    ),
    // A function with the name of one that is copied from app to app does something else with its text.
    (
      [
        common, "let parts = format.components(separatedBy: \";\")", "for part in parts { \(swift("part")) }", "}",
        #"addConstraintsWithFormat("[v0];V:[v0]", views: x)"#,
      ], []
    ),
    (
      [
        "func hang(visualFormat format: String, views: [String: UIView]) {",
        "let format = format.replacingOccurrences(of: \" \", with: \"\")", swift("format", "views"), "}",
        #"hang(visualFormat: "[x] - [x]", views: ["x": x])"#,
      ], []
    ),
    (["func hang(visualFormat: String) {}", #"hang(visualFormat: "hello [")"#], []),
    (
      [
        "func addConstraintsWithFormat(format: String) { print(format) }",
        #"addConstraintsWithFormat(format: "hello [")"#,
      ], []
    ),
    (
      [
        "struct Renderer {", "init(visualFormat: String) { text = visualFormat }", "}",
        #"Renderer(visualFormat: "dd"), Other(visualFormat: "MM")"#,
      ], ["4: a view stands in brackets"]
    ),
    // It calls its views otherwise.
    (
      [
        common, "var d = [\"vertical\": self]", "for (i, v) in views.enumerated() { d[\"view\\(i)\"] = v }",
        swift("format", "d"), "}", #"addConstraintsWithFormat("[view0][v1", views: x, x)"#,
      ], ["6: \(noEnd)"]
    ),
    (
      [
        common, "var d = [String: UIView]()", "for (i, v) in views.enumerated() { d[\"v\\(i + 1)\"] = v }",
        swift("format", "d"), "}", #"addConstraintsWithFormat("[v1]", views: x)"#,
      ], []
    ),
    (
      [
        common, "print(format)", "var d = [String: UIView]()", "for (i, v) in views.enumerated() { d[\"v\\(i)\"] = v }",
        swift("format", "d"), "}", #"addConstraintsWithFormat("[v1][v2]", views: x, x)"#,
      ], ["7: there is no view called 'v2'"]
    ),
    ([#"addConstraintsWithFormat("[a][b]", views: ["a": x, "b": x])"#], []),
    // It brings numbers of its own.
    (
      [
        "extension NSLayoutConstraint {",
        "static func constraints(withVisualFormat f: String, views: [String: UIView]) -> [NSLayoutConstraint] {",
        "return constraints(withVisualFormat: f, metrics: [\"m\": 8], views: views) } }",
        #"NSLayoutConstraint.constraints(withVisualFormat: "|-m-[x][y]", views: ["x": x])"#,
      ], ["4: there is no view called 'y'"]
    ),
    // The characters of a text are no texts.
    // A type has another one than its objects.
    (
      [
        "class A: UIView { static let f = \"[x\"; let f = \"[x]\"", "func g() { \(swift("f")) }",
        "static func h() { \(swift("f")) } }",
      ], ["1: \(noEnd)"]
    ),
    (
      ["class A: UIView { static let f = \"[x\"; let f = \"[x]\"", "func g() { \(swift("f")) } }"], []
    ),
    (["func g() {", "for d in \"HV\" { \(swift("\"\\(d):[x]\"")) }", "}"], []),
    // What is never compiled.
    (["#if false", swift("\"[[\""), "#endif"], []),
    (["#if false // old", swift("\"[[\""), "#else", swift("\"[[\""), "#endif"], ["4: \(noName)", "4: \(noEnd)"]),
    (["#if DEBUG", "#elseif false", swift("\"[[\""), "#endif"], []),
    (["#if false", "#if DEBUG", swift("\"[[\""), "#else", swift("\"[[\""), "#endif", "#endif"], []),
    (
      ["#if false", "#if false", "#endif", swift("\"[[\""), "#endif", swift("\"[x\"")], ["6: \(noEnd)"]
    ),
    (["#if false || DEBUG", swift("\"[[\""), "#endif"], ["2: \(noName)", "2: \(noEnd)"]),
    // A property is changed by a function that is called in between.
    (
      [
        "class A: UIView { var views = [String: UIView]()", "func g() { views = [\"x\": x]; more()",
        swift("\"[x][z]\"", "views") + " }", "func more() { views[\"z\"] = x } }",
      ], []
    ),
    (
      [
        "class A: UIView { var views = [String: UIView]()", "func g() { views = [\"x\": x]; more()",
        swift("\"[x][z]\"", "views") + " }", "func more() { views = [\"z\": x] } }",
      ], []
    ),
    (
      [
        "class A: UIView { private var views = [String: UIView]()", "func g() { views = [\"x\": x]",
        swift("\"[x][z]\"", "views") + " } }",
      ], ["3: there is no view called 'z'"]
    ),
    (
      [
        "class A: UIView { var f = \"\"", "func g() { self.f = \"[x\"; close()", swift("self.f") + " }",
        "func close() { f += \"]\" } }",
      ], []
    ),
    (
      [
        "class A: UIView { var f = \"\"", "func g() { let f = 3; self.f = \"[x\"; close(f)", swift("self.f") + " }",
        "func close(_ n: Int) { f += \"]\" } }",
      ], []
    ),
    (["func g() {", "let x = [\"x\": x]", swift("\"[y]\"", "x"), "}"], ["3: there is no view called 'y'"]),
    // It is made of what it was before.
    (["func g() {", "var f = \"H:\"", "for n in names { f = f + \"[\\(n)]\" }", swift("f"), "}"], []),
    // Another value is given to it in code that is always carried out.
    (["func g() {", "var f = \"[x\"", "do { f += \"]\" }", swift("f"), "}"], []),
    (["func g() {", "var f = \"[x\"", "do { f = \"[x]\" }", swift("f"), "}"], []),
    (["func g() {", "var f = \"[x]\"", "autoreleasepool { f = \"[x\" }", swift("f"), "}"], ["3: \(noEnd)"]),
    (["func g() {", "var f = \"[x\"", "repeat { do { f = \"[x]\" } } while more()", swift("f"), "}"], []),
    (["func g() {", "var f = \"[x\"", "if more() { do { f = \"[x]\" } }", swift("f"), "}"], ["2: \(noEnd)"]),
    (
      [
        "func g() {", "var v = [\"x\": x]", "do { v = [\"x\": x] }", "v[\"z\"] = x", swift("\"[x][z]\"", "v"), "}",
      ], []
    ),
    (
      ["func g() {", "var v = [\"x\": x]", "do { v = [\"x\": x, \"y\": x] }", swift("\"[y][z]\"", "v"), "}"],
      ["4: there is no view called 'z'"]
    ),
    // The function asks what its text is.
    (
      [
        "func addConstraintsOf(_ f: String) { if f == \"none\" { return }; \(swift("f")) }",
        #"addConstraintsOf("none"); addConstraintsOf("[x")"#,
      ], ["2: \(noEnd)"]
    ),
    // What is put into a dictionary has a name as well.
    (
      ["func g() {", "var v = [String: UIView]()", "v[\"x\"] = x", swift("\"[x][z]\"", "v"), "}"],
      ["4: there is no view called 'z'"]
    ),
    (
      [
        "func g() {", "var v = [\"y\": y]; let w = v", "if more() { v.updateValue(x, forKey: \"x\") }",
        swift("\"[x][y][z]\"", "v"), swift("\"[x][y]\"", "w"), "}",
      ], ["4: there is no view called 'z'", "5: there is no view called 'x'"]
    ),
    (["func g() {", "var v = [String: UIView]()", "v[name] = x", swift("\"[z]\"", "v"), "}"], []),
    (["func g() {", "var v = [String: UIView]()", "v[\"x\"] = x; more(&v)", swift("\"[z]\"", "v"), "}"], []),
    (
      ["func g() {", "let v = NSMutableDictionary()", "v[\"x\"] = x; more(v)", swift("\"[z]\"", "v"), "}"], []
    ),
    (
      ["func g() {", "let v = NSMutableDictionary()", "v[\"x\"] = x", swift("\"[z]\"", "v"), "}"],
      ["4: there is no view called 'z'"]
    ),
    (
      [
        "class A: UIView { private var v = [String: UIView]()", "func g() { v[\"x\"] = x",
        swift("\"[x][z]\"", "v") + " }",
        "func h() { v[\"y\"] = x; \(swift("\"[y]\"", "v")) } }",
      ], ["3: there is no view called 'z'"]
    ),
    // What another source may do to a property.
    (
      [
        "class A: UIView { var v = [String: UIView]()", "func g() { v = [\"x\": x]; build()",
        swift("\"[x][z]\"", "v") + " } }",
      ], []
    ),
    (
      ["class A: UIView { var v = [String: UIView]()", "func g() { v = [\"x\": x]", swift("\"[x][z]\"", "v") + " } }"],
      ["3: there is no view called 'z'"]
    ),
    (["class A: B {", "func g() { v = [\"x\": x]; build()", swift("\"[x][z]\"", "v") + " } }"], []),
    (
      [
        "class A: UIView { private var v = [String: UIView]()", "func g() { v = [\"x\": x]; build()",
        swift("\"[x][z]\"", "v") + " } }",
      ], ["3: there is no view called 'z'"]
    ),
    (
      [
        "class A: UIView { private var v = [String: UIView]()", "func g() { v = [\"x\": x]; change(\\.v)",
        swift("\"[x][z]\"", "v") + " } }",
      ], []
    ),
    (
      [
        "class A: UIView { private var v = [String: UIView]()", "func g() { v = [\"x\": x]; change(\\A.v)",
        swift("\"[x][z]\"", "v") + " } }",
      ], []
    ),
    // It may be one of two functions, which call their views by other names.
    (
      [
        "func hangFormat(_ f: String, _ views: UIView...) {", "var d = [String: UIView]()",
        "for (i, v) in views.enumerated() { d[\"v\\(i)\"] = v }",
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: d))", "}",
        "func hangFormat(_ f: String, _ views: [String: UIView]) {",
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: views))",
        "}",
        "hangFormat(\"[a][b]\", map); hangFormat(\"[a\", map)",
      ], ["9: \(noEnd)"]
    ),
    // A regular expression is no literal.
    ([##"let a = #/"/#; addConstraintsWithFormat("[v0", views: x)"##], ["1: \(noEnd)"]),
    (["let c = a #/ b", swift("\"[x\"")], ["2: \(noEnd)"]),
    // Several views are no array, and an array is no view, so that another function is called.
    (
      [
        "func addConstraintsWithFormat(_ format: String, views: [UIView]) {", "var d = [String: UIView]()",
        "for (i, v) in views.enumerated() { d[\"v\\(i)\"] = v }",
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: d))",
        "}",
        common, "var d = [String: UIView]()", "for (i, v) in views.enumerated() { d[\"v\\(i)\"] = v }",
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: d))",
        "}",
        #"addConstraintsWithFormat("[v0][v2]", views: x, x)"#,
      ], ["11: there is no view called 'v2'"]
    ),
    (
      [
        common, "var d = [String: UIView]()", "for (i, v) in views.enumerated() { d[\"v\\(i)\"] = v }",
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: d))", "}",
        #"addConstraintsWithFormat("[v0][v1]", views: [x, x]); addConstraintsWithFormat("[v0][v1]", views: x)"#,
      ], ["6: there is no view called 'v1'"]
    ),
  ]

  @Test(arguments: inSwift) func ofSwift(lines: [String], errors: [String]) {
    #expect(self.errors(lines.joined(separator: "\n"), .swift) == errors)
  }

  private static let inObjectiveC: [(lines: [String], errors: [String])] = [
    (
      [
        "- (void)add:(NSString *)f { \(objectiveC("f")) }",
        #"- (void)g { [self add:@"[x"]; [self.list add:@"hello world"]; }"#,
      ], ["2: \(noEnd)"]
    ),
    (
      [
        "- (void)addConstraintsWithVisualFormat:(NSString *)f views:(NSDictionary *)v {",
        "f = [f stringByReplacingOccurrencesOfString:@\" \" withString:@\"\"];", objectiveC("f", "v"), "}",
        #"- (void)g { [self addConstraintsWithVisualFormat:@"[x] - [x]" views:@{@"x": x}]; }"#,
      ], []
    ),
    (
      [
        "- (void)addConstraintsWithFormat:(NSString *)f views:(NSArray *)views {",
        "NSMutableDictionary *d = [NSMutableDictionary new];",
        "for (UIView *v in views) { d[[NSString stringWithFormat:@\"view%d\", i++]] = v; }", objectiveC("f", "d"), "}",
        #"- (void)g { [self addConstraintsWithFormat:@"[view0]" views:@[x]]; }"#,
      ], []
    ),
    (
      ["- (void)g {", "NSMutableString *f = [@\"[x\" mutableCopy];", "[self close:f];", objectiveC("f"), "}"], []
    ),
    (
      [
        "- (void)g {", "NSMutableString *f = [NSMutableString stringWithString:@\"[x\"];", "Close(f);", objectiveC("f"),
        "}",
      ], []
    ),
    (["- (void)g {", "NSString *f = [@\"[x\" copy];", objectiveC("f"), "}"], ["2: \(noEnd)"]),
    (
      [
        "- (void)g {", "NSString *f = @\"H:\";", "do { f = [f stringByAppendingString:@\"[x]\"]; } while (i < 2);",
        objectiveC("f"), "}",
      ], []
    ),
    // It is set in another method, or in another class.
    (
      [
        "@implementation A", "- (void)g { _v = @{@\"x\": x}; [self more];", objectiveC("@\"[z]\"", "_v") + " }",
        "- (void)more { _v = @{@\"z\": x}; }", "@end",
      ], []
    ),
    (
      [
        "@implementation A", "- (void)g { _f = @\"[x\"; }", "@end", "@implementation B",
        "- (void)g { \(objectiveC("_f")) }", "- (void)h { _f = @\"[y]\"; }", "@end",
      ], ["6: there is no view called 'y'"]
    ),
    (
      [
        "@implementation A", "- (void)g { _v = @{@\"x\": x}; }", "@end", "@implementation B",
        "- (void)g { \(objectiveC("@\"[x]\"", "_v")) }", "- (void)h { _v = @{@\"y\": x}; }", "@end",
      ], []
    ),
    // Any of several definitions may count.
    (["#ifdef OLD", "#define FMT @\"[z]\"", "#else", "#define FMT @\"[x]\"", "#endif", objectiveC("FMT")], []),
    (["#define FMT @\"[z]\"", objectiveC("FMT")], ["1: there is no view called 'z'"]),
    (["#if 0", "#define FMT @\"[z]\"", "#else", "#define FMT @\"[x]\"", "#endif", objectiveC("FMT")], []),
    (
      ["#if 0", "#define FMT @\"[x]\"", "#else", "#define FMT @\"[z]\"", "#endif", objectiveC("FMT")],
      ["4: there is no view called 'z'"]
    ),
    (["#if 0", objectiveC("@\"[[\""), "#endif", objectiveC("@\"[[\"")], ["4: \(noName)", "4: \(noEnd)"]),
    // What is put into a dictionary has a name as well.
    (
      [
        "- (void)g {", "NSMutableDictionary *v = [NSMutableDictionary new];",
        "[v setObject:x forKey:@\"x\"]; v[@\"y\"] = x;",
        objectiveC("@\"[x][y][z]\"", "v"), "}",
      ], ["4: there is no view called 'z'"]
    ),
    (
      [
        "- (void)g {", "NSMutableDictionary *v = [NSMutableDictionary new]; [v setObject:x forKey:@\"x\"];",
        "NSDictionary *w = v; v[@\"y\"] = x;", objectiveC("@\"[x][y]\"", "w"), "}",
      ], []
    ),
    (
      [
        "- (void)g {", "NSMutableDictionary *v = [NSMutableDictionary new]; [v setObject:x forKey:@\"x\"];",
        "NSDictionary *w = v;", objectiveC("@\"[x][y]\"", "w"), "}",
      ], ["4: there is no view called 'y'"]
    ),
    (
      [
        "@implementation A", "- (void)g { _v = @{@\"x\": x}; [self build];", objectiveC("@\"[x][z]\"", "_v") + " }",
        "@end",
      ], []
    ),
    (
      ["@implementation A", "- (void)g { _v = @{@\"x\": x};", objectiveC("@\"[x][z]\"", "_v") + " }", "@end"],
      ["3: there is no view called 'z'"]
    ),
    (
      [
        "- (void)g {", "NSMutableDictionary *v = [@{@\"x\": x} mutableCopy];", "[self more:v];",
        objectiveC("@\"[x][z]\"", "v"), "}",
      ], []
    ),
    (
      [
        "- (void)g {", "NSMutableDictionary *v = [@{@\"x\": x} mutableCopy];", objectiveC("@\"[x][z]\"", "v"), "}",
      ], ["3: there is no view called 'z'"]
    ),
    (
      [
        "- (void)g {", "NSMutableDictionary *v = [NSMutableDictionary new];", "[v setObject:x forKey:name];",
        objectiveC("@\"[z]\"", "v"), "}",
      ], []
    ),
    (
      [
        "@implementation A", "- (void)g { self.v = [NSMutableDictionary new]; self.v[@\"x\"] = x;",
        objectiveC("@\"[x][z]\"", "self.v") + " }", "- (void)more { [_v setObject:x forKey:@\"z\"]; }", "@end",
      ], []
    ),
    (
      [
        "@implementation A", "- (void)g { self.v = [NSMutableDictionary new]; self.v[@\"x\"] = x;",
        objectiveC("@\"[x][z]\"", "self.v") + " }", "- (void)more { [self.v setObject:x forKey:@\"z\"]; }", "@end",
      ], []
    ),
    // Another value is given to it in code that is always carried out.
    (["- (void)g {", "NSString *f = @\"[x\";", "@autoreleasepool { f = @\"[x]\"; }", objectiveC("f"), "}"], []),
    (["- (void)g {", "NSString *f = @\"[x\";", "@try { f = @\"[x]\"; } @finally { }", objectiveC("f"), "}"], []),
    (["- (void)g {", "NSString *f = @\"[x\";", "@synchronized(self) { f = @\"[x]\"; }", objectiveC("f"), "}"], []),
    (["- (void)g {", "NSString *f = @\"[x\";", "{ f = @\"[x]\"; }", objectiveC("f"), "}"], []),
    (["- (void)g {", "NSString *f = @\"[x\";", "do { f = @\"[x]\"; } while (more);", objectiveC("f"), "}"], []),
    (
      ["- (void)g {", "NSString *f = @\"[x\";", "if (more) { f = @\"[x]\"; }", objectiveC("f"), "}"], ["2: \(noEnd)"]
    ),
    // It counts its views from 1 on.
    (
      [
        "- (void)addConstraintsWithFormat:(NSString *)f views:(NSArray *)views {",
        "NSMutableDictionary *d = [NSMutableDictionary new]; int i = 1;",
        "for (UIView *v in views) { d[[NSString stringWithFormat:@\"v%d\", i++]] = v; }", objectiveC("f", "d"), "}",
        #"- (void)g { [self addConstraintsWithFormat:@"[v1]" views:@[x]]; }"#,
      ], []
    ),
    // An array is no view, so that another function is called.
    (
      [
        "- (void)addConstraintsWithFormat:(NSString *)f views:(UIView *)views, ... {",
        "NSMutableDictionary *d = [NSMutableDictionary new]; int i = 0; va_list list; va_start(list, views);",
        "for (UIView *v = views; v != nil; v = va_arg(list, UIView *)) {",
        "d[[NSString stringWithFormat:@\"v%d\", i]] = v; i++; }", "va_end(list);", objectiveC("f", "d"), "}",
        #"- (void)g { [self addConstraintsWithFormat:@"[v0][v1]" views:@[x, x]]; }"#,
        #"- (void)h { [self addConstraintsWithFormat:@"[v0][v1]" views:x, nil]; }"#,
      ], ["9: there is no view called 'v1'"]
    ),
  ]

  /// A variable that is kept has what it gets behind a call at the next one.
  @Test func keptFormats() {
    func findings(_ keyword: String) -> [String] {
      let source =
        "- (void)f {\n\(keyword)NSString *f = @\"[x]\";\n"
        + Self.objectiveC("f", "@{@\"x\": x, @\"z\": x}") + "\nf = @\"[z]\";\n}\n"
      return SourceScanner().strings(in: source, .objectiveC).flatMap { $0.diagnostics }.map { $0.message }
    }
    #expect(findings("static ") == [])
    #expect(findings("") == ["no constraint string names 'z'"])
  }

  @Test(arguments: inObjectiveC) func ofObjectiveC(lines: [String], errors: [String]) {
    #expect(self.errors(lines.joined(separator: "\n"), .objectiveC) == errors)
  }

  /// A macro without parameters can name what stands around it.
  @Test func keysThatAMacroNames() {
    let macro = "#define REST \(Self.objectiveC("@\"[b]\"", "views"))"
    let body = [
      "- (void)g {", "NSDictionary *views = @{@\"a\": x, @\"b\": x};", Self.objectiveC("@\"[a]\"", "views"), "}",
    ]
    func warnings(_ lines: [String]) -> [String] {
      SourceScanner().strings(in: lines.joined(separator: "\n"), .objectiveC).flatMap { $0.warnings.map { $0.message } }
    }
    #expect(warnings([macro] + body) == [])
    #expect(warnings(body) == ["no constraint string names 'b'"])
  }
}
