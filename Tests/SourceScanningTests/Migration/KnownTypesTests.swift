import SourceScanning
import Testing

/// What a name is declared as where it is seen tells whether it is a view.
@Suite struct KnownTypesTests {
  typealias Case = (source: String, outcome: String)

  private static let views = #"let views = ["a": a]"#
  private static let isAny = "'a' is declared as any object, which has no anchors"
  private static let isOptional = "'a' may be nil"

  private static let inSwift: [Case] = [
    // What is surely no view.
    (swiftSource("let rows: [Any] = []", "for a in rows {", views, "USE", "}"), isAny),
    (swiftSource("let rows: [UIView] = []", "for a in rows {", views, "USE", "}"), ""),
    (swiftSource("let rows: [UIView?] = []", "for a in rows {", views, "USE", "}"), isOptional),
    (swiftSource("let rows: [UIView?] = []", "rows.forEach { a in", views, "self.USE", "}"), isOptional),
    (swiftSource("let rows: [UIView] = []", "rows.forEach { a in", views, "self.USE", "}"), ""),
    // An element of a list is asked for once, where it was.
    (swiftSource("let rows: [UIView] = []", #"let views = ["a": rows[0]]"#, "USE"), "let a = rows[0]"),
    (
      swiftSource("let rows: [Any] = []", #"let views = ["a": rows[0]]"#, "USE"),
      "'rows[0]' may be another view each time it is asked for"
    ),
    (swiftSource("func factory() -> Any { x }", "let a = factory()", views, "USE"), isAny),
    (swiftSource("func factory() -> AnyObject { x }", "let a = self.factory()", views, "USE"), isAny),
    (swiftSource("func factory() -> UIView { x }", "let a = factory()", views, "USE"), ""),
    (swiftSource("", "let a = UIView() as Any", views, "USE"), isAny),
    (swiftSource("", "let a = UIView() as UIView", views, "USE"), ""),
    (swiftSource("", "let a = NSObject()", views, "USE"), isAny),
    (swiftSource("var a: NSObject!", views, "USE"), isAny),
    (swiftSource("var a: Card!\n}\nprotocol Card: AnyObject { }\nclass D: C {\n", views, "USE"), isAny),
    (swiftSource("var a: Card!\n}\nprotocol Card: UIView { }\nclass D: C {\n", views, "USE"), ""),
    // What a list, a dictionary or an object has.
    (swiftSource("", "let rows: [Any] = x", "let a = rows[0]", views, "USE"), isAny),
    (swiftSource("let rows: [Any] = []", "let a = self.rows[0]", views, "USE"), isAny),
    (swiftSource("let rows: [UIView] = []", "let a = rows[0]", views, "USE"), ""),
    (swiftSource("let rows: [UIView]! = []", "let a = rows[0]", views, "USE"), ""),
    (swiftSource("let rows: [[Any]] = []", "let a = rows[0][1]", views, "USE"), isAny),
    (swiftSource("let rows: [UIView] = []", "let a = rows.first", views, "USE"), isOptional),
    (swiftSource("let rows: [UIView] = []", "let a = rows.last!", views, "USE"), ""),
    (swiftSource("let rows: [Any] = []", "let a = rows.last!", views, "USE"), isAny),
    (swiftSource("let rows: [String: UIView] = [:]", #"let a = rows["x"]"#, views, "USE"), isOptional),
    (swiftSource("let rows: [String: UIView] = [:]", #"let a = rows["x"]!"#, views, "USE"), ""),
    (swiftSource("let rows: [String: Any] = [:]", #"let a = rows["x"]!"#, views, "USE"), isAny),
    (swiftSource("let rows: [Any] = []", "for (n, a) in rows.enumerated() {", views, "USE", "}"), isAny),
    (swiftSource("func g(rows: [Any]) {\nfor a in rows {", views, "self.USE", "}\n}"), isAny),
    (swiftSource("let card = Card()", "let a = card.a", views, "USE") + "class Card {\nvar a: Any\n}\n", isAny),
    (
      swiftSource("let card = Card()", "let a = card.a", views, "USE") + "class Card {\nvar a: UIView!\n}\n", isOptional
    ),
    (swiftSource("var card: Card?", "let a = card?.a", views, "USE") + "class Card {\nvar a: UIView\n}\n", isOptional),
    (swiftSource("var card: Card?", "let a = card!.a", views, "USE") + "class Card {\nvar a: UIView\n}\n", ""),
    (swiftSource("let card = Card()", "let a = card.a", views, "USE") + "class Card {\nstatic var a: Any\n}\n", ""),
    (
      swiftSource("let card = Card()", "let a = card.a", views, "USE")
        + "class Card: Row { }\nclass Row {\nvar a: Any\n}\n",
      isAny
    ),
    (swiftSource("let rows: [Any] = []", "let a = rows.first ?? self", views, "USE"), isAny),
    (swiftSource("let rows: [Any] = []", "for a in rows.reversed() {", views, "USE", "}"), isAny),
    (swiftSource("let rows: [UIView] = []", "for a in rows.reversed() {", views, "USE", "}"), ""),
    (swiftSource("let rows: [UIView] = []", "let a = rows.first(where: { $0.isHidden })", views, "USE"), isOptional),
    (swiftSource("let rows: [UIView] = []", "let a = rows.filter { $0.isHidden }.last", views, "USE"), isOptional),
    (swiftSource("let rows: [UIView] = []", "let a = rows.min() { $0.tag < $1.tag }", views, "USE"), isOptional),
    (swiftSource("let d: [String: Any] = [:]", "for (_, a) in d {", views, "USE", "}"), isAny),
    (swiftSource("let d: [String: UIView] = [:]", "for (_, a) in d {", views, "USE", "}"), ""),
    (swiftSource("let d: [String: Any] = [:]", "for a in d.values {", views, "USE", "}"), isAny),
    // What may be nil.
    (swiftSource("", "let a = superview?.superview", views, "USE"), isOptional),
    (swiftSource("", "let a = (superview?.superview)!", views, "USE"), ""),
    (swiftSource("", "let a = card?.make()", views, "USE"), isOptional),
    (swiftSource("", "let a = card?.rows[0]", views, "USE"), isOptional),
    (swiftSource("", "let a = isHidden ? self : nil", views, "USE"), isOptional),
    (swiftSource("", "let a = isHidden ? self : superview!", views, "USE"), ""),
    (swiftSource("", "let a = try? make()", views, "USE"), isOptional),
    (swiftSource("", "let a = try! make()", views, "USE"), ""),
    (swiftSource("", "let a = Card(3)", views, "USE") + "class Card: UIView {\ninit?(_ n: Int) { }\n}\n", isOptional),
    (swiftSource("", "let a = Card(3)", views, "USE") + "class Card: UIView {\ninit(_ n: Int) { }\n}\n", ""),
    (
      swiftSource("", "let a = card.find()", views, "USE") + "class Card {\nfunc find() -> UIView? { x }\n}\n",
      isOptional
    ),
    (swiftSource("var a: UIView?? = nil", #"let views = ["a": a!]"#, "USE"), "'a!' may be nil"),
    (swiftSource("var a: UIView?", #"let views = ["a": a!]"#, "USE"), ""),
    (swiftSource("", #"let views = ["a": self as Any]"#, "USE"), ""),
    (swiftSource("", "let a = UIView(coder: coder)", views, "USE"), isOptional),
    (swiftSource("", "let a = Card(3)", views, "USE") + "class Row {\ninit?(_ n: Int) { }\n}\n", ""),
    (swiftSource("", "let a = Card.Row(3)", views, "USE") + "class Row {\ninit?(_ n: Int) { }\n}\n", ""),
    (swiftSource("let rows: [Any] = []", "let a = (rows.first)!", views, "USE"), isAny),
    // What is unwrapped, and what has the name of what it is made of.
    (swiftSource("var x: Any?", "if isHidden, let a = x {", views, "USE", "}"), isAny),
    (swiftSource("var x: (any Card)?", "if let a = x {", views, "USE", "}"), isAny),
    (swiftSource("var x: Any?", "if let a = x {", views, "USE", "}"), isAny),
    (swiftSource("var a: AnyObject?", "guard let a = a else { return }", views, "USE"), isAny),
    (swiftSource("var rows: [Any]?", "guard let rows = rows else { return }", "let a = rows[0]", views, "USE"), isAny),
    (
      swiftSource(
        "var rows: [UIView]?", "guard let rows = rows else { return }", #"let views = ["a": rows[0]]"#, "USE"),
      "let a = rows[0]"
    ),
    (swiftSource("", "func g(a: [Any]) {", "for a in a {", views, "self.USE", "}", "}"), isAny),
    (swiftSource("", "func g(a: [UIView]) {", "for a in a {", views, "self.USE", "}", "}"), ""),
    (swiftSource("", "func g(a: UIView) {", "for a in a.subviews {", views, "self.USE", "}", "}"), ""),
    // What a function is generic over.
    (swiftSource("", "func g<T>(a: T) {", views, "self.USE", "}"), isAny),
    (swiftSource("func h<T>(b: T) { }", "func g<T: UIView>(a: T) {", views, "self.USE", "}"), ""),
    (swiftSource("", "func g<T>(a: T) where T: UIView {", views, "self.USE", "}"), ""),
    // A guide of another function.
    (swiftSource("func g() { let a = safeAreaLayoutGuide }", "for a in rows {", views, "USE", "}", text: "H:|[a]"), ""),
    (
      swiftSource("", "let a = safeAreaLayoutGuide", views, "USE", text: "H:|[a]"),
      "'a' is a layout guide, which has no superview"
    ),
    // What is cast, and types that are written in other ways.
    (swiftSource("", "let a = x as! Any", views, "USE"), isAny),
    (swiftSource("", "let a = x as! UIView", views, "USE"), ""),
    (swiftSource("", "let a = x as? UIView", views, "USE"), isOptional),
    (swiftSource("", "let a = x as? UIView ?? y", views, "USE"), ""),
    (swiftSource("var a: Card.Row?", views, "USE"), isOptional),
    (swiftSource("var a: Card<Row>?", views, "USE"), isOptional),
    (swiftSource("var a: (UIView)?", views, "USE"), isOptional),
    (swiftSource("var a: UIView?? = nil", views, "USE"), isOptional),
    (swiftSource("var a: [String: [UIView]]?", views, "USE"), isOptional),
    (swiftSource("var a: UIView & Card", #"let views = ["a": a as Any]"#, "USE"), ""),
    (swiftSource("var a: Card.Row", #"let views = ["a": a as Any]"#, "USE"), ""),
    (swiftSource("var a: (UIView) -> UIView?", views, "USE"), ""),
    (swiftSource("var a: any Card", views, "USE"), isAny),
    // Which name it is.
    (swiftSource("var a: UIView?", views, "USE"), isOptional),
    (swiftSource("var a: UIView?", "guard let a = a else { return }", views, "USE"), ""),
    (swiftSource("var a: UIView?", "guard let a else { return }", views, "USE"), ""),
    (swiftSource("var a: UIView?", "if let a = a {", views, "USE", "}"), ""),
    (swiftSource("var a: UIView?", "if let a {", views, "USE", "}"), ""),
    (swiftSource("var a: UIView?", "if let a = self.a {", views, "USE", "}"), ""),
    (swiftSource("var a: UIView?", "if let a {\ng()\n}", views, "USE"), isOptional),
    (swiftSource("var a: UIView?", "guard let a else { return }", #"let views = ["a": self.a]"#, "USE"), isOptional),
    (swiftSource("func g(a: UIView?) { }", "for a in subviews {", views, "USE", "}"), ""),
    (swiftSource("var a = UIView()\nfunc g(a: UIView?) { }", views, "USE"), ""),
    (swiftSource("var a: UIView?\n}\nclass D: UIView {\nvar a = UIView()\n", views, "USE"), ""),
    (swiftSource("let a = UIView()\n}\nclass D: UIView {\nvar a: UIView?\n", views, "USE"), isOptional),
    // What another type or another function has tells nothing.
    (
      swiftSource(
        "func g(a: UIView) { }\n}\nclass D {\nvar a = UIView()\n}\nextension C {", #"let views = ["a": a as Any]"#,
        "USE"),
      isOptional
    ),
    (swiftSource("let a = UIView()", #"let views = ["a": a as Any]"#, "USE"), ""),
    (swiftSource("", "func g(a: UIView?) {", views, "self.USE", "}"), isOptional),
    (swiftSource("", "func g(a: UIView?) {", "guard let a else { return }", views, "self.USE", "}"), ""),
    (swiftSource("", "let a = UIView()", "func g(a: UIView?) {", views, "self.USE", "}"), isOptional),
    (swiftSource("var a: UIView?", "later {", "let a = UIView()", "}", views, "USE"), isOptional),
  ]

  @Test(arguments: inSwift) func ofSwift(source: String, outcome: String) {
    #expect(migrated(source, .swift) == outcome)
  }

  /// What another source says of an object counts as well.
  @Test(arguments: [
    ("class Card {\nvar a: UIView\n}", ""), ("class Card {\nvar a: UIView?\n}", isOptional),
    ("class Card {\nvar a: UIView!\n}", isOptional), ("class Card {\nvar a: Any\n}", isAny),
    ("class Row {\nvar a: Any\n}", ""), ("class Card: Row { }\nclass Row {\nvar a: Any\n}", isAny),
  ])
  func ofOtherSources(other: String, outcome: String) {
    let source = swiftSource("let card = Card()", "let a = card.a", Self.views, "USE")
    #expect(migrated(source, .swift, beside: other) == outcome)
    let longer = swiftSource("let box = Box()", "let a = box.card.a", Self.views, "USE")
    #expect(migrated(longer + "class Box {\nlet card: Card\n}\n", .swift, beside: other) == outcome)
  }

  /// The type of a number is that of the property of the same class, not of what has its name elsewhere.
  @Test(arguments: [
    ("var gap: CGFloat = 3", "", "gap"), ("var gap = 3", "", "CGFloat(gap)"),
    ("", "class D { var gap: CGFloat = 3 }", nil), ("func g(gap: CGFloat) { }", "", nil),
    ("func g() { let gap: CGFloat = 3 }", "", nil), ("", "extension UIButton { var gap: CGFloat { 3 } }", nil),
    ("", "let gap: CGFloat = 3", "gap"), ("", "let gap: CGFloat = 3\nclass B { var gap = 4 }", "CGFloat(gap)"),
    ("", "let gap: CGFloat = 3\nextension UIView { var gap: Int { 4 } }", nil),
    ("", "let gap: CGFloat = 3\nclass D { var gap = 4 }", "gap"),
  ])
  func numbers(member: String, other: String, number: String?) {
    let head = "class C: B {\nlet a = UIView()\n\(member)\nfunc f() {\nx = "
    for (text, metrics, isText) in [("[a(gap)]", "[\"gap\": gap]", false), ("[a(\\(gap))]", "nil", true)] {
      let call =
        "NSLayoutConstraint.constraints(withVisualFormat: \"\(text)\", options: [], metrics: \(metrics), views: [\"a\": a])"
      let source = head + call + "\n}\n}\n\(other)"
      let result = SourceScanner().migration(of: ContiguousArray(source.utf8), .swift).edits.result
      // What is put into a text is a number whatever its type is.
      let number = number ?? (isText ? "CGFloat(gap)" : nil)
      let made = number.map { "[a.widthAnchor.constraint(equalToConstant: \($0))]" } ?? call
      #expect(String(decoding: result, as: UTF8.self) == source.replacing(call, with: made))
    }
  }

  /// What stands around a class comes before what stands outside of all.
  @Test func numbersOfTheTypeAround() {
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \"[a(gap)]\", options: [], metrics: [\"gap\": gap], views: [\"a\": a])"
    let source =
      "let gap: CGFloat = 9\nclass D {\nstatic let gap = 4\nclass C: UIView {\nlet a = UIView()\nfunc f() {\nx = \(call)\n}\n}\n}\n"
    let result = SourceScanner().migration(of: ContiguousArray(source.utf8), .swift).edits.result
    let made = "[a.widthAnchor.constraint(equalToConstant: CGFloat(gap))]"
    #expect(String(decoding: result, as: UTF8.self) == source.replacing(call, with: made))
  }

  private static let dictionary = "NSDictionary *views = @{@\"a\": a};"
  private static func interface(_ property: String) -> String { "@interface C ()\n@property \(property);\n@end\n" }

  private static let inObjectiveC: [Case] = [
    (objectiveCSource("NSObject *a = b;", dictionary, "USE"), isAny),
    (objectiveCSource("NSDictionary *views = @{@\"a\": _a};", "USE", top: interface("id a")), "UIView *aView = _a;"),
    (objectiveCSource("NSDictionary *views = @{@\"a\": _a};", "USE", top: interface("UIView *a")), ""),
    (
      objectiveCSource(
        "NSDictionary *views = @{@\"a\": self.rows.firstObject};", "USE", top: interface("NSArray *rows")),
      "UIView *a = self.rows.firstObject;"
    ),
    (
      objectiveCSource(
        "NSDictionary *views = @{@\"a\": self.rows.firstObject};", "USE", top: interface("NSArray<UIView *> *rows")), ""
    ),
  ]

  @Test(arguments: inObjectiveC) func ofObjectiveC(source: String, outcome: String) {
    #expect(migrated(source, .objectiveC) == outcome)
  }

  // MARK: what is taken out

  /// A text that other sources can name stays where it is, and may be another one where they can change it.
  @Test(arguments: [
    ("let", true, true), ("public let", true, true), ("var", true, false), ("private let", false, true),
    ("fileprivate let", false, true), ("private var", false, true),
    ("NSString * const", true, true), ("NSString *", true, false), ("static NSString * const", false, true),
  ])
  func constantsOfTheFile(declaration: String, isKept: Bool, isMigrated: Bool) {
    let isSwift = !declaration.contains("*")
    let constant = isSwift ? "\(declaration) row = \"H:[a(3)]\"\n" : "\(declaration) row = @\"H:[a(3)]\";\n"
    let call =
      isSwift
      ? "NSLayoutConstraint.constraints(withVisualFormat: row, options: [], metrics: nil, views: [\"a\": a])"
      : "[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:@{@\"a\": a}]"
    let anchors =
      isSwift ? "[a.widthAnchor.constraint(equalToConstant: 3)]" : "@[[a.widthAnchor constraintEqualToConstant:3]]"
    func source(_ constant: String, _ value: String) -> String {
      isSwift
        ? "\(constant)class C: UIView {\nlet a = UIView()\nfunc f() {\naddConstraints(\(value))\n}\n}\n"
        : "\(constant)@implementation C\n- (void)f {\nUIView *a = b;\n[self addConstraints:\(value)];\n}\n@end\n"
    }
    let bytes = ContiguousArray(source(constant, call).utf8)
    let migration = SourceScanner().migration(of: bytes, isSwift ? .swift : .objectiveC)
    #expect(
      String(decoding: migration.edits.result, as: UTF8.self)
        == source(isKept ? constant : "", isMigrated ? anchors : call))
  }

  private static let members: [(top: String, number: String, result: String?)] = [
    ("enum K { static let n: CGFloat = 15 }", "K.n", "K.n"), ("enum K { static let n = 15 }", "K.n", "CGFloat(K.n)"),
    ("struct K { enum L { static let n = 1.5 } }", "K.L.n", "CGFloat(K.L.n)"),
    ("extension C { static let n: CGFloat = 15 }", "Self.n", "Self.n"),
    ("let n: CGFloat = 15", "n - 25", "n - 25"), ("let n = 15", "n / 2", "CGFloat(n / 2)"),
    ("", "8 / 3", nil), ("let n = 15\nlet m: CGFloat = 3", "n + m", nil),
    ("let ns: [CGFloat] = []", "ns[0]", "ns[0]"), ("let ns: [Int] = []", "ns[0] * 2", "CGFloat(ns[0] * 2)"),
    ("let ns: [String] = []", "ns[0]", nil), ("let ns: [CGFloat?] = []", "ns[0]", nil),
    ("let ns: [String: Int] = [:]", "ns[\"a\"] ?? 8", "CGFloat(ns[\"a\"] ?? 8)"),
    ("let ns: [String: Int] = [:]", "ns[\"a\"]", nil), ("let m: CGFloat? = 3", "m! / 2", "m! / 2"),
    ("let m: CGFloat = 3", "isWide ? m : 4", "isWide ? m : 4"), ("let m = \"3\"", "isWide ? m : 4", nil),
    ("let ms: [Int64] = []", "ms.count", "CGFloat(ms.count)"), ("let m: UInt8 = 3", "m", "CGFloat(m)"),
    ("let ks: [K] = []\nclass K { let n = 3 }", "ks[0].n", "CGFloat(ks[0].n)"),
    ("class D {\nenum K { static let n: CGFloat = 15 }\n}\nenum K { static let n = 15 }", "K.n", "CGFloat(K.n)"),
    // Of another type, or a type that is elsewhere, nothing is known.
    ("enum K { static let n = \"15\" }", "K.n", nil), ("enum L { static let n = 15 }", "K.n", nil), ("", "K.n", nil),
    ("enum K { static let n = 15 }\nenum L { static let n: CGFloat = 15 }", "K.n", "CGFloat(K.n)"),
    ("enum K { static let n = 15 }\nextension K { static let n: CGFloat = 15 }", "K.n", nil),
  ]

  /// Of types with one name the one is meant that stands in the type around.
  @Test func nestedTypes() {
    func type(_ name: String, _ number: String, _ value: String) -> String {
      "class \(name): UIView {\nenum Layout {\nstatic let pad = \(number)\nstatic let row = \"H:[a(pad)]\"\n}\n"
        + "func f(a: UIView) {\nx = \(value)\n}\n}\n"
    }
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: Layout.row, options: [], metrics: [\"pad\": Layout.pad], views: [\"a\": a])"
    func made(_ number: String) -> String { "[a.widthAnchor.constraint(equalToConstant: \(number))]" }
    let source = ContiguousArray((type("A", "8", call) + type("B", "CGFloat(9)", call)).utf8)
    #expect(
      String(decoding: SourceScanner().migration(of: source, .swift).edits.result, as: UTF8.self)
        == type("A", "8", made("CGFloat(Layout.pad)")) + type("B", "CGFloat(9)", made("Layout.pad")))
  }

  /// A source in which names lead to names, or with a long sum or type, is read to its end.
  @Test func longChains() {
    let names = (1...20_000).map { "let a\($0) = a\($0 - 1)\n" }.joined()
    let chain = swiftSource("", "let a0 = UIView()", names, #"let views = ["a": a20000]"#, "USE")
    #expect(migrated(chain, .swift) == "")
    let getters = (0..<20_000).map { "var a\($0): UIView { a\($0 + 1) }\n" }.joined()
    let asked = swiftSource(getters + "let a20000 = UIView()", #"let views = ["a": a0]"#, "USE")
    #expect(migrated(asked, .swift) == "let a = a0")
    let type = String(repeating: "[", count: 100_000) + "UIView" + String(repeating: "]", count: 100_000)
    #expect(migrated(swiftSource("var a: \(type)", Self.views, "USE"), .swift) == "")
    check("let m = 3", [], "m" + String(repeating: " + 1", count: 5000), nil)
  }

  /// A getter that asks for what another one makes each time.
  @Test(arguments: [
    ("var b: UIView { make() }\nvar a: UIView { b }", "let aView = a"),
    ("var b: UIView { make() }\nvar a: UIView { return self.b }", "let aView = a"),
    ("let b = UIView()\nvar a: UIView { b }", ""), ("var b: UIView { a }\nvar a: UIView { b }", ""),
    ("lazy var b: UIView = make()\nvar a: UIView { b }", "let aView = a"),
  ])
  func getters(members: String, outcome: String) {
    #expect(migrated(swiftSource(members, Self.views, "USE"), .swift) == outcome)
  }

  /// The number that a member of a type stands for.
  @Test(arguments: members) func numbersOfTypes(top: String, number: String, result: String?) {
    check(top, [], number, result)
  }

  /// One of a type in another source, where all sources have the same.
  @Test(arguments: [
    (["enum K { static let n: CGFloat = 15 }"], "K.n"), (["enum K { static let n = 15 }"], "CGFloat(K.n)"),
    (["enum K { static let n = 15 }", "enum L { static let n = 1.5 }"], "CGFloat(K.n)"),
    (["enum K { static let n = 15 }", "enum K { static let n: CGFloat = 15 }"], nil),
    (["enum K { static let n = 15 }", "enum K { static let n = \"15\" }"], nil), (["enum K { let n = 15 }"], nil),
    (["enum L { enum K { static let n = 15 } }"], nil),
  ]) func numbersOfOtherSources(others: [String], result: String?) {
    check("", others, "K.n", result)
  }

  /// One of another type there is no number in a text.
  @Test func textsOfOtherSources() {
    var scanner = SourceScanner()
    let other = ContiguousArray("enum K { static let n = \"15\" }".utf8)
    scanner.surroundings.add(scanner.surroundings(of: other, .swift))
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \"[a(\\(K.n))]\", options: [], metrics: nil, views: [\"a\": a])"
    let source = ContiguousArray("func f(a: UIView) {\nx = \(call)\n}\n".utf8)
    #expect(scanner.migration(of: source, .swift).remaining.map { $0.reason } == ["'K.n' is no plain number"])
  }

  private func check(_ top: String, _ others: [String], _ number: String, _ result: String?) {
    var scanner = SourceScanner()
    for other in others {
      scanner.surroundings.add(scanner.surroundings(of: ContiguousArray(other.utf8), .swift))
    }
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \"[a(n)]\", options: [], metrics: [\"n\": NUMBER], views: [\"a\": a])"
    let head = "\(top)\nclass C: UIView {\nfunc f(a: UIView) {\nx = "
    let source = head + call.replacing("NUMBER", with: number) + "\n}\n}\n"
    let migration = scanner.migration(of: ContiguousArray(source.utf8), .swift)
    let made = "[a.widthAnchor.constraint(equalToConstant: \(result ?? ""))]"
    #expect(
      migration.remaining.map { $0.reason }
        == (result == nil ? ["the type of '\(number)' is not written in this file"] : []))
    #expect(
      String(decoding: migration.edits.result, as: UTF8.self) == (result == nil ? source : head + made + "\n}\n}\n"))
  }
}
