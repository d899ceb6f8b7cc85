import ConstraintGrammar
import SourceScanning
import Testing

/// Names of dictionaries are followed to what they stand for, and to nothing that they may not stand for.
@Suite struct FollowedNamesTests {
  /// The places of mistakes in a source in which `CALL` is a constraint that names a view `b`.
  private func mistakes(in source: String, _ language: SourceLanguage = .swift) -> [String] {
    let call =
      language == .swift
      ? #"NSLayoutConstraint.constraints(withVisualFormat: "[b]", options: [], metrics: nil, views: views)"#
      : #"[NSLayoutConstraint constraintsWithVisualFormat:@"[b]" options:0 metrics:nil views:views];"#
    return SourceScanner().strings(in: source.replacing("CALL", with: call), language).flatMap(\.diagnostics).filter {
      $0.severity == .error
    }.map { "\($0.line):\($0.column)" }
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
    "var views = [\"a\": a]\n  for row in rows {\n  CALL\n  views = row }",
    "let views = [String: UIView]() as [String: Any]\n  CALL",
    "let size = 1, views = makeAll()\n  CALL", "let size = [1, 2]\n    .first, views: [String: UIView]\n  CALL",
    "let views = [\"b\": b], size = 1\n  CALL", "let `views` = makeAll()\n  CALL",
  ])
  func namesOfPatternsAreNoProperties(body: String) {
    func source(_ body: String) -> String {
      "class A {\n  let views = [\"a\": a]\n  func f() {\n  \(body)\n  }\n}"
    }
    #expect(mistakes(in: source(body)) == [])
    #expect(mistakes(in: source("CALL")) == ["4:54"])
  }

  /// A name may be a parameter of what is no function, a property of the same name set elsewhere, or that of another type.
  @Test(arguments: [
    "class A {\n  var views: [String: UIView] = [:]\n  init(views: [String: UIView]) { CALL } }",
    "class A {\n  var views: [String: UIView] = [:]\n  func f() { CALL } }",
    "class A {\n  let views = [\"a\": a]\n  subscript(views: [String: UIView]) -> Int { CALL } }",
    "class A {\n  func f(views: [String: UIView]) { self.views = [\"a\": a]\n  CALL } }",
    "class A: B {\n  func f() { let views: [String: UIView]\n  views = [\"a\": a] }\n  func g() { CALL } }",
    "class A {\n  func f() { views = [\"a\": a] } }\nclass C: B {\n  func g() { CALL } }",
    "open class A {\n  open var views = [\"a\": a]\n  func f() { CALL } }",
    "final class A {\n  var views = [\"a\": a]\n  func f() { CALL } }",
    "struct A {\n  var views = [\"a\": a]\n  func f() { CALL } }",
    "func f() {\n  let views: NSMutableDictionary = [\"a\": a]\n  collect(views)\n  CALL }",
    "func f() {\n  switch a { case 1: let views = [\"a\": a]\n  use(views)\n  default: CALL } }",
  ])
  func otherNamesAreNotFollowed(source: String) {
    #expect(mistakes(in: source) == [])
  }

  /// What is plain to see is told all the same: behind a cast, as a property, in a loop over something else.
  @Test(arguments: [
    "let views = [\"a\": a] as [String: Any]\n  CALL", "for (key, value) in made { let views = [\"a\": a]\n  CALL }",
    "repeat { } while size < 5\n  let views = [\"a\": a]\n  if flag { }\n  CALL",
    "let views = [\"a\": a]\n  if flag { CALL }", "let size = 1, views = [\"a\": a]\n  CALL",
    "let `views` = [\"a\": a]\n  CALL",
    "let size = [\n    1,\n  ], views = [\"a\": a]\n  CALL",
    "#if os(iOS)\n  let views = [\"a\": a]\n  if flag { }\n  CALL\n  #endif", "views = [\"a\": a]\n  CALL",
    "self.views = [\"a\": a]\n  CALL",
  ])
  func plainValuesAreFollowed(body: String) {
    #expect(mistakes(in: "class A {\n  func f() {\n  \(body)\n  }\n}").count == 1)
  }

  /// What changes a variable, however it is written, and other values that it may have.
  @Test(arguments: [
    "views?[\"b\"] = b", "views![\"b\"] = b", "views?.updateValue(b, forKey: \"b\")", "add(&self.views)",
    "views |= more",
    "views.extend(more)", "((views, x), y) = make()", "self.views.extend(more)",
  ])
  func changesAreSeen(line: String) {
    #expect(mistakes(in: "class A {\n  var views = [\"a\": a]\n  func f() {\n  \(line)\n  CALL\n  }\n}") == [])
  }

  @Test(arguments: [
    "NotificationCenter.default.post(name)", "views.forEach { $0 }", "if views == other { }", "use(views[\"a\"])",
    "x = views ? 1 : 2",
  ])
  func noChanges(line: String) {
    let source =
      "class A {\n  let views = [\"b\": b]\n  func f() {\n  let views = [\"a\": a]\n  \(line)\n  CALL\n  }\n}"
    #expect(mistakes(in: source).count == 1)
  }

  /// A name that stands for a name is that of the place where it is given.
  @Test func namesOfNames() {
    let source =
      "class A {\n  func set() { let v = [\"b\": b]; views = v }\n  func f() { let v = [\"a\": a]; use(v)\n  CALL } }"
    #expect(mistakes(in: source) == [])
    #expect(mistakes(in: source.replacing("\"b\": b", with: "\"c\": c")).count == 1)
  }

  /// A value goes on in the next line where that begins with an operator; the head of a loop has closures.
  @Test(arguments: [
    "let views = [\"a\": a]\n    |+| [\"b\": b]\n  CALL", "for views in all.filter { $0 } { CALL }",
    "for views in all.filter { $0 }.map { $0 } { CALL }",
  ])
  func valuesInSeveralLines(body: String) {
    #expect(mistakes(in: "class A {\n  let views = [\"a\": a]\n  func f() {\n  \(body)\n  }\n}") == [])
  }

  /// What a condition declares is gone behind the braces that belong to it.
  @Test(arguments: [
    "if flag, let views = makeAll() { INSIDE } else { OUTSIDE }", "if let views { INSIDE }\n  OUTSIDE",
    "while let views = makeAll() { INSIDE }\n  OUTSIDE", "for (_, views) in made where flag { INSIDE }\n  OUTSIDE",
  ])
  func conditionsEndWithTheirBraces(body: String) {
    func source(_ call: String) -> String {
      "class A {\n  let views = [\"a\": a]\n  func f() {\n  \(body.replacing(call, with: "CALL"))\n  }\n}"
    }
    #expect(mistakes(in: source("INSIDE")).count == 0)
    #expect(mistakes(in: source("OUTSIDE")).count == 1)
  }

  @Test(arguments: [
    "[pages enumerate:^(NSDictionary *views, BOOL *stop) { CALL }];", "if (big)\n  views = @{@\"a\": a};\n  CALL",
    "int x = 1, *y = 0; NSDictionary *sizes = nil, *views = all;\n  CALL",
    "if (big) x = 1;\n  else views = @{@\"a\": a};\n  CALL",
    "\n#if TARGET_OS_TV\n  views = @{@\"b\": b};\n#else\n  views = @{@\"a\": a};\n#endif\n  CALL",
  ])
  func objectiveCIsNotFollowedWhereItMayBeAnother(body: String) {
    func source(_ body: String) -> String {
      "- (void)f {\n  NSDictionary *views = @{@\"a\": a};\n  \(body)\n}"
    }
    #expect(mistakes(in: source(body), .objectiveC) == [])
    #expect(mistakes(in: source("CALL"), .objectiveC) == ["3:54"])
  }
}
