import ConstraintGrammar
import SourceScanning
import Testing

/// Dictionaries of views that a property has, or that a function makes.
@Suite struct KeptDictionaryTests {
  /// A type with a function in which the last line is a call of `USE`, and why that is left alone or what becomes of it.
  typealias Case = (members: [String], lines: [String], outcome: String)

  private func check(_ members: [String], _ lines: [String], _ outcome: String, _ language: SourceLanguage) {
    let isSwift = language == .swift
    let (head, end) =
      isSwift
      ? ("class C: UIViewController {\n\(members.joined(separator: "\n"))\nfunc f() {\n", "\n}\n}\n")
      : ("@implementation C\n\(members.joined(separator: "\n"))\n- (void)f {\n", "\n}\n@end\n")
    let source = head + lines.joined(separator: "\n") + end
    func call(_ views: Substring) -> String {
      isSwift
        ? "NSLayoutConstraint.constraints(withVisualFormat: \"[a(3)]\", options: [], metrics: nil, views: \(views))"
        : "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a(3)]\" options:0 metrics:nil views:\(views)]"
    }
    let use = #/USE\((.*?)\)$/#.anchorsMatchLineEndings()
    let written = source.replacing(use) { "x = " + call($0.1) + (isSwift ? "" : ";") }
    let migration = SourceScanner().migration(of: ContiguousArray(written.utf8), language)
    let result = String(decoding: migration.edits.result, as: UTF8.self)
    let anchor =
      isSwift
      ? "x = [\(outcome).widthAnchor.constraint(equalToConstant: 3)]"
      : "x = @[[\(outcome).widthAnchor constraintEqualToConstant:3]];"
    #expect(migration.remaining.map { $0.reason } == (migration.callCount == 1 ? [] : [outcome]))
    #expect(result == (migration.callCount == 1 ? source.replacing(use, with: anchor) : written))
  }

  private static let changed = "'views' is given another value before or after it"
  private static let unknown = "what 'views' stands for is not written out in this function"
  private static func call(_ name: String, changing other: String = "views") -> String {
    "'\(name)' may give '\(other)' another value: call it in a statement of its own before '\(other)' is named"
  }

  private static let property = "var views: [String: UIView] = [:]"

  private static let inSwift: [Case] = [
    // A property that the function gives a value, or a part of it.
    ([property], [#"views = ["a": a]"#, "USE(views)"], "a"),
    ([property], [#"self.views = ["a": a]"#, "USE(self.views)"], "a"),
    ([property], [#"views = ["a": a]"#, #"views["a"] = b"#, "USE(views)"], "b"),
    ([property], [#"views["a"] = a"#, #"self.views["c"] = b"#, "USE(views)"], "a"),
    ([property], [#"views["c"] = c"#, "USE(views)"], "what 'a' stands for is not written at the call"),
    ([property], ["USE(views)"], unknown), ([property], ["USE(views)", #"views = ["a": a]"#], unknown),
    ([property], ["if x {", #"views = ["a": a]"#, "}", "USE(views)"], changed),
    ([property], [#"views = ["a": a]"#, "if x {", "views = [:]", "}", "USE(views)"], changed),
    ([property], [#"views = ["a": a]"#, "for x in y {", "USE(views)", "views = [:]", "}"], changed),
    ([property], [#"views = ["a": a]"#, "other.views = [:]", "USE(views)"], changed),
    (
      [property], [#"views = ["a": a]"#, "each {", "USE(views)", "}"],
      "it is in a closure, and 'views' is written outside of it"
    ),
    ([property], [#"views = ["a": a]"#, #"let views = ["a": b]"#, "USE(views)", "g(views)"], "b"),
    ([property], [#"views = ["a": a]"#, #"let views = ["a": b]"#, "USE(self.views)"], unknown),
    // A variable of the name is another one.
    (
      [property], [#"let views = ["a": b]"#, #"self.views = ["a": a]"#, "USE(views)", "g(views)"], "b"
    ),
    ([property], ["guard let views = kept else { return }", #"self.views = ["a": a]"#, "USE(views)"], unknown),
    (["var views = NSMutableDictionary()"], [#"views["a"] = a"#, "USE(views)"], changed),
    // Whatever is called may give it another one.
    (
      [property, "override func addSubview(_ v: UIView) { views = [:] }"],
      [#"views = ["a": a]"#, "addSubview(b)", "USE(views)"], call("addSubview")
    ),
    ([property, "func g() { views = [:] }"], [#"views = ["a": a]"#, "g()", "USE(views)"], call("g")),
    ([property], [#"views = ["a": a]"#, "setUp()", "USE(views)"], call("setUp")),
    ([property], [#"views = ["a": a]"#, "view.addSubview(a)", "USE(views)"], "a"),
    (
      [property, "func g() { views = [:] }"],
      [#"views = ["a": a]"#, "button.addTarget(self, action: #selector(g))", "USE(views)"],
      "a"
    ),
    (["var views: [String: UIView] = [:] { didSet { views = [:] } }"], [#"views = ["a": a]"#, "USE(views)"], unknown),
    // What is made anew each time.
    ([#"var views: [String: UIView] { ["a": a] }"#], ["USE(views)"], "a"),
    ([#"var views: [String: UIView] { return ["a": self.a] }"#], ["USE(self.views)"], "self.a"),
    ([#"func views() -> [String: UIView] { ["a": a] }"#], ["USE(views())"], "a"),
    (
      [#"func views(_ n: Int = 3) -> [String: UIView] { ["a": a] }"#], ["USE(views())"],
      "what 'views()' stands for is not written out in this function"
    ),
    ([#"lazy var views: [String: UIView] = ["a": a]"#], ["USE(views)"], unknown),
    ([#"var views: [String: UIView] { g(); return ["a": a] }"#], ["USE(views)"], unknown),
    (
      [#"var views: [String: UIView] { ["a": a] }"#], ["let a = b", "USE(views)"],
      "'a', which the function names, may be another one here"
    ),
    ([#"var views: [String: UIView] { ["a": a] }"#], ["each {", "USE(views)", "}"], unknown),
    ([#"var views: [String: UIView] { ["a": a] }"#, "}", "class D: C {"], ["USE(views)"], unknown),
    (
      [
        #"func views() -> [String: UIView] { ["a": a] }"#, "}", "class D {",
        #"func views() -> [String: UIView] { ["a": b] }"#,
      ], ["USE(views())"], "b"
    ),
  ]

  private static let own = "private var views: [String: UIView] = [:]"
  private static let view = "private var a: UIView!"
  private static let put = #"views = ["a": a]"#

  /// Properties that have one value, of views that have one.
  private static let constantInSwift: [Case] = [
    ([own, "let a = UIView()", "func g() { \(put) }"], ["USE(views)"], "a"),
    ([own, "let a = UIView()", "func g() { \(put) }"], ["USE(self.views)"], "a"),
    (["let a = UIView()", #"private lazy var views: [String: UIView] = ["a": a]"#], ["USE(views)"], "a"),
    ([own, view, "func g() {\na = UIView()\n\(put)\n}"], ["USE(views)"], "a"),
    ([own, view, "override func viewDidLoad() { a = UIView() }", "func g() { \(put) }"], ["USE(views)"], "a"),
    ([own, view, "init() { a = UIView() }", "func g() { \(put) }"], ["USE(views)"], "a"),
    ([own, "private var a = UIView()", "func g() { \(put) }"], ["USE(views)"], "a"),
    // The dictionary may have been made of another view, or none.
    ([own, view, "func g() {\n\(put)\na = UIView()\n}"], ["USE(views)"], unknown),
    ([own, view, "func g() {\na = UIView()\nf()\n\(put)\n}"], ["USE(views)"], unknown),
    ([own, view, "func g() {\na = UIView()\nh()\n\(put)\n}"], ["USE(views)"], "a"),
    ([own, view, "func h() { a = UIView() }", "func g() { \(put) }"], ["USE(views)"], unknown),
    ([own, view, "func g() {\nlater { self.a = UIView() }\n\(put)\n}"], ["USE(views)"], unknown),
    ([own, "private var a = UIView()", "func g() {\na = UIView()\n\(put)\n}"], ["USE(views)"], unknown),
    ([own, "var a: UIView!", "func g() {\na = UIView()\n\(put)\n}"], ["USE(views)"], unknown),
    ([own, "private weak var a: UIView!", "func g() {\na = UIView()\n\(put)\n}"], ["USE(views)"], unknown),
    ([own, view, "func g() {\nswap(&a, &b)\n\(put)\n}"], ["USE(views)"], unknown),
    ([own, "func g() {\nlet a = UIView()\n\(put)\n}"], ["USE(views)"], unknown),
    ([own, view, "func g() {\na = UIView()\n\(put)\n}", "func h() { swap(&a, &b) }"], ["USE(views)"], unknown),
    // Or another dictionary.
    ([own, "let a = UIView()", "func g() { other.\(put) }"], ["USE(views)"], unknown),
    (["@Fresh \(own)", "let a = UIView()", "func g() { \(put) }"], ["USE(views)"], unknown),
    ([own, "let a = UIView()", "func g() { \(put) }", "func h() { views.add(b) }"], ["USE(views)"], unknown),
    (
      [own, "let a = UIView()", "func g() { \(put) }", "func h() {\nvar views = [\"a\": b]\nviews = [:]\n}"],
      ["USE(views)"], "a"
    ),
    (
      ["let a = UIView()", "let b = UIView()"],
      [#"var views = ["a": a]"#, "each {", "USE(views)", "}", #"views = ["a": b]"#],
      "it is in a closure, and 'views' is written outside of it"
    ),
    ([own, "let a = UIView()", "func g() { \(put) }", "func h() { views = [:] }"], ["USE(views)"], unknown),
    ([own, "let a = UIView()", "func g() {\n\(put)\nviews[\"a\"] = b\n}"], ["USE(views)"], unknown),
    ([property, "let a = UIView()", "func g() { \(put) }"], ["USE(views)"], unknown),
    ([own, "let a = UIView()", "func g() { \(put) }"], ["each {", "USE(views)", "}"], unknown),
    (
      [own, "let a = UIView()", "func g() { \(put) }"], ["let a = b", "USE(views)"],
      "'a', which the function names, may be another one here"
    ),
    ([own, "let a = UIView()", "func g() { \(put) }", "}", "class D: C {"], ["USE(views)"], unknown),
    ([own, view], ["a = UIView()", "USE(views)", "g()", put], unknown),
    (
      [own, "@IBInspectable private var a: UIView = b", "func g() { \(put) }"], ["USE(views)"],
      unknown
    ),
    ([own, "private lazy var a = UIView()", "func g() { \(put) }"], ["USE(views)"], unknown),
    ([own, view, "func g() {\na = UIView()\nguard x else { return }\n\(put)\n}"], ["USE(views)"], unknown),
    ([own, view, "func g() {\na = UIView()\nif x { \(put) }\n}"], ["USE(views)"], unknown),
    (["@Fresh\n\(own)", "let a = UIView()", "func g() { \(put) }"], ["USE(views)"], unknown),
    (
      [own, "let a = UIView()", "func g() { \(put) }", "func h() { self[keyPath: \\.views] = [:] }"], ["USE(views)"],
      unknown
    ),
    (["}", "protocol P { }", "extension P {", #"var views: [String: UIView] { ["a": a] }"#], ["USE(views)"], unknown),
  ]

  @Test(arguments: inSwift + constantInSwift) func ofSwift(members: [String], lines: [String], outcome: String) {
    check(members, lines, outcome, .swift)
  }

  private static let literal = #"@{@"a": self.a}"#
  private static let method = "- (NSDictionary *)views { return \(literal); }"

  private static let inObjectiveC: [Case] = [
    ([], ["_views = \(literal);", "USE(_views)"], "self.a"),
    ([], ["self.views = \(literal);", "USE(self.views)"], "self.a"),
    ([], ["_views = \(literal);", "USE(self.views)"], "self.a"),
    ([], ["_views = NSDictionaryOfVariableBindings(a);", "USE(_views)"], "a"),
    ([], ["_views = \(literal);", "[self setViews:@{}];", "USE(self.views)"], changed),
    (
      [], ["_views = \(literal);", "self.views = @{};", "USE(_views)"], "what 'a' stands for is not written at the call"
    ),
    ([], ["self.views = [\(literal) mutableCopy];", "USE(self.views)"], changed),
    ([], ["self.views = [[NSMutableDictionary alloc] init];", #"self.views[@"a"] = b;"#, "USE(self.views)"], changed),
    ([], [#"self.views[@"a"] = self.a;"#, "USE(self.views)"], changed),
    ([], ["self.views = \(literal);", "[self load];", "USE(self.views)"], call("load")),
    ([], ["self.views = \(literal);", "[self.view addSubview:self.a];", "USE(self.views)"], "self.a"),
    (
      ["- (void)setViews:(NSDictionary *)views { }"], ["self.views = \(literal);", "USE(self.views)"],
      unknown
    ),
    (
      ["- (NSDictionary *)views { return kept; }"], ["self.views = \(literal);", "USE(self.views)"],
      unknown
    ),
    ([method], ["USE([self views])"], "self.a"), ([method], ["USE(self.views)"], "self.a"),
    ([method], ["NSDictionary *d = [self views];", "USE(d)", "[self g:d];"], "self.a"),
    (
      [method], ["NSDictionary *d = [self views];", "self.a = b;", "USE(d)"],
      "'a' is given another value before or after it"
    ),
    // What takes nothing sets nothing.
    (["- (void)setViews { g(); }"], ["self.views = \(literal);", "USE(self.views)"], "self.a"),
    (
      [], ["NSMutableDictionary *views = [@{@\"a\": a} mutableCopy];", "self.views = nil;", "USE(views)"], "a"
    ),
    ([method], ["USE([other views])"], "what '[other views]' stands for is not written out in this function"),
    (
      [method, "@end", "@interface D : C", "@end", "@implementation C (More)"], ["USE([self views])"],
      "what '[self views]' stands for is not written out in this function"
    ),
  ]

  private static func properties(_ view: String = "UIView *a") -> String {
    "@end\n@interface C ()\n@property \(view);\n@property NSDictionary *views;\n@end\n@implementation C"
  }
  private static let set = "_a = [UIView new];\n_views = @{@\"a\": _a};"

  private static let constantInObjectiveC: [Case] = [
    ([properties(), "- (void)g {\n\(set)\n}"], ["USE(_views)"], "_a"),
    ([properties(), "- (void)g {\n\(set)\n}"], ["USE(self.views)"], "_a"),
    (
      [
        properties(), "- (id)initWithFrame:(CGRect)frame { self.a = [UIView new]; }",
        "- (void)g { _views = \(literal); }",
      ],
      ["USE(_views)"], "self.a"
    ),
    (
      [properties(), "- (void)g:(C *)c {\n_a = [UIView new];\nc->_views = @{@\"a\": _a};\n}"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
    (
      [properties(), "@synthesize a, views;", "- (void)g {\na = [UIView new];\nviews = @{@\"a\": a};\n}"],
      ["USE(views)"], "a"
    ),
    (
      [
        properties(), "@synthesize a, views;", "- (void)g {\na = [UIView new];\nviews = @{@\"a\": a};\n}",
        "- (void)h { views = nil; }",
      ], ["USE(views)"], unknown
    ),
    ([properties(), "- (void)g {\n\(set)\n}"], ["USE(views)"], unknown),
    (
      [properties("(setter=put:) UIView *a"), "- (void)g {\n\(set)\n}"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
    (
      [properties().replacing("C ()", with: "D ()"), "- (void)g {\n\(set)\n}"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
    ([properties(), "- (UIView *)h { return b; }"], ["views = @{@\"a\": a};", "USE(views)"], unknown),
    // A header may declare it, and others set it.
    (["- (void)g {\n\(set)\n}"], ["USE(_views)"], "what '_views' stands for is not written out in this function"),
    (
      [properties(), "- (void)g {\n\(set)\n}", "- (void)h { [self setA:b]; }"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
    (
      [properties(), "- (void)g {\n\(set)\n}", "- (void)initUI { other.a = nil; }"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
    (
      [properties(), "- (void)initUI { _a = [UIView new]; }", "- (void)g { _views = @{@\"a\": _a}; }"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
    (
      [properties(), "#define SET(V) _a = V", "- (void)g {\n\(set)\n}", "- (void)h { SET(b); }"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
    (
      [properties(), "- (UIView *)a { return b; }", "- (void)g {\n_a = c;\n_views = \(literal);\n}"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
    (
      [properties("(weak) UIView *a"), "- (void)g {\n\(set)\n}"], ["USE(_views)"],
      "what '_views' stands for is not written out in this function"
    ),
  ]

  /// Numbers that a property has from the beginning, or a type.
  @Test(arguments: [
    ("let sizes = [\"w\": 3]", "sizes", "", "3"), ("let sizes = [\"w\": 3]", "sizes", "class D: C { }\n", nil),
    ("private(set) var sizes = [\"w\": 3]", "sizes", "class D: C { }\n", nil),
    ("private(set) var sizes = [\"w\": 3]", "sizes", "", "3"),
    ("static let sizes = [\"w\": 3]", "C.sizes", "", "3"), ("static let sizes = [\"w\": 3]", "Self.sizes", "", "3"),
    ("static let w = 3\nstatic let sizes = [\"w\": w]", "C.sizes", "", nil),
    // A type within another one is not seen by its name alone.
    ("enum D { static let sizes = [\"w\": 3] }", "D.sizes", "", "3"),
    ("", "D.sizes", "enum D { static let sizes = [\"w\": 3] }\n", "3"),
    ("", "D.sizes", "enum E { enum D { static let sizes = [\"w\": 3] } }\n", nil),
    ("", "D.sizes", "extension E.D { static let sizes = [\"w\": 3] }\n", nil),
    ("static let w = 3\nlet sizes = [\"w\": C.w]", "sizes", "", "CGFloat(C.w)"),
    ("static var w = 3\nlet sizes = [\"w\": C.w]", "sizes", "", nil),
    ("static var sizes = [\"w\": 3]", "C.sizes", "", nil), ("var sizes = [\"w\": 3]", "sizes", "", nil),
  ])
  func numbers(member: String, sizes: String, other: String, number: String?) {
    let head = "class C: UIView {\n\(member)\nfunc f(a: UIView) {\nx = "
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \"[a(w)]\", options: [], metrics: \(sizes), views: [\"a\": a])"
    let source = head + call + "\n}\n}\n\(other)"
    let result = SourceScanner().migration(of: ContiguousArray(source.utf8), .swift).edits.result
    let made = number.map { "[a.widthAnchor.constraint(equalToConstant: \($0))]" } ?? call
    #expect(String(decoding: result, as: UTF8.self) == source.replacing(call, with: made))
  }

  /// Code that is left out may be taken in again.
  @Test func namedInDeadCode() {
    let views = "let views = [\"a\": a]\n"
    func result(_ end: String) -> String {
      let call =
        "x = NSLayoutConstraint.constraints(withVisualFormat: \"[a(3)]\", options: [], metrics: nil, views: views)"
      let source = "class C: UIView {\nfunc f(a: UIView) {\n\(views)\(call)\n\(end)}\n}\n"
      return String(
        decoding: SourceScanner().migration(of: ContiguousArray(source.utf8), .swift).edits.result, as: UTF8.self)
    }
    let made = "x = [a.widthAnchor.constraint(equalToConstant: 3)]\n"
    #expect(result("") == "class C: UIView {\nfunc f(a: UIView) {\n\(made)}\n}\n")
    for (end, kept) in [("#if false\nhide(views)\n#endif\n", views), ("#if false\nhide(a)\n#endif\n", "")] {
      #expect(result(end) == "class C: UIView {\nfunc f(a: UIView) {\n\(kept)\(made)\(end)}\n}\n")
    }
  }

  /// A constant outside of functions may be named by a macro that puts words together, or in what is included behind it.
  @Test(arguments: [
    ("", false), ("#define FORMAT(n) kFormat##n\n", true), ("#define OTHER(n) kOther##n\n", false),
    ("#define FORMAT(n) n\n", false), ("#import \"Texts.inc\"\n", true), ("#include <Texts.inc>\n", true),
  ])
  func namedByThePreprocessor(line: String, isKept: Bool) {
    let constant = "static NSString *const kFormatH = @\"[a(3)]\";\n"
    let head = "@implementation C\n- (void)f {\n[self addConstraints:"
    let call = "[NSLayoutConstraint constraintsWithVisualFormat:kFormatH options:0 metrics:nil views:@{@\"a\": a}]"
    let source = "#import <UIKit/UIKit.h>\n" + constant + line + head + call + "];\n}\n@end\n"
    let result = SourceScanner().migration(of: ContiguousArray(source.utf8), .objectiveC).edits.result
    let made = source.replacing(call, with: "@[[a.widthAnchor constraintEqualToConstant:3]]")
    #expect(String(decoding: result, as: UTF8.self) == (isKept ? made : made.replacing(constant, with: "")))
  }

  /// A name for what a function makes, which nothing else names.
  @Test func unnamed() {
    let head = "@implementation C\n\(Self.method)\n- (void)f {\n"
    let call =
      "[self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"[a(3)]\" options:0 metrics:nil views:d]];\n}\n@end\n"
    let source = ContiguousArray((head + "NSDictionary *d = [self views];\n" + call).utf8)
    let result = SourceScanner().migration(of: source, .objectiveC).edits.result
    #expect(
      String(decoding: result, as: UTF8.self)
        == head + "[self addConstraints:@[[self.a.widthAnchor constraintEqualToConstant:3]]];\n}\n@end\n")
  }

  /// Another class may have a method in the place of the one that gives a property a value.
  @Test func settersElsewhere() {
    let source = ContiguousArray(
      "@implementation C\n- (void)f {\nself.views = @{@\"a\": a};\nx = [NSLayoutConstraint constraintsWithVisualFormat:@\"[a(3)]\" options:0 metrics:nil views:self.views];\n}\n@end\n"
        .utf8)
    let other = ContiguousArray("@implementation D\n- (void)setViews:(NSDictionary *)views { }\n@end\n".utf8)
    var scanner = SourceScanner()
    scanner.surroundings.add(scanner.surroundings(of: other, .objectiveC))
    #expect(scanner.migration(of: source, .objectiveC).remaining.map { $0.reason } == [Self.unknown])
    let properties = "@interface C ()\n@property UIView *a;\n@property NSDictionary *views;\n@end\n"
    let constant = ContiguousArray(
      (properties
        + "@implementation C\n- (void)g {\n_a = [UIView new];\n_views = @{@\"a\": _a};\n}\n- (void)f {\nx = [NSLayoutConstraint constraintsWithVisualFormat:@\"[a(3)]\" options:0 metrics:nil views:self.views];\n}\n@end\n")
        .utf8)
    #expect(SourceScanner().migration(of: constant, .objectiveC).remaining.isEmpty)
    #expect(scanner.migration(of: constant, .objectiveC).remaining.map { $0.reason } == [Self.unknown])
  }

  @Test(arguments: inObjectiveC + constantInObjectiveC) func ofObjectiveC(
    members: [String], lines: [String], outcome: String
  ) {
    check(members, lines, outcome, .objectiveC)
  }
}
