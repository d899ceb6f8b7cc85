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
    // What is cast, and types that are written in other ways.
    (swiftSource("", "let a = x as! Any", views, "USE"), isAny),
    (swiftSource("", "let a = x as! UIView", views, "USE"), ""),
    (swiftSource("", "let a = x as? UIView", views, "USE"), isOptional),
    (swiftSource("", "let a = x as? UIView ?? y", views, "USE"), ""),
    (swiftSource("var a: Card.Row?", views, "USE"), isOptional),
    (swiftSource("var a: Card<Row>?", views, "USE"), isOptional),
    (swiftSource("var a: (UIView)?", views, "USE"), isOptional),
    (swiftSource("var a: UIView??", views, "USE"), isOptional),
    (swiftSource("var a: [String: [UIView]]?", views, "USE"), isOptional),
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
    // Of another type, or a type that is elsewhere, nothing is known.
    ("enum K { static let n = \"15\" }", "K.n", nil), ("enum L { static let n = 15 }", "K.n", nil), ("", "K.n", nil),
    ("enum K { static let n = 15 }\nenum L { static let n: CGFloat = 15 }", "K.n", nil),
  ]

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
