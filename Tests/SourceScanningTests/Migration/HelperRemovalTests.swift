import SourceScanning
import Testing

/// Helpers that hand on to helpers, and those that go because nothing calls them any more.
@Suite struct HelperRemovalTests {
  private static let helper = """
    extension UIView {
      func fill(_ format: String, views: [UIView]) {
        var all = [String: UIView]()
        for (index, view) in views.enumerated() { all["v\\(index)"] = view }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: all))
      }
    }
    """

  private func migration(of source: String, _ language: SourceLanguage = .swift, keepsHelpers: Bool = false)
    -> SourceMigration
  {
    let bytes = ContiguousArray(source.utf8)
    var scanner = SourceScanner()
    while case let declared = scanner.calls(declaredIn: bytes, language), !declared.isEmpty {
      scanner.calls += declared
    }
    return scanner.migration(of: bytes, language, keepsHelpers: keepsHelpers)
  }

  private func result(_ migration: SourceMigration) -> String {
    String(decoding: migration.edits.result, as: UTF8.self)
  }

  private static let made = "addConstraints([a.widthAnchor.constraint(equalToConstant: 3)])"

  /// A function that hands all of its parameters on does what the helper does; of another is told what it does besides.
  @Test(arguments: [
    (#"func pin(_ text: String, _ views: [UIView]) { fill(text, views: views) }"#, #"pin("[v0(3)]", [a])"#, nil),
    (#"func pin(_ text: String, _ views: UIView...) { self.fill(text, views: views) }"#, #"pin("[v0(3)]", a)"#, nil),
    (
      #"func pin(_ text: String, _ views: [UIView]) { fill(text, views: views); g() }"#, #"pin("[v0(3)]", [a])"#,
      ": 'g()'"
    ),
    (
      #"func pin(_ text: String, _ views: [UIView]) { g(); fill(text, views: views) }"#, #"pin("[v0(3)]", [a])"#,
      ": 'g()'"
    ),
    (
      #"func pin(_ text: String, _ views: [UIView]) { other.fill(text, views: views) }"#, #"pin("[v0(3)]", [a])"#, ""
    ),
    (#"func pin(_ text: String, _ view: UIView) { fill(text, views: [view]) }"#, #"pin("[v0(3)]", a)"#, ""),
    (
      #"func pin(_ text: String, _ views: [UIView], x: Int) { fill(text, views: views) }"#,
      #"pin("[v0(3)]", [a], x: 1)"#,
      ""
    ),
    (
      #"override func pin(_ text: String, _ views: [UIView]) { fill(text, views: views) }"#, #"pin("[v0(3)]", [a])"#,
      ""
    ),
  ])
  func helpersOfHelpers(function: String, call: String, rest: String?) {
    let source = "class C: UIView {\n  \(function)\n  func f() {\n    \(call)\n  }\n}\n\(Self.helper)\n"
    let migration = migration(of: source)
    #expect(result(migration) == (rest == nil ? source.replacing(call, with: Self.made) : source))
    let reason = "'pin' does more than to name its views, and to make or install what the text states"
    #expect(migration.remaining.map { $0.reason } == (rest.map { [reason + $0] } ?? []))
  }

  /// What another object is told is not done by this one.
  @Test(arguments: [("self", true), ("self.other", false), ("other", false)])
  func helpersOfHelpersInObjectiveC(receiver: String, isMigrated: Bool) {
    let source = """
      @implementation C
      - (void)fill:(NSString *)text views:(NSDictionary *)views {
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:views]];
      }
      - (void)pin:(NSString *)text views:(NSDictionary *)views { [\(receiver) fill:text views:views]; }
      - (void)f { [self pin:@"[a(3)]" views:@{@"a": a}]; }
      @end
      """
    let made = "[self addConstraints:@[[a.widthAnchor constraintEqualToConstant:3]]];"
    let migration = migration(of: source, .objectiveC)
    #expect(
      result(migration)
        == (isMigrated ? source.replacing("[self pin:@\"[a(3)]\" views:@{@\"a\": a}];", with: made) : source))
    let reason = "'pin' does more than to name its views, and to make or install what the text states"
    #expect(migration.remaining.map { $0.reason } == (isMigrated ? [] : [reason]))
  }

  /// One of the same name that does something else may be meant.
  @Test func helpersOfHelpersThatMayBeOthers() {
    let source =
      "class C: UIView {\n  func pin(_ text: String, _ views: [UIView]) { fill(text, views: views) }\n"
      + "  func f() {\n    pin(\"[v0(3)]\", [a])\n  }\n}\n"
      + "class D: UIView {\n  func fill(_ format: String, views: [UIView]) { g()\n"
      + "  addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: all)) }\n}\n"
    #expect(migration(of: source + Self.helper).callCount == 0)
  }

  private static func source(_ modifier: String, _ rest: String = "") -> String {
    """
    class C: UIView {
      func f() {
        pin("[v(3)]", views: ["v": a])
      }

      /// Pins.
      @inline(never)
      \(modifier)func pin(_ format: String, views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
      }
    \(rest)}
    """
  }

  @Test(arguments: ["private ", "fileprivate "]) func privateHelpersGo(modifier: String) {
    let source = Self.source(modifier)
    let migration = migration(of: source)
    #expect(result(migration) == "class C: UIView {\n  func f() {\n    \(Self.made)\n  }\n}")
    #expect(migration.handedOnCount == 0)
    #expect(result(self.migration(of: source, keepsHelpers: true)).contains("func pin"))
    // Whatever else names it keeps it.
    for rest in [
      "  func g() { pin(text, [:]) }\n", "  var s = #selector(pin)\n", "  var s = \"\\(pin)\"\n",
      "  #if false\n  func g() { pin(text, [:]) }\n  #endif\n",
    ] {
      #expect(result(self.migration(of: Self.source(modifier, rest))).contains("func pin"), "\(rest)")
    }
  }

  @Test func whyOthersStay() {
    let source = Self.source("")
    let migration = migration(of: source)
    #expect(result(migration).contains("func pin"))
    #expect(
      migration.remainingHelpers.map { "\($0.line):\($0.column) \($0.reason)" } == [
        "8:8 nothing calls 'pin' here any more, but other files may: take it out if none does"
      ])
    #expect(self.migration(of: source, keepsHelpers: true).remainingHelpers.isEmpty)
    #expect(result(self.migration(of: Self.source("@objc private "))).contains("func pin"))
  }
}
