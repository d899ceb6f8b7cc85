import ConstraintGrammar
import SourceScanning
import Testing

/// Helpers that add their views to another one before they make constraints.
@Suite struct AddingHelperTests {
  private static let reason = "'hang' does more than to name its views, and to make or install what the text states"
  private static let mask = "translatesAutoresizingMaskIntoConstraints = false"
  private static let width = "a.widthAnchor.constraint(equalToConstant: 3)"
  private static let call = #"hang("[a(3)]", ["a": a, "b": self.b])"#
  private static let made = "NSLayoutConstraint.constraints(withVisualFormat: text, metrics: nil, views: views)"

  private static func hang(_ lines: String..., more: String = "", installation: String = "addConstraints") -> String {
    "func hang(_ text: String, _ views: [String: UIView]\(more)) {\n\(lines.joined(separator: "\n"))\n"
      + "\(installation)(\(made))\n}"
  }

  private static let inSwift: [(call: String, functions: [String], outcome: String)] = [
    (
      call, [hang("for view in views.values { view.\(mask); addSubview(view) }")],
      "a.\(mask)\naddSubview(a)\nself.b.\(mask)\naddSubview(self.b)\naddConstraints([\(width)])"
    ),
    (
      "box." + call, [hang("views.values.forEach { self.addSubview($0) }")],
      "box.addSubview(a)\nbox.addSubview(self.b)\nbox.addConstraints([\(width)])"
    ),
    (
      call,
      [hang("views.forEach { _, view in view.addSubview(view) }"), "var view = UIView()"],
      reason + ": 'view.addSubview(view)'"
    ),
    // Numbered views, each in its turn.
    (
      #"hang("[v0]-3-[v1]", views: a, self.b)"#,
      [
        "func hang(_ text: String, views: UIView...) {", "var all = [String: UIView]()",
        #"for (index, view) in views.enumerated() { view.\#(mask); addSubview(view); all["v\(index)"] = view }"#,
        "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: text, metrics: nil, views: all))",
        "}",
      ],
      "a.\(mask)\naddSubview(a)\nself.b.\(mask)\naddSubview(self.b)\n"
        + "NSLayoutConstraint.activate([self.b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3)])"
    ),
    // Another view than the one of the constraints: one that the object has, and one that the call gives.
    (
      #"hang("[a(3)]", ["a": a])"#,
      [hang("for (_, each) in views { view.addSubview(each) }", installation: "NSLayoutConstraint.activate")],
      "self.view.addSubview(a)\nNSLayoutConstraint.activate([\(width)])"
    ),
    (
      #"hang("[a(3)]", ["a": a], in: box)"#,
      [hang("for each in views.values { host.addSubview(each) }", more: ", in host: UIView")],
      "box.addSubview(a)\naddConstraints([\(width)])"
    ),
    (
      #"hang("[a(3)]", ["a": a], in: box)"#,
      [
        hang(
          "for each in views.values { host.addSubview(each) }", more: ", in host: UIView",
          installation: "host.addConstraints")
      ],
      "box.addSubview(a)\nbox.addConstraints([\(width)])"
    ),
    // Into one and out of it again.
    (
      #"hang("[a(3)]", ["a": a], in: box)"#,
      [hang("for each in views.values { host.addSubview(each); addSubview(each) }", more: ", in host: UIView")],
      reason + ": 'addSubview(each)'"
    ),
    (
      #"hang("[a(3)]", ["a": a])"#,
      [hang("for each in views.values { inner.addSubview(each) }"), "let inner = UIView()"],
      reason + ": 'inner.addSubview(each)'"
    ),
    // The receiver is asked for more than once.
    (
      "make()." + call, [hang("views.values.forEach { addSubview($0) }")],
      "'make()', which it is sent to, would not be asked for: give it to a constant first"
    ),
    // A view that the text does not name is added as well, and asked for.
    (
      #"hang("[a(3)]", ["a": a, "b": views[0]])"#, [hang("views.values.forEach { addSubview($0) }")],
      "'views[0]' may be another view each time it is asked for"
    ),
    // What is another view, or another number, once views are added.
    (
      #"hang("[a(3)]", ["a": subviews.last!])"#, [hang("views.values.forEach { addSubview($0) }")],
      "'addSubview' may give 'subviews' another value: call it in a statement of its own before 'subviews' is named"
    ),
    (
      #"hang("[a(\(subviews.count))]", ["a": a])"#, [hang("views.values.forEach { addSubview($0) }")],
      "'addSubview' may give 'subviews' another value: call it in a statement of its own before 'subviews' is named"
    ),
    (
      #"hang("[a(3)]", ["a": first])"#,
      [hang("views.values.forEach { addSubview($0) }"), "var first: UIView { return b.superview! }"],
      "'addSubview' may give 'superview' another value: call it in a statement of its own before 'superview' is named"
    ),
    (
      #"hang("[a(3)]", ["a": a], in: box)"#,
      [
        hang(
          "for each in views.values { host.addSubview(each) }", more: ", in host: UIView",
          installation: "host.addConstraints"), "lazy var box: UIView = make()",
      ],
      "'box' may be another view each time it is asked for"
    ),
    // A function in between, which may name the view otherwise, but can't add to a type.
    (
      #"put("[a(3)]", ["a": a], on: box)"#,
      [
        hang(
          "for each in views.values { host.addSubview(each) }", more: ", in host: UIView",
          installation: "NSLayoutConstraint.activate"),
        "func put(_ text: String, _ views: [String: UIView], on other: UIView) { hang(text, views, in: other) }",
      ],
      "box.addSubview(a)\nNSLayoutConstraint.activate([\(width)])"
    ),
    (
      #"put("[a(3)]", ["a": a])"#,
      [
        hang("views.values.forEach { addSubview($0) }"),
        "func put(_ text: String, _ views: [String: UIView]) { D.hang(text, views) }",
      ],
      reason.replacing("hang", with: "put")
    ),
    // The name of what goes through the views hides the parameter.
    (
      #"hang("[a(3)]", ["a": a], in: box)"#,
      [hang("for host in views.values { host.addSubview(host) }", more: ", in host: UIView")],
      reason + ": 'host.addSubview(host)'"
    ),
    // What the object does when a view is added.
    (
      #"hang("[a(3)]", ["a": a])"#,
      [
        hang("views.values.forEach { addSubview($0) }"), "var a = UIView()",
        "override func didAddSubview(_ view: UIView) { a = view }",
      ],
      "'didAddSubview' may give 'a' another value: call it in a statement of its own before 'a' is named"
    ),
  ]

  @Test(arguments: inSwift) func ofSwift(call: String, functions: [String], outcome: String) {
    #expect(SourceScanner.outcome(of: call, beside: functions, .swift) == outcome)
  }

  private static let off = "translatesAutoresizingMaskIntoConstraints = NO;"
  private static let message =
    "[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:views]"
  private static let widthInC = "[a.widthAnchor constraintEqualToConstant:3]"

  private static func arrange(_ loop: String, _ rest: String = "[box addConstraints:\(message)];") -> String {
    "+ (void)arrange:(UIView *)box views:(NSDictionary *)views text:(NSString *)text {\n\(loop)\n\(rest)\n}"
  }

  private static let loops = [
    "for (NSString *key in views) { UIView *view = views[key]; view.\(off) [box addSubview:view]; }",
    "for (NSString *key in views.allKeys) { UIView *view = [views objectForKey:key]; [box addSubview:view]; view.\(off) }",
    "for (id key in [views keyEnumerator]) { UIView *view = views[key]; [view setTranslatesAutoresizingMaskIntoConstraints:NO]; [box addSubview:view]; }",
    "for (UIView *view in [views allValues]) { view.\(off) [box addSubview:view]; }",
    "[views enumerateKeysAndObjectsUsingBlock:^(NSString *key, UIView *view, BOOL *stop) { view.\(off) [box addSubview:view]; }];",
  ]

  @Test(arguments: loops) func throughADictionaryOfObjectiveC(loop: String) {
    let function = Self.arrange(loop)
    #expect(
      SourceScanner.outcome(
        of: #"[D arrange:host views:@{@"a": a} text:@"[a(3)]"];"#, beside: [function], .objectiveC)
        == "a.\(Self.off)\n[host addSubview:a];\n[host addConstraints:@[\(Self.widthInC)]];")
    // Of several views the order is that of the dictionary.
    #expect(
      SourceScanner.outcome(
        of: #"    [D arrange:host views:@{@"a": a, @"b": self.b} text:@"[a(3)]"];"#, beside: [function], .objectiveC)
          == """
              for (UIView *subview in [@{@"a": a, @"b": self.b} allValues]) {
                  subview.\(Self.off)
                  [host addSubview:subview];
              }
              [host addConstraints:@[\(Self.widthInC)]];
          """)
  }

  private static let inObjectiveC: [(call: String, functions: [String], outcome: String)] = [
    // A label is no property.
    (
      #"[D arrange:host subviews:@{@"a": a} text:@"[a(3)]"];"#,
      [
        arrange("for (UIView *view in views.allValues) { [box addSubview:view]; }").replacing(
          " views:(NS", with: " subviews:(NS")
      ],
      "[host addSubview:a];\n[host addConstraints:@[\(widthInC)]];"
    ),
    (
      #"[D arrange:host views:@{@"a": host.subviews.lastObject} text:@"[a(3)]"];"#,
      [arrange("for (UIView *view in views.allValues) { [box addSubview:view]; }")],
      "'addSubview' may give 'subviews' another value: call it in a statement of its own before 'subviews' is named"
    ),
    // The dictionary stays where it has a name, and the name of its views is a free one.
    (
      "NSDictionary *subview = @{@\"a\": a, @\"b\": b};\n[D arrange:host views:subview text:@\"[a(3)]\"];",
      [arrange("for (UIView *view in views.allValues) { [box addSubview:view]; }")],
      "NSDictionary *subview = @{@\"a\": a, @\"b\": b};\nfor (UIView *subview1 in [subview allValues]) {\n"
        + "    [host addSubview:subview1];\n}\n[host addConstraints:@[\(widthInC)]];"
    ),
    (
      #"[D arrange:host views:@{@"a": a, @"b": b} text:@"[a(3)]"];"#,
      [
        arrange("for (UIView *view in views.allValues) { [box addSubview:view]; }").replacing("UIView", with: "NSView")
      ],
      "for (NSView *subview in [@{@\"a\": a, @\"b\": b} allValues]) {\n    [host addSubview:subview];\n}\n"
        + "[host addConstraints:@[\(widthInC)]];"
    ),
    (
      #"[D arrange:host views:@{@"a": a, @"b": b} text:@"[a(3)]"];"#,
      [
        arrange("for (id view in views.allValues) { [box addSubview:view]; }").replacing("UIView *", with: "id")
      ],
      "whether it is for iOS or macOS, which keep other distances, is not written in this file"
    ),
    (
      #"[D arrange:host views:@{@"a": a, @"b": [self fresh]} text:@"[a(3)]"];"#,
      [arrange("for (UIView *view in views.allValues) { [box addSubview:view]; }")],
      "'[self fresh]' may be another view each time it is asked for"
    ),
    (
      #"[D arrange:host views:@{@"a": a} text:@"[a(3)]"];"#,
      [arrange("for (UIView *view in views.allValues) { [box insertSubview:view atIndex:0]; }")],
      "'arrange' does more than to name its views, and to make or install what the text states: '[box insertSubview:view atIndex:0]'"
    ),
    (
      #"[D arrange:host views:@{@"a": a} text:@"[a(3)]"];"#,
      [arrange("\n#if DEBUG\nfor (UIView *view in views.allValues) { [box addSubview:view]; }\n#endif\n")],
      "'arrange' does more than to name its views, and to make or install what the text states: "
        + "'for (UIView *view in views.allValues) …'"
    ),
    (
      #"[D arrange:host views:@{@"a": a} text:@"[a(3)]"];"#,
      [arrange("for (NSString *key in views) { UIView *view = kept[key]; [box addSubview:view]; }")],
      "'arrange' does more than to name its views, and to make or install what the text states: 'UIView *view = kept[key]'"
    ),
  ]

  @Test(arguments: inObjectiveC) func ofObjectiveC(call: String, functions: [String], outcome: String) {
    #expect(SourceScanner.outcome(of: call, beside: functions, .objectiveC) == outcome)
  }
}
