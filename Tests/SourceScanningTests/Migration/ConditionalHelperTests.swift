import ConstraintGrammar
import SourceScanning
import Testing

/// Helpers that do one thing or another, as a call says with a literal.
@Suite struct ConditionalHelperTests {
  private static let reason = "'hang' does more than to name its views, and to make or install what the text states"
  private static let open = "what 'hang' does depends on 'active', which is not written out at the call"
  private static let width = "a.widthAnchor.constraint(equalToConstant: 3)"
  private static let made = "NSLayoutConstraint.constraints(withVisualFormat: text, metrics: nil, views: views)"

  private static func hang(_ lines: String..., flag: String = "active: Bool = true") -> [String] {
    [
      "@discardableResult",
      "func hang(_ text: String, _ views: [String: UIView], \(flag)) -> [NSLayoutConstraint] {", "let all = \(made)",
    ] + lines + ["return all", "}"]
  }
  private static let activation = "NSLayoutConstraint.activate(all)"

  private static let inSwift: [(call: String, functions: [String], outcome: String)] = [
    (
      "x = hang(TEXT)", hang("if active { \(activation) }"),
      "let constraints1 = [\(width)]\nNSLayoutConstraint.activate(constraints1)\nx = constraints1"
    ),
    ("x = hang(TEXT, active: false)", hang("if active { \(activation) }"), "x = [\(width)]"),
    ("x = hang(TEXT, active: isWide)", hang("if active { \(activation) }"), open),
    (
      "x = hang(TEXT, active: false)", hang("if (!active) { \(activation) }"),
      "let constraints1 = [\(width)]\nNSLayoutConstraint.activate(constraints1)\nx = constraints1"
    ),
    (
      "hang(TEXT)", hang("if !active { addConstraints(all) } else { \(activation) }"),
      "NSLayoutConstraint.activate([\(width)])"
    ),
    (
      "hang(TEXT, active: false)", hang("if active { \(activation) } else { addConstraints(all) }"),
      "addConstraints([\(width)])"
    ),
    // Where no argument is needed it is what is declared.
    (
      "hang(TEXT)", hang("if active { \(activation) } else { addConstraints(all) }", flag: "active: Bool = false"),
      "addConstraints([\(width)])"
    ),
    ("hang(TEXT)", hang("if active { \(activation) }", flag: "active: Bool = isWide"), open),
    // One of the two is not known.
    ("hang(TEXT, active: false)", hang("if active { \(activation) } else { addConstraints(all); g() }"), reason),
    (
      "hang(TEXT)", hang("if active { \(activation) } else { addConstraints(all); g() }"),
      "NSLayoutConstraint.activate([\(width)])"
    ),
    // It is asked for besides, and in another condition.
    ("hang(TEXT)", hang("if active { \(activation) }", "g(active)"), reason + ": 'if active …'"),
    ("hang(TEXT)", hang("if active, isWide { \(activation) }"), reason + ": 'if active, isWide …'"),
    (
      "hang(TEXT)", hang("if isWide { \(activation) } else if active { addConstraints(all) }"),
      reason + ": 'if isWide …'"
    ),
    // Two of them.
    (
      "hang(TEXT, free: false)",
      hang(
        "if free { views.values.forEach { $0.isHidden = true } }", "if active { \(activation) }",
        flag: "free: Bool = true, active: Bool = true"),
      "NSLayoutConstraint.activate([\(width)])"
    ),
    // A function in between decides, or hands it on under another name.
    (
      "put(TEXT)",
      hang("if active { \(activation) } else { addConstraints(all) }", flag: "active: Bool") + [
        "func put(_ text: String, _ views: [String: UIView]) { hang(text, views, active: false) }"
      ],
      "addConstraints([\(width)])"
    ),
    (
      "put(TEXT)",
      hang("if active { \(activation) } else { addConstraints(all) }", flag: "active: Bool = false") + [
        "func put(_ text: String, _ views: [String: UIView]) { hang(text, views) }"
      ],
      "addConstraints([\(width)])"
    ),
    (
      "put(TEXT)",
      hang("if active { \(activation) } else { addConstraints(all); g() }", flag: "active: Bool = false") + [
        "func put(_ text: String, _ views: [String: UIView]) { hang(text, views) }"
      ],
      reason.replacing("hang", with: "put")
    ),
    // What another way of calling it does is not known, so that it may give any name another value.
    (
      "let views = [\"a\": a]\nhang(\"[b(3)]\", [\"b\": b])\n"
        + "addConstraints(\(made.replacing("text", with: "\"[a(3)]\"")))",
      hang("if active { \(activation) } else { addConstraints(all); g() }") + ["var a = UIView()"],
      "let aView = a\nNSLayoutConstraint.activate([b.widthAnchor.constraint(equalToConstant: 3)])\n"
        + "addConstraints([\(width.replacing("a.", with: "aView."))])"
    ),
    // What nothing is done with is not missed, if it does nothing.
    (
      "hang(TEXT, more: label)",
      hang(
        "if active { \(activation); g(more) } else { addConstraints(all) }", flag: "active: Bool = false, more: String"),
      "addConstraints([\(width)])"
    ),
    (
      "hang(TEXT, more: make())",
      hang(
        "if active { \(activation); g(more) } else { addConstraints(all) }", flag: "active: Bool = false, more: String"),
      "'make()' does something, and no text names it: do it in a statement before, or take it out"
    ),
    (
      #"hang(TEXT, more: "\(make())")"#,
      hang(
        "if active { \(activation); g(more) } else { addConstraints(all) }", flag: "active: Bool = false, more: String"),
      #"'"\(make())"' does something, and no text names it: do it in a statement before, or take it out"#
    ),
    (
      "hang(TEXT)",
      hang(
        "if active { \(activation); g(more) } else { addConstraints(all) }",
        flag: "active: Bool = false, more: String = make()"),
      reason + ": 'g(more)'"
    ),
    // One that takes no flag is called before one that has a value for it.
    (
      "hang(TEXT)",
      hang("if active { \(activation) }") + ["func hang(_ text: String, _ views: [String: UIView]) { g() }"],
      "which of several functions 'hang' is here is not certain"
    ),
  ]

  @Test(arguments: inSwift) func ofSwift(call: String, functions: [String], outcome: String) {
    let call = call.replacing("TEXT", with: #""[a(3)]", ["a": a]"#)
    #expect(SourceScanner.outcome(of: call, beside: functions, .swift) == outcome)
  }

  private static let message =
    "[NSLayoutConstraint constraintsWithVisualFormat:TEXT options:0 metrics:nil views:views]"
  private static let whole =
    "(UIView *)box views:(NSDictionary *)views texts:(NSArray *)texts hasLast:(BOOL)hasLast last:(NSString *)last {"
  private static let short = "(UIView *)box views:(NSDictionary *)views texts:(NSArray *)texts {"

  /// A class that arranges views, and one whose objects hand everything on to it.
  private static let arranger = """
    @implementation Arranger
    + (void)arrange:\(whole)
      for (NSString *key in [views keyEnumerator]) {
        UIView *view = views[key];
        view.translatesAutoresizingMaskIntoConstraints = NO;
        [box addSubview:view];
      }
      for (NSString *text in texts) {
        [box addConstraints:\(message.replacing("TEXT", with: "text"))];
      }
      if (hasLast) {
        [box addConstraints:\(message.replacing("TEXT", with: "last"))];
      }
    }
    + (void)arrange:\(short)
      [self arrange:box views:views texts:texts hasLast:NO last:nil];
    }
    @end
    @implementation Base
    - (void)arrange:\(whole)
      [Arranger arrange:box views:views texts:texts hasLast:hasLast last:last];
    }
    - (void)arrange:\(short)
      [self arrange:box views:views texts:texts hasLast:NO last:nil];
    }
    @end

    """

  private static let inObjectiveC: [(call: String, outcome: String)] = [
    (#"[self arrange:host views:@{@"a": a} texts:@[@"[a(3)]"]];"#, anchors),
    (#"[Arranger arrange:host views:@{@"a": a} texts:@[@"[a(3)]"]];"#, anchors),
    (#"[self arrange:host views:@{@"a": a} texts:@[@"[a(3)]"] hasLast:NO last:@"V:[a(4)]"];"#, anchors),
    (
      #"[self arrange:host views:@{@"a": a} texts:@[@"[a(3)]"] hasLast:YES last:@"V:[a(4)]"];"#,
      "'arrange' does more than to name its views, and to make or install what the text states"
    ),
    (
      #"[self arrange:host views:@{@"a": a} texts:@[@"[a(3)]"] hasLast:isLast last:@"V:[a(4)]"];"#,
      "what 'arrange' does depends on 'hasLast', which is not written out at the call"
    ),
  ]
  private static let anchors =
    "a.translatesAutoresizingMaskIntoConstraints = NO;\n[host addSubview:a];\n"
    + "[host addConstraints:@[[a.widthAnchor constraintEqualToConstant:3]]];"

  @Test(arguments: inObjectiveC) func ofObjectiveC(call: String, outcome: String) {
    let header = "\(Self.arranger)@implementation C\n- (void)f {\n"
    let source = header + call + "\n}\n@end\n"
    let migration = SourceScanner.knowing(source, .objectiveC).migration(of: ContiguousArray(source.utf8), .objectiveC)
    let text = String(decoding: migration.edits.result, as: UTF8.self)
    let others = migration.remaining.filter { $0.offset >= header.utf8.count }
    #expect(others.first?.reason ?? String(text.dropFirst(header.count).dropLast(8)) == outcome)
    #expect(migration.remaining.count == others.count)
  }
}
