import SourceScanning
import Testing

/// What looks like a constraint string and is none: nothing is found, and what is one between them is.
@Suite struct DecoyTests {
  static let swift = ##"""
    // constraints(withVisualFormat: "[x] [y]", views: v)
    /* constraints(withVisualFormat: "[x] [y]") /* constraints(withVisualFormat: "[x] [y]") */ "*/
    /// `view.addCompactConstraint("a.b := c")`
    let a = "constraints(withVisualFormat: \"[x] [y]\")", b = #"constraints(withVisualFormat: "[x] [y]")"#
    let c = """
      constraints(withVisualFormat: "[x] [y]") \(d("""
        constraints(withVisualFormat: "[x] [y]")
        """)) "
      """
    let e = ##"constraints(withVisualFormat: #"[x] [y]"#)"##
    func constraints(withVisualFormat format: String, views: [String: Any]) {}
    func addConstraintsWithFormat(_ format: String, views: UIView...) {}
    convenience init(expressionFormat: String, parameters: [String: Any]) {}
    protocol Pinning { init(visualFormat: String); func addCompactConstraint(_ text: String) }
    enum Step { case addCompactConstraint(String), withVisualFormat(x: String) }
    constraints(withIdentifier: "[x] [y]")
    constraints(format: "[x] [y]")
    list.constrain("x y")
    list.constrain("x y", within: z)
    regex.matches(withFormat: "[x] [y]")
    addCompactConstraint(text: "a.b := c")
    preaddCompactConstraint("a.b := c")
    Upper_addCompactConstraint("a.b := c")
    _addCompactConstraint("a.b := c")
    addCompactConstraintsLater("a.b := c")
    let selector = #selector(constraints(withVisualFormat:options:metrics:views:))
    let method = Self.constraints(withVisualFormat:views:)
    let pattern = /constraints\(withVisualFormat: "[x] [y]/
    let stray = ' "
    if sizes[.width] == nil { }
    let same = sizes[.width] == other[.width]
    let options: Set = [.width, .height] == [.left] ? 1 : 2
    constraints(withVisualFormat: ▸"[x]✗ [y]", views: v)
    """##

  static let objectiveC = #"""
    // [NSLayoutConstraint constraintsWithVisualFormat:@"[x] [y]" options:0 metrics:nil views:views]
    /* [a constrain:@"x y" to:b] /* */
    #define FORMAT(x) [NSLayoutConstraint constraintsWithVisualFormat:@"[x] [y]" \
      options:0 metrics:nil views:views]
      #  define MORE @"\"/*" // [a constrain:@"x y" to:b] /* no comment
    #define QUOTE '"' /* a comment
      [a constrain:@"x y" to:b] */
    #pragma mark - Don't [a constrain:@"x y" to:b]
    NSLog(@"constraintsWithVisualFormat:@\"[x] [y]\"");
    char quote = '"', escaped = '\'', *text = "[a constrain:@\"x y\" to:b]";
    + (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(int)options { return nil; }
    - (void)constrain:(NSString *)text to:(UIView *)view;
    NSArray *PINS(NSString *format, NSDictionary *views);
    SEL selector = @selector(constraintsWithVisualFormat:options:metrics:views:);
    [a constrain:@"x y"];
    [a constrain:@"x y" toEdges:b];
    [a constraintsWithIdentifier:@"[x] [y]"];
    [a Upper_addCompactConstraint:@"a.b := c" metrics:nil views:nil];
    /* */ #define END [a constrain:@"x y" to:b]
    [NSLayoutConstraint constraintsWithVisualFormat:@▸"[x]✗ [y]" options:0 metrics:nil views:views];
    """#

  @Test func swiftHasNone() throws {
    let found = MarkedSource(Self.swift).found(.swift)
    #expect(found.faults == [])
    #expect(found.texts == ["[x] [y]"])
  }

  @Test func objectiveCHasNone() throws {
    let settings = try ScanSettings(
      ContiguousArray(#"{"calls": [{"name": "PINS", "text": 0, "dialect": "visual-format"}]}"#.utf8), file: "settings")
    let found = MarkedSource(Self.objectiveC).found(.objectiveC, SourceScanner(calls: settings.allCalls))
    #expect(found.faults == [])
    #expect(found.texts == ["[x] [y]"])
  }

  /// Without an import the operators are those of something else.
  @Test func operatorsNeedTheirModule() throws {
    let source = "view.addConstraint(▸a[.width] == b[.✗widht])"
    #expect(MarkedSource("import SwiftyLayout\n" + source).found(.swift).faults == [])
    #expect(MarkedSource("import UIKit\n" + source).found(.swift).texts == [])
  }

  @Test func operatorsInConditionsAreNone() throws {
    let source = """
      import FormulaStyleConstraint
      if sizes[.width] == 3, sizes[.width] == w { }
      guard x && sizes[.width] == 3 else { }
      let options = [.width] == other
      let fine = ▸a[.width] == b[.✗widht]
      """
    #expect(MarkedSource(source).found(.swift).faults == [])
  }
  /// The compiler reads them too, so that what the language has no words for is no mistake.
  @Test func operatorsMayHaveAnySwift() {
    let equations = [
      "é[.width] == b[.width]", "a[.width] == b[.width] * 0b11", "a[.width] == 0x1F",
      "a[.width] == b[.width] /* half */ * 0.5", "a[.width] == 2 * spacing + 3 * x",
      "a[.width] == (spacing + other) * 2", "a[.width] == b[.width] + (flag ? 1 : 2)",
      "a[.width] == b[.width] ~ .required", "margins[.left] + margins[.right] <= 20", "state[.button] == other[.link]",
    ]
    let wrong = "a[.width] == b[.✗widht]"
    let source = equations.map { "▸\($0),\n  " }.joined()
    let found = MarkedSource("import SwiftyLayout\nlet list = [\n  \(source)▸\(wrong)\n]").found(.swift)
    #expect(found.faults == [])
    #expect(
      found.texts == equations.map { "swifty-layout \($0) (code)" } + ["swifty-layout a[.width] == b[.widht]"])
  }

  /// What a pattern, a closure or a loop calls by the name of a property is another thing.
  @Test(arguments: [
    "let (views, sizes) = makeAll()\n  CALL", "if case .some(let views) = made { CALL }",
    "if case let .all(views, sizes) = made { CALL }", "for (key, views) in made { CALL }",
    "made.forEach { views in CALL }", "made.map { [weak self] key, views -> Int in CALL }",
    "made.map { (key: String, views: [String: UIView]) in CALL }", "switch made { case (let views, 1): CALL }",
    "switch made { case .all(let a, let views, let b): CALL }", "if case let views? = made { CALL }",
    "switch made { case let views as [String: UIView]: CALL }",
    "if case let .all(items: views, gap: _) = made { CALL }",
    "(views, sizes) = makeAll()\n  CALL", "other.views = makeAll()\n  CALL",
    "func g<T: A>(_ views: [String: T]) { CALL }",
    "switch made { case 1: let views = makeAll()\n  CALL\n  default: break }",
    "#if os(iOS)\n  let views = [\"b\": b]\n  #else\n  let views = [\"a\": a]\n  #endif\n  CALL",
    "var views = [\"a\": a]\n  for row in rows {\n  CALL\n  views[row] = b }",
    "let views = [String: UIView]() as [String: Any]\n  CALL",
  ])
  func namesOfPatternsAreNoProperties(body: String) {
    let call = #"NSLayoutConstraint.constraints(withVisualFormat: "[b]", options: [], metrics: nil, views: views)"#
    func faults(_ body: String) -> [String] {
      let body = body.replacing("CALL", with: call)
      return MarkedSource("class A {\n  let views = [\"a\": a]\n  func f() {\n  \(body)\n  }\n}").found(.swift).faults
        .filter { $0.hasPrefix("a mistake") }
    }
    #expect(faults(body) == [])
    #expect(faults("CALL") == ["a mistake at 4:54"])
  }

  /// A name may be a parameter of what is no function, a property of the same name set elsewhere, or that of another type.
  @Test(arguments: [
    "class A {\n  var views: [String: UIView] = [:]\n  init(views: [String: UIView]) { CALL } }",
    "class A {\n  var views: [String: UIView] = [:]\n  func f() { CALL } }",
    "class A {\n  let views = [\"a\": a]\n  subscript(views: [String: UIView]) -> Int { CALL } }",
    "class A {\n  func f(views: [String: UIView]) { self.views = [\"a\": a]\n  CALL } }",
    "class A: B {\n  func f() { let views: [String: UIView]\n  views = [\"a\": a] }\n  func g() { CALL } }",
    "class A {\n  func f() { views = [\"a\": a] } }\nclass C: B {\n  func g() { CALL } }",
    "func f() {\n  switch a { case 1: let views = [\"a\": a]\n  use(views)\n  default: CALL } }",
  ])
  func otherNamesAreNotFollowed(source: String) {
    let call = #"NSLayoutConstraint.constraints(withVisualFormat: "[b]", options: [], metrics: nil, views: views)"#
    let source = source.replacing("CALL", with: call)
    #expect(MarkedSource(source).found(.swift).faults.filter { $0.hasPrefix("a mistake") } == [])
  }

  /// What is plain to see is told all the same: behind a cast, as a property, in a loop over something else.
  @Test(arguments: [
    "let views = [\"a\": a] as [String: Any]\n  CALL", "for (key, value) in made { let views = [\"a\": a]\n  CALL }",
    "let views = [\"a\": a]\n  if flag { CALL }", "views = [\"a\": a]\n  CALL", "self.views = [\"a\": a]\n  CALL",
  ])
  func plainValuesAreFollowed(body: String) {
    let call = #"NSLayoutConstraint.constraints(withVisualFormat: "[✗b]", options: [], metrics: nil, views: views)"#
    let source = "class A {\n  func f() {\n  \(body.replacing("CALL", with: call))\n  }\n}"
    #expect(MarkedSource(source).found(.swift).faults.filter { $0.contains("mistake") } == [])
  }

  @Test(arguments: [
    "[pages enumerate:^(NSDictionary *views, BOOL *stop) { CALL }];", "if (big)\n  views = @{@\"a\": a};\n  CALL",
    "if (big) x = 1;\n  else views = @{@\"a\": a};\n  CALL",
    "\n#if TARGET_OS_TV\n  views = @{@\"b\": b};\n#else\n  views = @{@\"a\": a};\n#endif\n  CALL",
  ])
  func objectiveCIsNotFollowedWhereItMayBeAnother(body: String) {
    let call = #"[NSLayoutConstraint constraintsWithVisualFormat:@"[b]" options:0 metrics:nil views:views];"#
    func faults(_ body: String) -> [String] {
      let body = body.replacing("CALL", with: call)
      let source = "- (void)f {\n  NSDictionary *views = @{@\"a\": a};\n  \(body)\n}"
      return MarkedSource(source).found(.objectiveC).faults.filter { $0.hasPrefix("a mistake") }
    }
    #expect(faults(body) == [])
    #expect(faults("CALL") == ["a mistake at 3:54"])
  }
}
