import ConstraintGrammar
import SourceScanning
import Testing

/// Calls of macros that hand a text on: they are written out, and what they stand for is migrated.
@Suite struct MacroMigrationTests {
  /// Where and why calls are left alone, and what becomes of the body of a function below some macros.
  private func migrated(_ body: String, _ macros: [String], others: [String] = []) -> [String] {
    let head = (macros + ["- (void)f {", ""]).joined(separator: "\n")
    let source = head + body + "\n}\n"
    var scanner = SourceScanner.knowing(source, .objectiveC)
    for other in others {
      let bytes = ContiguousArray(other.utf8)
      scanner.calls += scanner.calls(declaredIn: bytes, .objectiveC)
      scanner.surroundings.add(scanner.surroundings(of: bytes, .objectiveC))
    }
    let migration = scanner.migration(of: ContiguousArray(source.utf8), .objectiveC)
    let result = String(decoding: migration.edits.result, as: UTF8.self)
    let isPlain = result.hasPrefix(head) && result.hasSuffix("\n}\n")
    return migration.remaining.map { "\($0.line - macros.count - 1):\($0.column) \($0.reason)" }
      + (migration.callCount > 0 ? [isPlain ? String(result.dropFirst(head.count).dropLast(3)) : result] : [])
  }

  private static func constraints(_ format: String, _ views: String, options: String = "0") -> String {
    "[NSLayoutConstraint constraintsWithVisualFormat:\(format) options:\(options) metrics:nil views:\(views)]"
  }
  private static let pin =
    "#define PIN(HOST, VIEW, FORMAT) [HOST addConstraints:\(constraints("(FORMAT)", "NSDictionaryOfVariableBindings(VIEW)"))]"
  private static let keep =
    "#define KEEP(str, align) [kept addObjectsFromArray:\(constraints("str", "views", options: "align"))]"
  private static let width = "[a.widthAnchor constraintEqualToConstant:3]"
  private static let several =
    "'PIN' is a function of C, which is not followed, or a macro that is not the same for certain wherever it is named"

  private static let bodies: [(body: String, macros: [String], outcome: [String])] = [
    (#"PIN(self.view, a, @"[a(3)]");"#, [pin], ["[self.view addConstraints:@[\(width)]];"]),
    // What the macro says besides stays, and what it names is known where it is called.
    (
      "NSDictionary *views = @{@\"a\": a};\nKEEP(@\"[a(3)]\", 0);\nKEEP(@\"V:[a(3)]\", 0);", [keep],
      [
        "[kept addObjectsFromArray:@[\(width)]];\n[kept addObjectsFromArray:@[[a.heightAnchor constraintEqualToConstant:3]]];"
      ]
    ),
    // What a macro names that is called still stays.
    (
      "NSDictionary *views = @{@\"a\": a};\nKEEP(@\"[a(3)]\", 0);\nLOG();",
      [keep, "#define LIST views", "#define LOG() NSLog(@\"%@\", LIST)"],
      ["NSDictionary *views = @{@\"a\": a};\n[kept addObjectsFromArray:@[\(width)]];\nLOG();"]
    ),
    // What takes the address of its argument may give that a value, and what takes a block may divide it at its commas.
    (
      "NSDictionary *views = @{@\"a\": a};\nfill(views);\nKEEP(@\"[a(3)]\", 0);",
      [keep, "#define fill(list) put(&list)"],
      ["3:1 'views' is given another value before or after it"]
    ),
    (
      #"wrap(^{ PIN(self.view, a, @"[a(3)]"); });"#, [pin, "#define wrap(block) run(block)"], ["1:9 \(several)"]
    ),
    // A call of it over several lines, and one with a comment, which would be lost.
    (#"PIN(self.view,\#n    a,\#n    @"[a(3)]");"#, [pin], ["[self.view addConstraints:@[\(width)]];"]),
    (#"PIN(self.view, a, // the first\#n @"[a(3)]");"#, [pin], ["1:1 \(several)"]),
    // A line that defines it in another way, or not at all, and one that comes too late.
    (
      #"PIN(self.view, a, @"[a(3)]");"#, ["#if A", pin, "#else", "#define PIN(HOST, VIEW, FORMAT)", "#endif"],
      ["1:1 \(several)"]
    ),
    (
      #"PIN(self.view, a, @"[a(3)]");"#, ["#if A", pin, "#else", "#define PIN(HOST, VIEW, FORMAT)0", "#endif"],
      ["1:1 \(several)"]
    ),
    (#"PIN(self.view, a, @"[a(3)]");"#, ["#if A", pin, "#else", "#define PIN OTHER", "#endif"], ["1:1 \(several)"]),
    (#"PIN(self.view, a, @"[a(3)]");"#, [pin, "#undef PIN"], ["1:1 \(several)"]),
    (
      #"PIN(self.view, a, @"[a(3)]");"#, ["#if A", pin, "#else", "void PIN(id host, id view, id format);", "#endif"],
      ["1:1 \(several)"]
    ),
    // A comma in brackets would be another macro's.
    (
      #"LOG(MADE(@"[a(3)]", @{@"a": a}));"#, ["#define MADE(f, v) \(constraints("f", "v"))", "#define LOG(x) g(x)"],
      ["1:5 \(several.replacing("PIN", with: "MADE"))"]
    ),
    // What a macro in an argument stands for has another name; a number may have one.
    (#"PIN(self.view, HEADER, @"[a(3)]");"#, [pin, "#define HEADER a"], ["1:1 \(several)"]),
    // Two calls in one.
    (
      #"BOTH(@"[a(3)]", @"[a(4)]", a);"#,
      [
        "#define BOTH(f, g, v) [self addConstraints:\(constraints("f", "@{@\"a\": v}"))]; "
          + "[self addConstraints:\(constraints("g", "@{@\"a\": v}"))]"
      ],
      ["[self addConstraints:@[\(width)]]; [self addConstraints:@[[a.widthAnchor constraintEqualToConstant:4]]];"]
    ),
    // Signs stay apart.
    (
      #"WIDE(@"[a(w)]", a, -n);"#,
      [
        "#define WIDE(f, v, n) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:f options:0 "
          + "metrics:@{@\"w\": @(-n)} views:@{@\"a\": v}]]"
      ],
      ["CGFloat wNumber = - -n;\n[self addConstraints:@[[a.widthAnchor constraintEqualToConstant:wNumber]]];"]
    ),
    // A macro that another stands for, with any number of arguments.
    (
      #"HANG(@"[a(3)]", self.view, a);"#,
      [
        pin, "#define HANG(FORMAT, ...) PIN2(FORMAT, __VA_ARGS__)",
        "#define PIN2(FORMAT, HOST, VIEW) PIN(HOST, VIEW, FORMAT)",
      ],
      ["[self.view addConstraints:@[\(width)]];"]
    ),
    // The text of an argument.
    (
      #"HOLD(a, @"[a(3)]");"#,
      ["#define HOLD(VIEW, FORMAT) [self addConstraints:\(constraints("FORMAT", "@{@#VIEW: VIEW}"))]"],
      ["[self addConstraints:@[\(width)]];"]
    ),
    // A statement that a macro begins and what calls it ends.
    (
      #"NSArray *all = MADE(@"[a(3)]", @{@"a": a});"#, ["#define MADE(f, v) \(constraints("f", "v"))"],
      ["NSArray *all = @[\(width)];"]
    ),
    (
      #"ALL(@"[a(3)]", a);"#,
      ["#define ALL(f, v) do { [v addConstraints:\(constraints("f", "@{@\"a\": v}"))]; } while (0)"],
      ["do { [a addConstraints:@[\(width)]]; } while (0);"]
    ),
    // Nothing is known of words that a macro makes, or of a call that it does not fit.
    (#"PIN(self.view, a, @"[a(3)]");"#, [pin.replacing("[HOST", with: "[HOST##Host")], ["1:1 \(several)"]),
    (#"PIN(self.view, a);"#, [pin], []),
    // What is left alone is told where it stands.
    (
      "PIN(self.view, a, @\"[a(3)]\"); PIN(self.view, a,\n  @\"[a(4)]\");\n  PIN(self.view, a, @\"[a(3]\");", [pin],
      [
        "3:3 its text has a mistake",
        "[self.view addConstraints:@[\(width)]]; [self.view addConstraints:@["
          + "[a.widthAnchor constraintEqualToConstant:4]]];\n  PIN(self.view, a, @\"[a(3]\");",
      ]
    ),
  ]

  @Test(arguments: bodies) func writtenOut(body: String, macros: [String], outcome: [String]) {
    #expect(migrated(body, macros) == outcome)
  }

  /// A macro that other files define is known if they agree; that of the file itself counts before them.
  @Test func otherFiles() {
    let call = #"PIN(self.view, a, @"[a(3)]");"#
    let result = ["[self.view addConstraints:@[\(Self.width)]];"]
    let other = Self.pin.replacing("[HOST", with: "[self") + "\n"
    #expect(migrated(call, [], others: [Self.pin + "\n"]) == result)
    #expect(migrated(call, [], others: [Self.pin + "\n", "// another\n" + Self.pin + "\n"]) == result)
    #expect(migrated(call, [], others: [Self.pin + "\n", other]) == ["1:1 \(Self.several)"])
    #expect(migrated(call, [Self.pin], others: [other]) == result)
    #expect(migrated(call, ["#ifndef PIN", Self.pin, "#endif"], others: [other]) == ["1:1 \(Self.several)"])
    // A block that a macro gets may be divided at its commas.
    #expect(
      migrated("wrap(^{ \(call) });", [Self.pin], others: ["#define wrap(block) run(block)\n"])
        == ["1:9 \(Self.several)"])
    // One that stands below the call does not count before another that is known.
    let below = "- (void)f {\n\(call)\n}\n\(Self.pin)\n"
    var scanner = SourceScanner.knowing(below, .objectiveC)
    scanner.calls += scanner.calls(declaredIn: ContiguousArray(other.utf8), .objectiveC)
    #expect(
      scanner.migration(of: ContiguousArray(below.utf8), .objectiveC).remaining.map { $0.reason } == [Self.several])
    #expect(
      migrated(call, ["#ifdef A", Self.pin, "#else", other.dropLast() + "", "#endif"]) == ["1:1 \(Self.several)"])
    #expect(
      migrated(call, ["#ifdef A", Self.pin, "#else", "#define PIN(HOST, VIEW, FORMAT) 0", "#endif"]) == [
        "1:1 \(Self.several)"
      ])
  }

  /// What another file says a macro stands for counts as well.
  @Test func namesInOtherFiles() {
    let head = "- (void)f {\nUIView *a = b;\n"
    let dictionary = "NSDictionary *views = @{@\"a\": a};\n"
    func migrated(_ macro: String, _ call: String) -> String {
      let header = ContiguousArray("#define \(macro)\n".utf8)
      let source = head + dictionary + call + "\n\(Self.call)\n}\n"
      var scanner = SourceScanner()
      scanner.surroundings = scanner.surroundings(of: header, .objectiveC)
      let migration = scanner.migration(of: ContiguousArray(source.utf8), .objectiveC)
      let result = String(decoding: migration.edits.result, as: UTF8.self)
      return migration.remaining.first?.reason ?? String(result.dropFirst(head.count).dropLast(3))
    }
    let made = "[self addConstraints:@[\(Self.width)]];"
    #expect(migrated("COUNT() NSLog(@\"%lu\", views.count)", "COUNT();") == dictionary + "COUNT();\n" + made)
    #expect(migrated("COUNT() NSLog(@\"%lu\", all.count)", "COUNT();") == "COUNT();\n" + made)
    #expect(
      migrated("SET(V) a = V", "SET(self.b);")
        == "UIView *aView = a;\nSET(self.b);\n" + made.replacing("[a.", with: "[aView."))
    #expect(
      migrated("BIND(N, V) views[N] = V", "BIND(@\"a\", b);") == "'views' is given another value before or after it")
  }

  private static let call = "[self addConstraints:\(constraints("@\"[a(3)]\"", "views"))];"

  /// Macros that come to ever more are not written out.
  @Test func macrosThatDouble() {
    let doubles = (1...20).map { "#define P\($0 + 1)(V, F) P\($0)(V, F); P\($0)(V, F)" }
    let one = "#define P1(V, F) [self addConstraints:\(Self.constraints("F", "NSDictionaryOfVariableBindings(V)"))]"
    #expect(
      migrated(#"P21(a, @"[a(3)]");"#, [one] + doubles)
        == ["1:1 " + Self.several.replacing("PIN", with: "P21")])
  }

  /// What changes in a macro is told of the call of it, by where that stands.
  @Test func calledAtAPlace() {
    let source = "\(Self.pin)\n- (void)f {\n    PIN(b, a, @\"[a(3)]\"); PIN(b, a, @\"[a(4)]\");\n}\n"
    let scanner = SourceScanner.knowing(source, .objectiveC)
    let second = source.utf8.count - "PIN(b, a, @\"[a(4)]\");\n}\n".utf8.count
    let migration = scanner.migration(of: ContiguousArray(source.utf8), .objectiveC, keepsHelpers: false) {
      $0 == second
    }
    #expect(migration.edits.changes.map { $0.range } == [second..<source.utf8.count - 4])
  }
}
