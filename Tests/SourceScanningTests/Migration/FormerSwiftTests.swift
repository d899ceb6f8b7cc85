import ConstraintGrammar
import SourceScanning
import Testing

/// Calls in the second version of Swift, in which a selector was the name of a method.
@Suite struct FormerSwiftTests {
  private func migrated(_ call: String, others: [String] = []) -> String {
    let head = "class C: UIView {\nfunc f() {\n"
    let source = ContiguousArray((head + call + "\n}\n}\n").utf8)
    var scanner = SourceScanner()
    for other in others { scanner.calls += scanner.calls(declaredIn: ContiguousArray(other.utf8), .swift) }
    for other in others { scanner.surroundings.add(scanner.surroundings(of: ContiguousArray(other.utf8), .swift)) }
    let migration = scanner.migration(of: source, .swift)
    if let call = migration.remaining.first { return call.reason }
    return String(String(decoding: migration.edits.result, as: UTF8.self).dropFirst(head.count).dropLast(5))
  }

  private static func made(_ text: String) -> String {
    "NSLayoutConstraint.constraintsWithVisualFormat(\"\(text)\", options: [], metrics: nil, views: [\"a\": a, \"b\": b])"
  }
  private static let other = "it is not certain that it is the call of the library"

  @Test(arguments: [
    ("[a(3)]", "[a.widthAnchor.constraintEqualToConstant(3)]"),
    ("[a(<=b)]", "[a.widthAnchor.constraintLessThanOrEqualToAnchor(b.widthAnchor)]"),
    ("[a]-3-[b]", "[b.leadingAnchor.constraintEqualToAnchor(a.trailingAnchor, constant: 3)]"),
    ("[a]-(>=3)-[b]", "[b.leadingAnchor.constraintGreaterThanOrEqualToAnchor(a.trailingAnchor, constant: 3)]"),
    ("V:|[a]", "[a.topAnchor.constraintEqualToAnchor(a.superview!.topAnchor)]"),
  ]) func calls(text: String, anchors: String) {
    #expect(migrated("addConstraints(\(Self.made(text)))") == "addConstraints(\(anchors))")
  }

  private static let statements: [(call: String, others: [String], outcome: String)] = [
    (
      "NSLayoutConstraint.activateConstraints(\(made("[a(3@600)]")))", [],
      """
      let constraint1 = a.widthAnchor.constraintEqualToConstant(3)
      constraint1.priority = 600
      NSLayoutConstraint.activateConstraints([constraint1])
      """
    ),
    (
      "addConstraints(\(made("[a]-[b]")))", [],
      "anchors can't say it: Swift 2 has no word for the distance that the system keeps"
    ),
    (
      "a.constrain(\"width = width\", to: b)\nuse(constraintsWithVisualFormat)", [],
      "a.widthAnchor.constraintEqualToAnchor(b.widthAnchor).active = true\nuse(constraintsWithVisualFormat)"
    ),
    // A function of the app may have the name, and a file of another version too.
    (
      "addConstraints(\(made("[a(3)]")))",
      [
        "extension NSLayoutConstraint { class func constraintsWithVisualFormat(_ text: String, options: O, metrics: M?, views: [String: V]) -> [NSLayoutConstraint] { [] } }"
      ],
      other
    ),
    ("addConstraints(\(made("[a(3)]")))\nx = #selector(make(withVisualFormat:))", [], other),
    // So that what is written anew once is no other version the second time.
    ("addConstraints(\(made("[a(3)]")))\nx = a.widthAnchor.constraint(equalToConstant: 3)", [], other),
    // A helper whose first argument has no label, in a file of its own.
    (
      #"box.pin("[v0(3)]", views: a)"#,
      [
        """
        extension UIView { func pin(format: String, views: UIView...) {
        var all = [String: UIView]()
        for (index, view) in views.enumerate() { all["v\\(index)"] = view }
        NSLayoutConstraint.activateConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: NSLayoutFormatOptions(), metrics: nil, views: all))
        } }
        """
      ], "NSLayoutConstraint.activateConstraints([a.widthAnchor.constraintEqualToConstant(3)])"
    ),
  ]

  @Test(arguments: statements) func outcomes(call: String, others: [String], outcome: String) {
    #expect(migrated(call, others: others) == outcome)
  }
}
