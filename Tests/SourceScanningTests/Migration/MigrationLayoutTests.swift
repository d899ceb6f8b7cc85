import SourceScanning
import Testing

/// How migrated code is laid out, and what goes with it.
@Suite struct MigrationLayoutTests {
  private func migrated(_ source: String, _ language: SourceLanguage = .swift) -> String {
    let bytes = ContiguousArray(source.utf8)
    return String(decoding: SourceScanner().migration(of: bytes, language).edits.result, as: UTF8.self)
  }

  @Test func tabsAndLineEndsOfTheFile() {
    #expect(
      migrated(
        "func f() {\r\n\tv.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"|[a(3@4)]\", metrics: nil, views: "
          + "[\"a\": a]))\r\n}\r\n")
        == "func f() {\r\n\tlet constraint1 = a.widthAnchor.constraint(equalToConstant: 3)\r\n"
        + "\tconstraint1.priority = .init(rawValue: 4)\r\n\tv.addConstraints([\r\n"
        + "\t\ta.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),\r\n\t\tconstraint1\r\n\t])\r\n}\r\n")
  }

  /// A line of its own kind counts, whatever most of the file has.
  @Test(arguments: ["\t", "   "]) func indentationBesideTheOtherKind(indentation: String) {
    let call =
      #"v.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a(3)][b]", metrics: nil, views: d))"#
    let other = indentation == "\t" ? "   g()\n   g()\n   g()\n   g()\n" : "\tg()\n\tg()\n\tg()\n\tg()\n"
    let head = "func g() {\n\(other)}\nfunc f() {\n"
    let dictionary = indentation + #"let d = ["a": a, "b": b], e = 1"# + "\n"
    #expect(
      migrated(head + dictionary + indentation + call + "\n}\n")
        == head + dictionary + indentation + "v.addConstraints([\n" + indentation + indentation
        + "a.widthAnchor.constraint(equalToConstant: 3),\n" + indentation + indentation
        + "b.leadingAnchor.constraint(equalTo: a.trailingAnchor)\n" + indentation + "])\n}\n")
  }

  @Test func commaBehindTheLastElementAsInTheFile() {
    let call = #"""
      v.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a(3)][b]", metrics: nil, views: ["a": a, "b": b]))
      """#
    func array(_ comma: String) -> String {
      """
      v.addConstraints([
         a.widthAnchor.constraint(equalToConstant: 3),
         b.leadingAnchor.constraint(equalTo: a.trailingAnchor)\(comma)
      ])
      """
    }
    #expect(migrated("let x = [\n   1,\n   2,\n]\n" + call) == "let x = [\n   1,\n   2,\n]\n" + array(","))
    #expect(migrated("let x = [\n   1,\n   2\n]\n" + call) == "let x = [\n   1,\n   2\n]\n" + array(""))
  }

  /// A dictionary goes when nothing names it any more, with the blank line behind it where it begins a paragraph.
  @Test func dictionariesThatNothingNames() {
    let call =
      #"NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[a(3)]", metrics: nil, views: views))"#
    let anchors = "NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 3)])"
    func body(_ lines: String...) -> String { "func f() {\n" + lines.map { "    \($0)\n" }.joined() + "}\n" }
    let views = #"let views = ["a": a]"#
    #expect(migrated(body(views, "", call, "g()")) == body(anchors, "g()"))
    #expect(migrated(body("g()", views, "", call)) == body("g()", "", anchors))
    #expect(migrated(body(views, call, "use(views)")) == body(views, anchors, "use(views)"))
    #expect(migrated(body(views, call, #"print("\(views)")"#)) == body(views, anchors, #"print("\(views)")"#))
    #expect(migrated(body(views + " // kept", call)) == body(views + " // kept", anchors))
    #expect(migrated(body("g(); " + views, call)) == body("g(); " + views, anchors))
    let withCall = #"let views = ["a": a, "b": UIView()]"#
    #expect(migrated(body(withCall, call)) == body(withCall, anchors))
    // It is all of its declaration that goes, or nothing.
    #expect(migrated(body(views, "  as [String: Any]", call)) == body(anchors))
    for line in ["let\n" + views.dropFirst(4), "nonisolated(unsafe)\n" + views] {
      #expect(migrated(body(line, call)) == body(line, anchors))
    }
    // What a wrapper gives may be another one.
    #expect(migrated(body("@Wrapped\n" + views, call)) == body("@Wrapped\n" + views, call))
    #expect(migrated(body(views, "  , b = 1", call)) == body(views, "  , b = 1", anchors))
    // Another variable stays where it is.
    for line in [views + ", b = 1", "let b = 1, " + views.dropFirst(4)] {
      #expect(migrated(body(line, call, "use(b)")) == body(line, anchors, "use(b)"))
    }
    #expect(
      migrated(body("let b = [1],", "  " + views.dropFirst(4), call))
        == body("let b = [1],", "  " + views.dropFirst(4), anchors))
  }

  /// The word before the colon of a ternary is no label, and a macro can name what it likes.
  @Test func dictionariesThatObjectiveCNames() {
    let call = #"x = [NSLayoutConstraint constraintsWithVisualFormat:@"[a(3)]" options:0 metrics:nil views:views];"#
    for line in ["[self use:(y ? (id)views : nil)];", "LOG();", "y = x ? !views : 1;"] {
      let source =
        "#define LOG() NSLog(@\"%@\", views)\n- (void)f {\n    UIView *a = b;\n    NSDictionary *views = @{@\"a\": a};\n    \(line)\n    CALL\n}\n"
        .replacing(
          "#define LOG() NSLog(@\"%@\", views)\n", with: line == "LOG();" ? "#define LOG() NSLog(@\"%@\", views)\n" : ""
        )
      #expect(
        migrated(source.replacing("CALL", with: call), .objectiveC)
          == source.replacing("CALL", with: "x = @[[a.widthAnchor constraintEqualToConstant:3]];"))
    }
  }

  @Test func wordsInBackticks() {
    let call =
      #"v.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a(s)][in]", metrics: m, views: d))"#
    let source = #"let m = ["s": 8], d = ["a": `a`, "in": `in`]"# + "\n"
    #expect(
      migrated(source + call)
        == source + """
          v.addConstraints([
              `a`.widthAnchor.constraint(equalToConstant: 8),
              `in`.leadingAnchor.constraint(equalTo: `a`.trailingAnchor)
          ])
          """)
  }

  @Test func namesThatAreFree() {
    #expect(
      migrated(
        #"""
        - (void)f {
            int constraint7;
            [v addCompactConstraint:@"a.width = 1" metrics:nil views:@{@"a": a}];
            NSArray *all = [v addCompactConstraints:@[@"a.width = 2"] metrics:nil views:@{@"a": a}];
        }
        - (void)g { [v addConstraint:[NSLayoutConstraint compactConstraint:@"a.width = 3" metrics:nil views:@{@"a": a} self:v]]; }
        - (void)h {
            [v addCompactConstraint:@"a.width = 4" metrics:nil views:@{@"a": a}];
        }
        """#, .objectiveC) == #"""
          - (void)f {
              int constraint7;
              NSLayoutConstraint *constraint8 = [a.widthAnchor constraintEqualToConstant:1];
              constraint8.identifier = @"a.width = 1";
              [v addConstraint:constraint8];
              NSLayoutConstraint *constraint9 = [a.widthAnchor constraintEqualToConstant:2];
              constraint9.identifier = @"a.width = 2";
              NSArray *constraints10 = @[constraint9];
              [v addConstraints:constraints10];
              NSArray *all = constraints10;
          }
          - (void)g { [v addConstraint:[NSLayoutConstraint compactConstraint:@"a.width = 3" metrics:nil views:@{@"a": a} self:v]]; }
          - (void)h {
              NSLayoutConstraint *constraint8 = [a.widthAnchor constraintEqualToConstant:4];
              constraint8.identifier = @"a.width = 4";
              [v addConstraint:constraint8];
          }
          """#)
  }

  /// The system's distance from a superview depends on the platform, which the names in the file tell.
  @Test func platforms() {
    func source(_ name: String, _ argument: String) -> String {
      "import \(name)\nlet made = \(argument)\n"
    }
    let call = #"NSLayoutConstraint.constraints(withVisualFormat: "|-[a]", metrics: nil, views: ["a": a])"#
    #expect(
      migrated(source("UIKit", call))
        == source("UIKit", "[a.leadingAnchor.constraint(equalTo: a.superview!.layoutMarginsGuide.leadingAnchor)]"))
    #expect(
      migrated(source("AppKit", call))
        == source("AppKit", "[a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: 20)]"))
    #expect(migrated(source("Foundation", call)) == source("Foundation", call))
  }
}
