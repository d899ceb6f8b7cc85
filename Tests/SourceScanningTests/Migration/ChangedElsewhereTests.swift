import SourceScanning
import Testing

/// What a dictionary names may be another view where the constraints are made, without an assignment in between: each of these
/// was written to make a migration change what is laid out.
@Suite struct ChangedElsewhereTests {
  /// A source with one call, and why that is left alone, or the lines that give constants to what it asks for.
  typealias Case = (source: String, outcome: String)

  private static let views = #"let views = ["a": a]"#
  private static let bound = "let aView = a"
  private static func changed(_ call: String, _ name: String) -> String {
    "'\(call)' may give '\(name)' another value: call it in a statement of its own before '\(name)' is named"
  }

  private static let inSwift: [Case] = [
    // What is done later.
    (swiftSource("var a = UIView()\nfunc g() { a = UIView() }", views, "defer {\nUSE\n}", "g()"), bound),
    (swiftSource("var a = UIView()", views, "func later() {\nUSE\n}", "reload()", "later()"), bound),
    (swiftSource("var a = UIView()", views, "await UIView.animate(withDuration: 3)", "USE"), bound),
    // What a framework calls, and what it calls by another name.
    (
      swiftSource(
        "var a = UIView()\noverride func layoutSubviews() { a = UIView() }", views, "layoutIfNeeded()", "USE"),
      bound
    ),
    (swiftSource("var a = UIView()\noverride func layoutSubviews() { }", views, "layoutIfNeeded()", "USE"), ""),
    (
      swiftSource(
        "var a = UIView()\noverride func didAddSubview(_ view: UIView) { a = view }", views, "addSubview(b)", "USE"),
      bound
    ),
    (swiftSource("var a = UIView()", views, "self[keyPath: \\.a] = UIView()", "USE"), bound),
    (swiftSource("", "var a = UIView()", views, "a <~ UIView()", "USE"), bound),
    (swiftSource("", "var a = UIView()", views, "x = a !== b", "USE"), ""),
    // A property is not the variable with its name.
    (
      swiftSource("var b = UIView()\nvar a: UIView { b }", "let a = 3", #"let views = ["a": self.a]"#, "b = c", "USE"),
      "let aView = self.a"
    ),
    (
      swiftSource("var a = UIView()\nprivate lazy var views = [\"a\": self.a]", "let a = UIView()", "USE"),
      "what 'views' stands for is not written out in this function"
    ),
    // A wrapper may give another view each time.
    (swiftSource("@Fresh var a: UIView", views, "USE"), bound),
    (swiftSource("@IBOutlet var a: UIView!", views, "USE"), ""),
    // What only the dictionary holds is gone with it.
    (
      swiftSource("weak var a: UIView!", views, "a.removeFromSuperview()", "USE"),
      "'a' is given another value before or after it"
    ),
    (swiftSource("var a: UIView!", views, "a.removeFromSuperview()", "USE"), ""),
    (
      swiftSource(
        "let error = UIView()", #"let views = ["a": a, "error": error]"#, "do { try load() } catch {\nUSE\n}",
        text: "H:|[error]"),
      "let errorView = error"
    ),
    // What a view is a part of is asked for where the constraint is made.
    (
      swiftSource(
        "let a = UIView()", views,
        "kept = host(a) + NSLayoutConstraint.constraints(withVisualFormat: \"|-(3@4)-[a]\", options: [], metrics: nil, views: views)"
      ),
      changed("host", "superview")
    ),
    (
      swiftSource(
        "let a = UIView()", views,
        "kept = host(a) + NSLayoutConstraint.constraints(withVisualFormat: \"[a(3@4)]\", options: [], metrics: nil, views: views)"
      ),
      ""
    ),
    (
      swiftSource(
        "let a = UIView()",
        "for text in [\"|[a]\", \"[a]|\"] {\nhost(a).addConstraints(NSLayoutConstraint.constraints(withVisualFormat: text, options: [], metrics: nil, views: [\"a\": a]))\n}"
      ),
      "what 'text' stands for is not written out in this function"
    ),
    // What has no object is of this view.
    (
      swiftSource(
        "let a = UIView()", #"let metrics = ["w": bounds.width]"#, "frame = .zero",
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"[a(w)]\", options: [], metrics: metrics, views: [\"a\": a]))"
      ), "let w = bounds.width"
    ),
    (
      swiftSource(
        "let a = UIView()", #"let metrics = ["w": bounds.width]"#, "(transform, alpha) = (x, 1)",
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"[a(w)]\", options: [], metrics: metrics, views: [\"a\": a]))"
      ), "let w = bounds.width"
    ),
    (
      swiftSource(
        "let a = UIView()\nvar count = 0", #"let metrics = ["w": bounds.width]"#, "count = 3", "let x = 4",
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"[a(w)]\", options: [], metrics: metrics, views: [\"a\": a]))"
      ), ""
    ),
    // It is another function with fewer arguments.
    (
      swiftSource(
        "let a = UIView()", views, "add(NSLayoutConstraint.constraints(withVisualFormat: \"[a(3)]\", views: views))"),
      "it is not certain that it is the call of the library"
    ),
    // A cast ends an expression where it stands in it.
    (swiftSource("let a = UIView()", #"let views = ["a": a as UIView, "b": b as UIView]"#, "USE"), ""),
  ]

  @Test(arguments: inSwift) func ofSwift(source: String, outcome: String) {
    #expect(migrated(source, .swift) == outcome)
  }

  private static func dictionary(_ value: String) -> String { "NSDictionary *views = @{@\"a\": \(value)};" }

  private static let inObjectiveC: [Case] = [
    (
      objectiveCSource(
        "UIView *a = [UIView new];", dictionary("a"), "RESET(a);", "USE", top: "#define RESET(x) x = [UIView new]\n"),
      "UIView *aView = a;"
    ),
    (
      objectiveCSource(
        "UIView *a = [UIView new];", dictionary("a"), "LOG(a);", "USE", top: "#define LOG(x) NSLog(@\"%@\", x)\n"),
      ""
    ),
    (objectiveCSource(dictionary("self.a"), "RESET;", "USE"), "UIView *aView = self.a;"),
    (objectiveCSource(dictionary("_a"), "RESET(3);", "USE"), "UIView *a = _a;"),
    (objectiveCSource(dictionary("_a"), "self->_a = [UIView new];", "USE"), "UIView *a = _a;"),
    (objectiveCSource(dictionary("_a"), "self.a = [UIView new];", "USE"), "UIView *aView = _a;"),
    (
      objectiveCSource(
        dictionary("self.a"), "[[NSNotificationCenter defaultCenter] postNotificationName:@\"x\" object:nil];", "USE"),
      "UIView *aView = self.a;"
    ),
    (
      objectiveCSource(
        dictionary("self.a"), "[[NSBundle mainBundle] loadNibNamed:@\"x\" owner:self options:nil];", "USE"),
      "UIView *aView = self.a;"
    ),
    (
      objectiveCSource(dictionary("self.a"), "[[[UIApplication sharedApplication] delegate] rebuild];", "USE"),
      "UIView *aView = self.a;"
    ),
    (
      objectiveCSource(dictionary("self.a"), "[[UIScreen mainScreen] bounds];", "[[[UIView alloc] init] tag];", "USE"),
      ""
    ),
    (
      objectiveCSource("NSDictionary *views = @{@\"a\": x, @\"a\": y};", "USE"),
      "what 'views' stands for is not written out in this function"
    ),
    (
      objectiveCSource("__weak UIView *a = self.a;", dictionary("a"), "[a removeFromSuperview];", "USE"),
      "UIView *aView = a;"
    ),
    (
      objectiveCSource(
        dictionary("self.a"), "[self.a removeFromSuperview];", "USE",
        top: "@interface C ()\n@property (nonatomic, weak) UIView *a;\n@end\n"), "UIView *aView = self.a;"
    ),
    (
      objectiveCSource("UIView *a = one;", "UIView **p = &a;", dictionary("a"), "*p = two;", "USE"),
      "UIView *aView = a;"
    ),
    (
      objectiveCSource(dictionary("shared"), "[self reload];", "USE", top: "static UIView *shared;\n"),
      "UIView *a = shared;"
    ),
  ]

  @Test(arguments: inObjectiveC) func ofObjectiveC(source: String, outcome: String) {
    #expect(migrated(source, .objectiveC) == outcome)
  }

  // MARK: what other sources say

  private static let fresh = "var a: UIView { make() }"

  private static let reason =
    "'a' is computed each time it is asked for, and does something then: give it to a constant first"

  /// A property may be one that another source computes: in an extension, in a class above, in a protocol. Where it is known to be a
  /// view, it is asked for once.
  @Test(arguments: [
    ("extension C {\n\(fresh)\n}", bound), ("extension UIView {\n\(fresh)\n}", reason),
    ("class B: UIView {\n\(fresh)\n}", bound),
    ("class B: UIView {\nvar a: Any { make() }\n}", KeptReason.anyObject("a")),
    ("class B: UIView {\nvar a: UIView! { make() }\n}", reason),
    ("protocol P { }\nextension P {\n\(fresh)\n}", reason),
    ("class D: UIView {\n\(fresh)\n}", ""), ("extension C {\nvar a: UIView { stored }\n}", ""),
    (fresh, bound), ("var a: UIView { stored }", ""),
  ])
  func computedElsewhere(other: String, outcome: String) {
    let source = swiftSource("", Self.views, "USE").replacing("class C: UIView", with: "class C: B")
    #expect(migrated(source, .swift, beside: other) == outcome)
    // One that the class declares itself is that one, and what another class has is not.
    let own = source.replacing("{\n\nfunc", with: "{\nlet a = UIView()\nfunc")
    #expect(migrated(own, .swift, beside: other) == "")
    if other.contains(": UIView {") {
      #expect(migrated(source + "class E { let a = UIView() }\n", .swift, beside: other) == outcome)
    }
  }

  /// What another source declares tells which number a name is, or that it is none.
  @Test(arguments: [
    ("class B: UIView {\nvar gap: CGFloat = 3\n}", "gap", "gap"),
    ("class B: UIView {\nvar gap = 3\n}", "CGFloat(gap)", "CGFloat(gap)"),
    ("class B: UIView {\nvar gap = \"3\"\n}", nil, nil), ("class D: UIView {\nvar gap = 3\n}", nil, "CGFloat(gap)"),
    ("let gap = 3", "CGFloat(gap)", "CGFloat(gap)"), ("let gap = \"3\"", nil, nil),
    ("let gap: CGFloat = 3\nextension UIView {\nvar gap: Int { 3 }\n}", nil, "CGFloat(gap)"),
    ("let gap = \"3\"\nclass B: UIView {\nvar gap: CGFloat = 3\n}", "gap", "gap"), ("", nil, "CGFloat(gap)"),
    // Classes above that disagree.
    ("class B: A {\nvar gap: CGFloat = 3\n}\nclass A {\nprivate var gap = 3\n}", nil, nil),
  ])
  func numbersElsewhere(other: String, named: String?, inText: String?) {
    #expect(made("[a(gap)]", "[\"gap\": gap]", beside: other) == named.map(Self.width))
    #expect(made("[a(\\(gap))]", "nil", beside: other) == inText.map(Self.width))
  }

  /// What is asked for as a property is not what another source declares outside of types.
  @Test(arguments: [("let gap: CGFloat = 3", nil), ("class B: UIView {\nvar gap: CGFloat = 3\n}", "self.gap")])
  func numbersOfSelf(other: String, number: String?) {
    #expect(made("[a(gap)]", "[\"gap\": self.gap]", beside: other) == number.map(Self.width))
  }

  private static func width(_ number: String) -> String { "[a.widthAnchor.constraint(equalToConstant: \(number))]" }

  /// What becomes of a call that gives a number, beside another source; `nil` where nothing is changed.
  private func made(_ text: String, _ metrics: String, beside other: String) -> String? {
    let (head, end) = ("class C: B {\nlet a = UIView()\nfunc f() {\nx = ", "\n}\n}\n")
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \"\(text)\", options: [], metrics: \(metrics), views: [\"a\": a])"
    let source = head + call + end
    let result = String(decoding: migration(of: source, beside: other).edits.result, as: UTF8.self)
    return result == source ? nil : String(result.dropFirst(head.count).dropLast(end.count))
  }

  /// A class below, in another source, may compute what this one stores.
  @Test(arguments: [("C", ["let aView = a"]), ("UIView", []), ("E", ["let aView = a"])])
  func computedInAClassBelow(above: String, bound: [String]) {
    let source = swiftSource("var a = UIView()", Self.views, "USE")
    let other = "class D: \(above) {\noverride var a: UIView { get { make() } set { } }\n}\nclass E: C { }"
    #expect(migration(of: source, beside: other).boundLines(in: source) == bound)
  }

  /// What is declared outside of types is not what a class of a framework has.
  @Test func computedForOthers() {
    let source = "let a = UIView()\n" + swiftSource("", Self.views, "USE").replacing(": UIView", with: "")
    let other = "extension UIImage {\n\(Self.fresh)\n}"
    #expect(migration(of: source, beside: other).remaining == [])
  }

  /// What one class computes is no constant of another, but a value of anything else may be one of that class.
  @Test(arguments: [
    ("D.w", []), ("E.w", ["let aView = a"]), ("other.w", ["let aView = a"]), ("F.w", ["let aView = a"]),
    ("G.w", ["let aView = a"]),
  ])
  func computedInAClass(asked: String, bound: [String]) {
    let source = swiftSource("var a = UIView()", Self.views, "x = \(asked)", "USE")
    let migration = migration(
      of: source, beside: "class D: UIView {\nstatic let w = 3\n}\nclass F: E { }\nclass G: App.E { }\n",
      "class E: UIView {\nvar w: Int { make() }\nstatic var w: Int { make() }\n}")
    #expect(migration.boundLines(in: source) == bound)
  }

  @Test func computedInACategory() {
    let source = objectiveCSource(Self.dictionary("self.a"), "USE")
    let other = "@implementation C (More)\n- (UIView *)a { return [UIView new]; }\n@end\n"
    let migration = migration(of: source, .objectiveC, beside: other)
    #expect(migration.boundLines(in: source) == ["UIView *aView = self.a;"])
  }

  @Test func computedInTheClassAbove() {
    let source = objectiveCSource(Self.dictionary("self.a"), "USE", top: "@interface C : B\n@end\n")
    let other = "@implementation B\n- (UIView *)a { return [UIView new]; }\n@end\n"
    for decoy in ["", "@implementation D\n- (UIView *)a { return self; }\n@end\n"] {
      let migration = migration(of: source + decoy, .objectiveC, beside: other)
      #expect(migration.boundLines(in: source + decoy) == ["UIView *aView = self.a;"])
    }
  }

  /// A getter may have another name than its property.
  @Test func computedUnderAnotherName() {
    let source = objectiveCSource(
      Self.dictionary("self.a"), "USE", top: "@interface C ()\n@property (getter=fresh) UIView *a;\n@end\n",
      methods: "- (UIView *)fresh { return [UIView new]; }\n")
    #expect(migrated(source, .objectiveC) == "UIView *aView = self.a;")
  }

  /// A subscript of the app may do something.
  @Test(arguments: [
    (
      "class D {\nsubscript(k: Int) -> UIView { make() }\n}\n",
      "_ = pool[0]"
    ), ("", ""),
  ])
  func subscripts(other: String, outcome: String) {
    let source = swiftSource(
      "let a = UIView()",
      "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"[a(3)]\", options: [], metrics: nil, views: [\"a\": a, \"b\": pool[0]]))"
    )
    #expect(migrated(source + other, .swift) == outcome)
  }

  /// What a protocol asks for may be the function of any class.
  @Test(arguments: [("other", true), ("self", false), ("self.other", true)])
  func helpersOfProtocols(receiver: String, isLeft: Bool) {
    let reason = "which of several functions 'hang' is here is not certain"
    let source = swiftSource("let a = UIView()", #"\#(receiver).hang("[a(3)]", views: ["a": a])"#)
    let required = "protocol Hanging {\nfunc hang(_ text: String, views: [String: UIView])\n}\n"
    #expect(
      migration(of: source, beside: Self.helper, required).remaining.map(\.reason) == (isLeft ? [reason] : []))
    #expect(migration(of: source, beside: Self.helper).remaining == [])
    let here = objectiveCSource("[\(receiver) hang:@\"[a(3)]\" views:@{@\"a\": a}];")
    let helper = """
      @implementation B
      - (void)hang:(NSString *)text views:(NSDictionary *)views {
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:views]];
      }
      @end
      """
    let asked = "@protocol Hanging\n- (void)hang:(NSString *)text views:(NSDictionary *)views;\n@end\n"
    // One that is only named asks for nothing.
    let named = "@protocol Hanging;\n@interface D\n- (void)hang:(NSString *)text views:(NSDictionary *)views;\n@end\n"
    #expect(migration(of: here, .objectiveC, beside: helper, named).remaining == [])
    #expect(
      migration(of: here, .objectiveC, beside: helper, asked).remaining.map(\.reason) == (isLeft ? [reason] : []))
    #expect(migration(of: here, .objectiveC, beside: helper).remaining == [])
  }

  private static let helper = """
    class B: UIView {
    func hang(_ text: String, views: [String: UIView]) {
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: text, options: [], metrics: nil, views: views))
    }
    }
    """

  /// What no text names counts where something is done with all views.
  @Test(arguments: [
    ("", []), ("views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }", ["let bView = b"]),
  ])
  func viewsWithoutText(first: String, bound: [String]) {
    let source = swiftSource(
      "let a = UIView()\nvar b = UIView()", #"let views = ["a": a, "b": b]"#, "b = c", #"hang("[a(3)]", views: views)"#)
    let helper = Self.helper.replacing("\naddC", with: "\n\(first)\naddC")
    #expect(migration(of: source, beside: helper).boundLines(in: source) == bound)
  }

  /// A helper that makes constraints gives no view another value; one that adds views, or asks a parameter, may.
  @Test(arguments: [
    ("", ", views: v", []), ("views.values.forEach { self.addSubview($0) }", ", views: v", ["let aView = a"]),
    ("if isOld { a = b }", ", views: v, isOld: false", ["let aView = a"]),
  ])
  func helpersInBetween(first: String, arguments: String, bound: [String]) {
    let source = swiftSource("var a = UIView()", Self.views, "hang(more\(arguments))", "USE")
    let parameters = "_ text: String, views: [String: UIView]" + (arguments.hasSuffix("false") ? ", isOld: Bool" : "")
    let helper = Self.helper.replacing("_ text: String, views: [String: UIView]", with: parameters)
    let migration = migration(of: source, beside: helper.replacing("\naddC", with: "\n\(first)\naddC"))
    #expect(migration.boundLines(in: source) == bound)
  }

  /// What a class has in place of a helper may do anything.
  @Test func overriddenHelpers() {
    let source = swiftSource("let a = UIView()", #"hang("[a(3)]", views: ["a": a])"#)
    #expect(migration(of: source, beside: Self.helper).remaining.map(\.reason) == [])
    let body = "func hang(_ text: String, views: [String: UIView]) { print(text) }"
    // One that has other labels is another one.
    #expect(
      migration(of: source, beside: Self.helper, "class D {\nfunc hang(_ text: String) { print(text) }\n}").remaining
        == [])
    for local in [body, "let hang: (String, [String: UIView]) -> Void = { print($0, $1) }"] {
      let here = swiftSource("let a = UIView()", local, #"hang("[a(3)]", views: ["a": a])"#)
      #expect(
        migration(of: here, beside: Self.helper).remaining.map(\.reason) == [
          "which of several functions 'hang' is here is not certain"
        ])
    }
    let other = "class D: C {\noverride \(body)\n}"
    #expect(
      migration(of: source, beside: Self.helper, other).remaining.map(\.reason) == [
        "which of several functions 'hang' is here is not certain"
      ])
  }
}
