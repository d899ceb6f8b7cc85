import ConstraintGrammar
import SourceScanning
import Testing

/// Functions that apps copy from each other, and the calls of them.
@Suite struct CopiedHelperTests {
  /// Why no call is migrated, or what becomes of one, with another file that has the functions.
  private func migrated(
    _ call: String, _ function: String, _ language: SourceLanguage, calls: [KnownCall] = KnownCall.builtIn
  ) -> [String] {
    let isSwift = language == .swift
    let (header, footer) = isSwift ? ("func f() {\n", "\n}\n") : ("- (void)f {\n", "\n}\n")
    let source = ContiguousArray((header + call + footer).utf8)
    var scanner = SourceScanner(calls: calls)
    while case let declared = scanner.calls(declaredIn: ContiguousArray(function.utf8), language), !declared.isEmpty {
      scanner.calls += declared
    }
    let migration = scanner.migration(of: source, language)
    let result = String(decoding: migration.edits.result, as: UTF8.self).dropFirst(header.utf8.count)
    return migration.remaining.map { $0.reason }
      + (migration.callCount > 0 ? [String(result.dropLast(footer.utf8.count))] : [])
  }

  private static let dictionary = "var viewsDictionary = [String: UIView]()"
  private static let loop = "for (index, view) in views.enumerated() {"
  private static let mask = "view.translatesAutoresizingMaskIntoConstraints = false"
  private static let entry = #"viewsDictionary["v\(index)"] = view"#
  private static let constraints =
    "NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: viewsDictionary)"
  private static let installation = "addConstraints(\(constraints))"

  private static func swift(_ lines: String...) -> String {
    swift(parameters: "_ format: String, views: UIView...", lines)
  }

  private static func swift(parameters: String, _ lines: [String]) -> String {
    "extension UIView {\n  func addConstraintsWithFormat(\(parameters)) {\n    "
      + lines.joined(separator: "\n    ") + "\n  }\n}\n"
  }

  /// The bodies that free the views of their masks and add the constraints to the receiver.
  private static let bodies: [String] = [
    swift(dictionary, loop, mask, entry, "}", installation),
    swift(dictionary, loop, entry, mask, "}", "self.\(installation);"),
    swift(
      "var all: [String: UIView] = [:]", "for(i,v) in views.enumerated(){",
      #"let key:String = "v\(i)""#, "v.translatesAutoresizingMaskIntoConstraints = false", "all[key] = v", "}",
      "let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: all)",
      "addConstraints(made)"),
    swift(
      "var all: Dictionary<String, Any> = [:]",
      "views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "views.enumerated().forEach { (i, v) in", #"all["v\(i)"] = v"#, "}",
      "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: NSLayoutFormatOptions(), "
        + "metrics: nil, views: all as [String: Any]))"),
    swift(
      "var all:[String:UIView] = [String:UIView]()", "views.enumerated().forEach({ i, v in",
      #"all.updateValue(v, forKey: "v\(i)")"#, "v.translatesAutoresizingMaskIntoConstraints = false", "})",
      "let made: [NSLayoutConstraint] = NSLayoutConstraint.constraints(withVisualFormat: format, options: .init(), "
        + "metrics: nil, views: all)",
      "self.addConstraints(made)"),
    swift(
      dictionary, "views.enumerated().forEach {", "$1.translatesAutoresizingMaskIntoConstraints = false",
      #"viewsDictionary["v\($0)"] = $1"#, "}", installation),
    swift(
      dictionary, "for view in views.enumerated() {", #"let key = "v\(view.offset)""#,
      "viewsDictionary[key] = view.element", "view.element.translatesAutoresizingMaskIntoConstraints = false", "}",
      installation),
    swift(
      dictionary, "for i in 0..<views.count {", "let view = views[i]", mask, #"viewsDictionary["v\(i)"] = view"#, "}",
      installation),
    swift(
      dictionary, "for i in views.indices {", "views[i].translatesAutoresizingMaskIntoConstraints = false",
      #"viewsDictionary["v\(i)"] = views[i]"#, "}", installation),
    swift(dictionary, "var index = 0", "for view in views {", mask, entry, "index += 1", "}", installation),
    swift(
      parameters: "_ format: String, views: [UIView]",
      [dictionary, loop, entry, "}", "for view in views { \(mask) }", installation]),
  ]

  private static let migratedSwift = """
    a.translatesAutoresizingMaskIntoConstraints = false
    self.b.translatesAutoresizingMaskIntoConstraints = false
    box.addConstraints([self.b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3)])
    """

  @Test(arguments: bodies) func isMigrated(function: String) {
    let views = function.contains("[UIView])") ? "[a, self.b]" : "a, self.b"
    #expect(
      migrated(#"box.addConstraintsWithFormat("[v0]-3-[v1]", views: \#(views))"#, function, .swift)
        == [Self.migratedSwift])
    // Of a built-in entry for the label alone, and of one for another label, that is true as well.
    let labelled = function.replacing("_ format: String", with: "format: String")
    #expect(
      migrated(#"box.addConstraintsWithFormat(format: "[v0]-3-[v1]", views: \#(views))"#, labelled, .swift)
        == [Self.migratedSwift])
    let renamed = function.replacing("_ format: String", with: "withVisualFormat format: String")
      .replacing("func addConstraintsWithFormat", with: "func addConstraints")
    #expect(
      migrated(#"box.addConstraints(withVisualFormat: "[v0]-3-[v1]", views: \#(views))"#, renamed, .swift)
        == [Self.migratedSwift])
  }

  /// What the settings of an app say of its function does not hide the function either.
  @Test func settingsSayWhatIsReadOnly() throws {
    let text = #"{"calls": [{"name": "pin", "text": 0, "dialect": "visual-format", "views": 1}]}"#
    let settings = try ScanSettings(ContiguousArray(text.utf8), file: "settings")
    let function = Self.bodies[0].replacing("addConstraintsWithFormat", with: "pin")
    #expect(
      migrated(#"box.pin("[v0]-3-[v1]", views: a, self.b)"#, function, .swift, calls: settings.allCalls)
        == [Self.migratedSwift])
  }

  private static let objectiveCDictionary = "NSMutableDictionary *viewsDictionary = [[NSMutableDictionary alloc] init];"
  private static let objectiveCMask = "view.translatesAutoresizingMaskIntoConstraints = NO;"
  private static let objectiveCKey = #"NSString *key = [NSString stringWithFormat:@"v%d", i];"#
  private static let objectiveCCall =
    "[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:viewsDictionary]"
  private static let objectiveCInstallation = "[self addConstraints:\(objectiveCCall)];"

  private static func objectiveC(_ views: String, _ lines: String...) -> String {
    "@implementation UIView (Format)\n- (void)addConstraintsWithFormat:(NSString *)format views:\(views) {\n    "
      + lines.joined(separator: "\n    ") + "\n}\n@end\n"
  }

  private static let objectiveCBodies: [String] = [
    objectiveC(
      "(NSArray *)views", objectiveCDictionary, "for (int i = 0; i < views.count; i++) {", "UIView *view = views[i];",
      objectiveCKey, objectiveCMask, "viewsDictionary[key] = view;", "}", objectiveCInstallation),
    objectiveC(
      "(NSArray<UIView *> *)views", "NSMutableDictionary<NSString *, UIView *> *all;",
      "all = [NSMutableDictionary dictionary];",
      "[views enumerateObjectsUsingBlock:^(UIView * _Nonnull view, NSUInteger idx, BOOL * _Nonnull stop) {",
      "view.translatesAutoresizingMaskIntoConstraints = false;",
      #"all[[NSString stringWithFormat:@"v%lu", (unsigned long)idx]] = view;"#, "}];",
      "NSArray *made = [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:all];",
      "[self addConstraints:made];"),
    objectiveC(
      "(NSArray<__kindof UIView *> *)views",
      "NSMutableDictionary *all = [NSMutableDictionary dictionaryWithCapacity:views.count];",
      "[views enumerateObjectsUsingBlock:^(id obj, NSUInteger i, BOOL *stop) {", "UIView *view = (UIView *)obj;",
      "[view setTranslatesAutoresizingMaskIntoConstraints:NO];",
      #"[all setObject:obj forKey:[NSString stringWithFormat:@"v%ld", (long)i]];"#, "}];",
      objectiveCInstallation.replacing("viewsDictionary", with: "all")),
    objectiveC(
      "(NSArray *)views", objectiveCDictionary, "NSInteger i = 0;", "for (UIView *view in views) {", objectiveCKey,
      objectiveCMask, "[viewsDictionary setObject:view forKey:key];", "i++;", "}", objectiveCInstallation),
    objectiveC(
      "(UIView *)views, ...", objectiveCDictionary, "va_list list;", "va_start(list, views);", "int i = 0;",
      "for (UIView *view = views; view != nil; view = va_arg(list, UIView *)) {", objectiveCMask, objectiveCKey,
      "viewsDictionary[key] = view;", "i++;", "}", "va_end(list);", objectiveCInstallation),
  ]

  @Test(arguments: objectiveCBodies) func isMigratedInObjectiveC(function: String) {
    let views = function.contains(", ...") ? "a, self.b, nil" : "@[a, self.b]"
    #expect(
      migrated(#"[box addConstraintsWithFormat:@"[v0]-3-[v1]" views:\#(views)];"#, function, .objectiveC) == [
        """
        a.translatesAutoresizingMaskIntoConstraints = NO;
        self.b.translatesAutoresizingMaskIntoConstraints = NO;
        [box addConstraints:@[[self.b.leadingAnchor constraintEqualToAnchor:a.trailingAnchor constant:3]]];
        """
      ])
  }

  @Test func activatesInObjectiveC() {
    let function = Self.objectiveCBodies[0].replacing(
      "[self addConstraints:", with: "[NSLayoutConstraint activateConstraints:"
    )
    .replacing(Self.objectiveCMask, with: "")
    #expect(
      migrated(#"[box.view addConstraintsWithFormat:@"[v0(3)]" views:@[a]];"#, function, .objectiveC)
        == ["[NSLayoutConstraint activateConstraints:@[[a.widthAnchor constraintEqualToConstant:3]]];"])
  }

  private static let reason =
    "'addConstraintsWithFormat' does more than to name its views, and to make or install what the text states"

  /// What does anything else, and what that is.
  private static let others: [(function: String, rest: String?)] = [
    (swift("print(format)", dictionary, loop, entry, "}", installation), "print(format)"),
    (swift(dictionary, loop, "insertSubview(view, at: 0)", entry, "}", installation), "insertSubview(view, at: 0)"),
    (
      swift(dictionary, loop, #"viewsDictionary["w\(index)"] = view"#, "}", installation),
      "viewsDictionary[\"w\\(index)\"] = view"
    ),
    (
      swift(dictionary, loop, #"viewsDictionary["v\(index + 1)"] = view"#, "}", installation),
      "viewsDictionary[\"v\\(index + 1)\"] = view"
    ),
    (swift(dictionary, loop, "}", installation), nil),
    (swift(dictionary, loop, entry, "}", installation, "layoutIfNeeded()"), "layoutIfNeeded()"),
    (
      swift(dictionary, loop, entry, "}", installation.replacing("options: []", with: "options: .alignAllTop")),
      installation.replacing("options: []", with: "options: .alignAllTop")
    ),
    (
      swift(dictionary, loop, entry, "}", installation.replacing("metrics: nil", with: "metrics: Self.metrics")),
      installation.replacing("metrics: nil", with: "metrics: Self.metrics")
    ),
    (
      swift(dictionary, "var index = 1", "for view in views {", entry, "index += 1", "}", installation), "var index = 1"
    ),
    (swift(dictionary, "var index = 0", "for view in views {", entry, "}", installation), nil),
    (swift(dictionary, loop, #"let key = key"#, "viewsDictionary[key] = view", "}", installation), "let key = key"),
    (swift(dictionary, "for view in views {", mask, "}", installation), installation),
  ]

  @Test(arguments: others) func isLeftAlone(function: String, rest: String?) {
    let reason = Self.reason + (rest.map { ": '\($0)'" } ?? "")
    #expect(migrated(#"box.addConstraintsWithFormat("[v0]", views: a)"#, function, .swift) == [reason])
  }

  /// Of two functions of a name it is not known which is called, where both take the labels.
  @Test func severalFunctionsOfAName() {
    let call = #"box.addConstraintsWithFormat("[v0(3)]", views: a)"#
    let other = Self.swift(Self.dictionary, Self.loop, Self.entry, "}", Self.installation, "print(format)")
    #expect(migrated(call, Self.bodies[0] + other, .swift) == [Self.reason + ": 'print(format)'"])
    #expect(migrated(call, other + Self.bodies[0], .swift) == [Self.reason + ": 'print(format)'"])
    let labelled = other.replacing("_ format: String", with: "_ format: String, options: Int")
    #expect(
      migrated(call, labelled + Self.bodies[0], .swift) == [
        """
        a.translatesAutoresizingMaskIntoConstraints = false
        box.addConstraints([a.widthAnchor.constraint(equalToConstant: 3)])
        """
      ])
  }

  @Test func functionsThatAreNotAmongTheSources() {
    #expect(
      migrated(#"box.addConstraintsWithFormat(format: "[v0]", views: a)"#, "", .swift)
        == ["what 'addConstraintsWithFormat' does is not known: scan the source that declares it as well"])
  }

  @Test func listsThatAreNotWrittenOut() {
    let function = Self.bodies[0].replacing("UIView...", with: "[UIView]")
    #expect(
      migrated(#"box.addConstraintsWithFormat("[v0]", views: list)"#, function, .swift)
        == ["its views are a list that is not written out at the call"])
  }

  /// What the call is made on does not stand in the code where constraints are activated.
  @Test func receiversThatWouldNotBeAskedFor() {
    let function = Self.swift(
      Self.dictionary, Self.loop, Self.entry, "}", "NSLayoutConstraint.activate(\(Self.constraints))")
    let use = #".addConstraintsWithFormat("[v0(3)]", views: a)"#
    #expect(
      migrated("box.inner" + use, function, .swift)
        == ["NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 3)])"])
    for receiver in ["box?", "makeBox()"] {
      #expect(
        migrated(receiver + use, function, .swift)
          == ["'\(receiver)', which it is sent to, would not be asked for: give it to a constant first"])
    }
  }
}
