import ConstraintGrammar
import SourceScanning
import Testing

/// Which names a call of an app's function gives: those of its caller, those of the function, or such that are not known.
@Suite struct HandedNamesTests {
  /// The mistakes in a source, with the functions that it declares, or why a text is not checked.
  private func found(_ source: String, _ language: SourceLanguage) -> [String] {
    findings(source, language, .knowing(source, language)).filter { !$0.hasSuffix(" ok") }
  }

  private static let visualFormat = "visual-format"

  private static func swift(_ parameters: String, _ body: String, metrics: String = "metrics", views: String = "views")
    -> String
  {
    """
    extension UIView {
      func pin(\(parameters)) {
        \(body)
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: \(metrics), views: \(views)))
      }
    }

    """
  }

  private static func objectiveC(
    _ parameters: String, _ body: String, metrics: String = "metrics", views: String = "views"
  ) -> String {
    """
    @implementation UIView (Pin)
    - (void)pin:(NSString *)format \(parameters) {
      \(body)
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:\(metrics) views:\(views)]];
    }
    @end

    """
  }

  // MARK: numbers

  /// What a function gives as numbers itself: written out, so that another is a mistake, or not.
  @Test(arguments: [
    (swift("format: String, views: [String: UIView]", "", metrics: #"["pad": 8]"#), true),
    (swift("format: String, views: [String: UIView]", "let metrics = [\"pad\": 8]"), true),
    (swift("format: String, metrics: [String: Any] = [\"pad\": 8], views: [String: UIView]", ""), true),
    (swift("format: String, views: [String: UIView]", "", metrics: "Theme.metrics"), false),
    (swift("format: String, views: [String: UIView]", "var metrics = [\"pad\": 8]; metrics[\"gap\"] = 9"), true),
    (swift("format: String, views: [String: UIView]", "var metrics = [\"pad\": 8]; metrics[gap] = 9"), false),
    (
      swift(
        "format: String, metrics: [String: Any] = [:], views: [String: UIView]",
        "var metrics = metrics; metrics[\"pad\"] = 8"), false
    ),
    (
      swift(
        "format: String, metrics: [String: Any] = [:], views: [String: UIView]", "",
        metrics: #"metrics.merging(["pad": 8]) { $1 }"#), false
    ),
  ])
  func ownNumbers(function: String, areKnown: Bool) {
    func call(_ number: String) -> String { "box.pin(format: \"H:|-\(number)-[a]\", views: [\"a\": a])" }
    #expect(found(function + call("pad"), .swift) == [])
    // What is not known is told of where a text names it.
    for (number, isUnknown) in [("pad", !areKnown), ("8", false)] {
      let source = function + call(number)
      #expect(SourceScanner.knowing(source, .swift).strings(in: source, .swift).map(\.hasUnknownNames) == [isUnknown])
    }
    let line = function.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(
      found(function + call("top"), .swift)
        == (areKnown
          ? [
            "\(line):17 visual-format 'H:|-top-[a]' \(line):22 there is no number called 'top'"
          ] : []))
  }

  @Test(arguments: [
    (objectiveC("views:(NSDictionary *)views", "", metrics: "@{@\"pad\": @8}"), true),
    (objectiveC("views:(NSDictionary *)views", "NSDictionary *metrics = @{@\"pad\": @8};"), true),
    (objectiveC("views:(NSDictionary *)views", "", metrics: "[Theme metrics]"), false),
    (
      objectiveC(
        "views:(NSDictionary *)views",
        "NSMutableDictionary *m = [NSMutableDictionary new]; [m addEntriesFromDictionary:all];", metrics: "m"), false
    ),
  ])
  func ownNumbersInObjectiveC(function: String, areKnown: Bool) {
    func call(_ number: String) -> String {
      "void f() { [box pin:@\"H:|-\(number)-[a]\" views:@{@\"a\": a}]; }"
    }
    #expect(found(function + call("pad"), .objectiveC) == [])
    #expect(found(function + call("top"), .objectiveC).count == (areKnown ? 1 : 0))
  }

  /// The caller's own numbers count where they are handed on as they are, and not where something is added.
  @Test(arguments: [
    ("", true), ("metrics = metrics ?: @{@\"pad\": @8};", false),
    ("[metrics addEntriesFromDictionary:@{@\"pad\": @8}];", false),
  ])
  func numbersOfTheCaller(body: String, areKnown: Bool) {
    let function = Self.objectiveC("metrics:(NSMutableDictionary *)metrics views:(NSDictionary *)views", body)
    let call = "void f() { [box pin:@\"H:|-pad-[a]\" metrics:@{@\"top\": @8} views:@{@\"a\": a}]; }"
    #expect(found(function + call, .objectiveC).count == (areKnown ? 1 : 0))
  }

  // MARK: views

  /// A function that adds to the views that it is given.
  @Test func viewsThatAreAdded() {
    let parameters = "format: String, views: [String: UIView]"
    let call = #"box.pin(format: "H:|[me][a]|", views: ["a": a])"#
    #expect(
      found(Self.swift(parameters, "var views = views; views[\"me\"] = self", metrics: "nil") + call, .swift) == [])
    #expect(found(Self.swift(parameters, "", metrics: "nil") + call, .swift).count == 1)
    let message = "void f() { [box pin:@\"H:|[me][a]|\" views:@{@\"a\": a}]; }"
    let (first, second) = ("", "views = [self allViews:views];")
    func function(_ body: String) -> String { Self.objectiveC("views:(NSDictionary *)views", body, metrics: "nil") }
    #expect(found(function(first) + message, .objectiveC).count == 1)
    #expect(found(function(second) + message, .objectiveC) == [])
    // A macro may give a parameter another value.
    for (body, count) in [("list = other", 0), ("use(list)", 1)] {
      let macro = "#define fill(list) \(body)\n"
      #expect(found(macro + function("fill(views);") + message, .objectiveC).count == count)
    }
  }

  /// Views that a function hands on by their position need not be given by theirs.
  @Test func viewsThatAreHandedOnByPosition() {
    let function = """
      func card(_ format: String, title: UIView, icon: UIView) {
        addConstraintsWithFormat(format, views: title, icon)
      }

      """
    let call = #"class C { let a = UIView(); func f() { card("H:|[v0][v1]|", title: a, icon: b) } }"#
    #expect(found(function + call, .swift) == [])
  }

  /// What has no label is told by its place, where that is certain.
  @Test(arguments: [
    ("_ format: String, _ metrics: [String: Any], views: [String: UIView]", "[a(w)]", true),
    ("_ format: String, _ metrics: [String: Any], views: [String: UIView]", "[a(x)]", false),
    ("_ format: String, _ metrics: [String: Any] = [\"w\": 3], _ more: Int, views: [String: UIView]", "[a(w)]", false),
  ])
  func numbersWithoutALabel(parameters: String, text: String, isMistaken: Bool) {
    let call = "box.pin(\"\(text)\", [\"x\": 3], views: [\"a\": a])"
    #expect(found(Self.swift(parameters, "") + call, .swift).isEmpty == !isMistaken)
  }

  // MARK: indexed views and numbers

  private static let loop = """
    var d = [String: UIView]()
    for (index, view) in views.enumerated() {
      let k = "v\\(index)"
      d[k] = view
    }
    """

  /// Views by position beside numbers: both are known, in either order.
  @Test(arguments: [
    ("_ format: String, views: UIView..., metrics: [String: Any]? = nil", "views: a, b, metrics: [\"gap\": 8]"),
    ("_ format: String, metrics: [String: Any]? = nil, views: UIView...", "metrics: [\"gap\": 8], views: a, b"),
    ("_ format: String, metrics: [String: Any] = [:], views: [UIView]", "metrics: [\"gap\": 8], views: [a, b]"),
    ("_ format: String, views: [UIView], metrics: [String: Any]", "views: [a, b], metrics: [\"gap\": 8]"),
  ])
  func numbersBesideIndexedViews(parameters: String, arguments: String) {
    let function = Self.swift(parameters, Self.loop, views: "d")
    func source(_ text: String) -> String {
      function + "func f(a: UIView, b: UIView) {\n  box.pin(\"\(text)\", \(arguments))\n}\n"
    }
    #expect(found(source("V:[v0]-gap-[v1]"), .swift) == [])
    let line = function.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    for (text, mistakes) in [
      ("V:[v0]-top-[v1]", ["19 there is no number called 'top'"]),
      ("V:[v0]-gap-[v2]", ["24 there is no view called 'v2'"]),
      // One constraint names all of these.
      (
        "V:[v3]-top-[v2]",
        [
          "15 there is no view called 'v3'", "19 there is no number called 'top'", "24 there is no view called 'v2'",
        ]
      ),
    ] {
      let told = mistakes.map { "\(line):\($0)" }.joined(separator: "; ")
      #expect(found(source(text), .swift) == ["\(line):11 visual-format '\(text)' \(told)"])
    }
    let bytes = ContiguousArray(source("V:[v0]-gap-[v1]").utf8)
    let migration = SourceScanner.knowing(source("V:[v0]-gap-[v1]"), .swift).migration(of: bytes, .swift)
    #expect(migration.remaining == [])
    let result = String(decoding: migration.edits.result, as: UTF8.self)
    #expect(
      result.hasSuffix("box.addConstraints([b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)])\n}\n"))
  }

  /// A function that does more is known by its name, and gives numbers of its own.
  @Test func numbersOfAFunctionThatIsKnownByItsName() {
    let function = Self.swift(
      "_ format: String, views: UIView...", "addSubview(self)\n" + Self.loop, metrics: #"["pad": 8]"#, views: "d"
    ).replacing("func pin", with: "func addConstraintsWithFormat")
    func source(_ text: String) -> String {
      function + "box.addConstraintsWithFormat(\"\(text)\", views: a, b)"
    }
    #expect(found(source("H:|-pad-[v0][v1]"), .swift) == [])
    #expect(found(source("H:|-pad-[v0][v2]"), .swift).count == 1)
    #expect(found(source("H:|-pod-[v0][v1]"), .swift).count == 1)
  }

  @Test(arguments: [
    ("views:(NSArray *)views metrics:(NSDictionary *)metrics", "views:@[a, b] metrics:@{@\"gap\": @8}"),
    ("metrics:(NSDictionary *)metrics views:(NSArray *)views", "metrics:@{@\"gap\": @8} views:@[a, b]"),
  ])
  func numbersBesideIndexedViewsInObjectiveC(parameters: String, arguments: String) {
    let function = Self.objectiveC(
      parameters,
      """
      NSMutableDictionary *d = [NSMutableDictionary new];
        for (int i = 0; i < views.count; i++) {
          d[[NSString stringWithFormat:@"v%d", i]] = views[i];
        }
      """, views: "d")
    func source(_ text: String) -> String {
      function + "- (void)f {\n  UIView *a, *b;\n  [box pin:@\"\(text)\" \(arguments)];\n}\n"
    }
    #expect(found(source("V:[v0]-gap-[v1]"), .objectiveC) == [])
    #expect(found(source("V:[v0]-top-[v1]"), .objectiveC).count == 1)
    let bytes = ContiguousArray(source("V:[v0]-gap-[v1]").utf8)
    let migration = SourceScanner.knowing(source("V:[v0]-gap-[v1]"), .objectiveC).migration(of: bytes, .objectiveC)
    #expect(migration.remaining == [])
    let result = String(decoding: migration.edits.result, as: UTF8.self)
    #expect(
      result.hasSuffix(
        "  [box addConstraints:@[[b.topAnchor constraintEqualToAnchor:a.bottomAnchor constant:8]]];\n}\n"))
  }

  // MARK: other functions of the name

  /// A function of the app that has the name of the frameworks', and reads its text in its own way.
  @Test(arguments: [
    (
      "func constraints(withVisualFormat f: String, views: [String: UIView]) { read(strip(f), views) }",
      #"constraints(withVisualFormat: "H:| - [a] - |", views: ["a": a])"#, "not checked: call"
    ),
    ("", #"constraints(withVisualFormat: "H:| - [a] - |", views: ["a": a])"#, nil),
    ("", #"MyParser.constraints(withVisualFormat: "H:| - [a] - |", views: ["a": a])"#, "not checked: call"),
    (
      "class Made: NSLayoutConstraint {}",
      #"Made.constraints(withVisualFormat: "H:| - [a] - |", metrics: nil, views: ["a": a])"#, nil
    ),
    // The frameworks' own is still that where it is named.
    (
      "func constraints(withVisualFormat f: String, metrics: Any?, views: [String: UIView]) { read(strip(f), views) }",
      #"NSLayoutConstraint.constraints(withVisualFormat: "H:| - [a] - |", metrics: nil, views: ["a": a])"#, nil
    ),
    // One that hands its text on to another function is found once that is known.
    (
      "func pin(withVisualFormat f: String, views: Any) { hang(f, views) }; func hang(_ f: String, _ views: Any) { print(f); use(NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: views)) }",
      #"pin(withVisualFormat: "H:| - [a] - |", views: ["a": a])"#, nil
    ),
    // One that hands its text on is like that of the frameworks, and gives numbers of its own.
    (
      "func constraints(withVisualFormat f: String, views: [String: UIView]) { use(NSLayoutConstraint.constraints(withVisualFormat: f, metrics: [\"pad\": 8], views: views)) }",
      #"constraints(withVisualFormat: "H:|-pad-[a]|", views: ["a": a])"#, "ok"
    ),
  ])
  func namesakes(function: String, call: String, outcome: String?) {
    let source = function + "\n" + call
    let found = findings(source, .swift, .knowing(source, .swift))
    let parts = call.split(separator: "\"")
    let place = "2:\(parts[0].count + 1) visual-format '\(parts[1])' "
    #expect(found.count == 1 && found[0].hasPrefix(place + (outcome ?? "2:\(parts[0].count + 5) ")), "\(found)")
  }

  @Test(arguments: [
    ("", "ExtVFL", false), ("", "NSLayoutConstraint", true),
    ("@interface ExtVFL : NSLayoutConstraint\n@end", "ExtVFL", true),
    ("- (id)constraintsWithVisualFormat:(NSString *)f views:(id)v { return [self read:f views:v]; }", "self", false),
    ("- (id)constraintsWithVisualFormat:(NSString *)f all:(id)v { return [self read:f views:v]; }", "self", true),
  ])
  func namesakesInObjectiveC(function: String, receiver: String, isChecked: Bool) {
    let source =
      "\(function)\n- (void)f { [\(receiver) constraintsWithVisualFormat:@\"H:|[a(50%)]|\" views:@{@\"a\": a}]; }"
    let found = findings(source, .objectiveC, .knowing(source, .objectiveC))
    #expect(found.count == 1)
    #expect(found[0].hasSuffix("not checked: call") == !isChecked)
  }

  // MARK: branches of the preprocessor

  /// Of several literals the preprocessor leaves one, or it is not followed what it leaves.
  @Test(arguments: [
    (["#if TARGET_OS_TV", "@\"H:|-9-[a]|\"", "#else", "@\"H:|-8-[a\"", "#endif"], ["H:|-9-[a]|", "H:|-8-[a"]),
    (["#if A", "@\"H:|\"", "@\"[a]\"", "# elif B", "@\"V:[a]\"", "#endif"], ["H:|[a]", "V:[a]"]),
    (["@\"H:|\"", "#if A", "@\"-9\"", "#endif", "@\"-[a]|\""], [""]),
    (["[NSString stringWithFormat:@\"H:|\"", "#if A", "@\"-9\"", "#endif", "@\"-[%@]|\", a]"], [""]),
  ])
  func branchesOfThePreprocessor(lines: [String], texts: [String]) {
    let source =
      (["- (void)f {", "x = [NSLayoutConstraint constraintsWithVisualFormat:"] + lines + [
        "options:0 metrics:nil views:@{@\"a\": a}];", "}",
      ]).joined(separator: "\n")
    let strings = SourceScanner().strings(in: source, .objectiveC)
    #expect(strings.map { $0.text } == texts)
    #expect(strings.map { !$0.diagnostics.isEmpty } == texts.map { $0 == "H:|-8-[a" })
    let migration = SourceScanner().migration(of: ContiguousArray(source.utf8), .objectiveC)
    #expect(migration.callCount == 0 && migration.remaining.count == 1)
  }
}
