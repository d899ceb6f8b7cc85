import Foundation
import SourceScanning
import Testing

/// What is written in the place of a call compiles where that did, and gives the same numbers.
@Suite struct CompilingTests {
  private func migration(of source: String, _ language: SourceLanguage) -> SourceMigration {
    SourceScanner().migration(of: ContiguousArray(source.utf8), language)
  }

  /// The last line of a source, migrated, or why its one call is left alone.
  private func lastLine(_ source: String, _ language: SourceLanguage) -> String {
    let migration = migration(of: source, language)
    if let call = migration.remaining.first { return call.reason }
    return String(decoding: migration.edits.result, as: UTF8.self).split(separator: "\n").dropLast(2).last.map {
      String($0)
    }
      ?? ""
  }

  private static let noStatement =
    "it takes statements of their own for priorities, identifiers or the view, and there is no place for them"
  private static let typeOfElements =
    "a property of one of its constraints is asked for, which a literal has no type for"

  private static func made(_ text: String, metrics: String = "nil") -> String {
    "[NSLayoutConstraint constraintsWithVisualFormat:@\"\(text)\" options:0 metrics:\(metrics) views:@{@\"a\": a}]"
  }

  private static func call(_ text: String, _ options: String = "[]", views: String = "[\"a\": a]") -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: \(text), options: \(options), metrics: nil, views: \(views))"
  }

  private static let statements: [(String, String)] = [
    // A declaration can't be jumped over.
    ("switch (y) {\ncase 1:\ng();\nx = RANKED;\nbreak;\n}", noStatement),
    ("if (y) goto end;\nx = RANKED;\nend:\ng();", noStatement),
    ("switch (y) {\ncase 1: {\ng();\nx = RANKED; }\nbreak;\n}", "}"),
    // The elements of a literal have no type.
    ("PLAIN.firstObject.active = YES;", typeOfElements), ("PLAIN[0].active = YES;", typeOfElements),
    ("[PLAIN lastObject].active = YES;", typeOfElements), ("x = PLAIN.firstObject;", "x = MADE.firstObject;"),
    // A macro counts the commas in brackets.
    ("ADD(PLAIN);", "ADD(MADE);"),
  ]

  @Test(arguments: statements) func statementsOfObjectiveC(lines: String, result: String) {
    let lines = lines.replacing("RANKED", with: Self.made("[a(3@4)]")).replacing("PLAIN", with: Self.made("[a(3)]"))
    let source = "- (void)f {\nUIView *a = b;\n\(lines)\n}\n@end\n"
    let made = "@[[a.widthAnchor constraintEqualToConstant:3]]"
    #expect(lastLine(source, .objectiveC) == result.replacing("MADE", with: made))
  }

  private static let numbers: [(String, String)] = [
    // What is no whole number is made one.
    ("[NSNumber numberWithInt:2.7]", "(int)(2.7)"), ("[NSNumber numberWithInteger:w / 2]", "(NSInteger)(w / 2)"),
    ("[NSNumber numberWithInteger:w]", "(NSInteger)w"), ("[NSNumber numberWithInt:2]", "2"),
    ("[NSNumber numberWithFloat:w]", "w"),
    // It is given a value, which is to be done once.
    ("@(w = 5)", "m"), ("@(w == 5)", "w == 5"),
    // No sign can stand before what has none.
    ("@(n)", "(CGFloat)n"), ("@(self.size)", "(CGFloat)self.size"), ("@(list.count - 1)", "(CGFloat)(list.count - 1)"),
    ("@((long)list.count)", "(long)list.count"), ("@(i)", "i"),
  ]

  @Test(arguments: numbers) func numbersOfObjectiveC(value: String, result: String) {
    let call = Self.made("[a(m)]", metrics: "@{@\"m\": \(value)}")
    let head = "@interface C ()\n@property NSUInteger size;\n@end\n"
    let source = "\(head)- (void)f {\nNSUInteger n = 3; NSInteger i = 3;\nUIView *a = b;\nx = \(call);\n}\n@end\n"
    #expect(lastLine(source, .objectiveC) == "x = @[[a.widthAnchor constraintEqualToConstant:\(result)]];")
  }

  /// A list of several is in parentheses there, also in a block that a macro of the file gets.
  @Test(arguments: ["", "#define run(x) x\n"]) func listsInMacros(top: String) {
    let call = "[self addConstraints:\(Self.made("[a(3)]-[a(4)]"))];"
    let lines = "ADD(\(Self.made("[a(3)]-[a(4)]")));\nrun(^{ \(call) });"
    let source = "\(top)- (void)f {\nUIView *a = b;\n\(lines)\n}\n@end\n"
    let result = String(decoding: migration(of: source, .objectiveC).edits.result, as: UTF8.self)
    #expect(result.contains("ADD((@[\n") && result.contains("\n]));\n"))
    #expect(result.contains("addConstraints:(@[\n") == !top.isEmpty)
  }

  /// A macro with small letters may stand for a sum too.
  @Test func macrosThatAreSums() {
    let call = #"[v addCompactConstraint:@"a.left = b.left - m" metrics:@{@"m": @(kgap)} views:@{@"a": a, @"b": b}];"#
    func negated(_ top: String) -> Bool {
      let result = migration(of: "\(top)- (void)f {\n\(call)\n}\n@end\n", .objectiveC).edits.result
      return String(decoding: result, as: UTF8.self).contains("constant:-(kgap)]")
    }
    #expect(negated("#define kgap 3 + 5\n") && !negated(""))
  }

  /// A name that a macro or a value in a string has is no name for a constraint.
  @Test func namesOfConstraints() {
    let ranked = "x = \(Self.made("[a(3@4)]"));"
    let source = "#define USE constraint1.active = YES\n- (void)f {\n\(ranked)\n}\n@end\n"
    #expect(String(decoding: migration(of: source, .objectiveC).edits.result, as: UTF8.self).contains("*constraint2 ="))
  }

  private static let values: [(String, String)] = [
    // What may be nil takes such a cast.
    (#"VIEW("a": label as Any)"#, "'label' may be nil"), (#"VIEW("a": v as Any)"#, "WIDTH(v, 3)"),
    (#"VIEW("a": y as! UIView)"#, "WIDTH(aView, 3)"),
    (
      #"VIEW("a": y as? UIView as Any)"#,
      "'y as? UIView as Any' may be another view each time it is asked for"
    ),
    // The value of a raw literal.
    (##"TEXT(#"[a(\#(w))]"#)"##, "WIDTH(a, CGFloat(w))"),
    // Any other word may be any options, and a comma between values is none between types.
    ("OPTIONS(A < b ? [] : .alignAllTop)", "its options are not written out"),
    ("OPTIONS(alignAllTop)", "its options are not written out"), ("OPTIONS(.alignAllTop)", "WIDTH(a, 3)"),
    // A function may ask for it later, or not at all.
    (#"later(TEXT("[a(3@4)]"))"#, noStatement), (#"Set(TEXT("[a(3@4)]"))"#, "x = Set([constraint1])"),
    // A guide has no superview.
    (#"VIEW("a": area)"#, "'area' is a layout guide, which has no superview"),
  ]

  @Test(arguments: values) func valuesOfSwift(value: String, result: String) {
    let text = value.hasSuffix("area)") ? "|[a]" : "[a(3)]"
    // What stands between the parentheses of a mark.
    func filled(_ mark: String, _ made: (Substring) -> String) -> String? {
      guard let start = value.range(of: mark + "(") else { return nil }
      let end = mark == "TEXT" && start.lowerBound > value.startIndex ? value.dropLast(2) : value.dropLast()
      let tail = value[end.endIndex...].dropFirst()
      return value[..<start.lowerBound] + made(end[start.upperBound...]) + tail
    }
    let made =
      filled("VIEW") { Self.call("\"\(text)\"", views: "[\($0)]") }
      ?? filled("OPTIONS") { Self.call("\"\(text)\"", String($0)) }
      ?? filled("TEXT") { Self.call(String($0)) } ?? ""
    let source = "let area = UILayoutGuide()\nlet v: UIView\nfunc f(a: UIView) {\nx = \(made)\n}\n\n}\n"
    var expected = result
    if result.hasPrefix("WIDTH(") {
      let parts = result.dropFirst(6).dropLast().split(separator: ", ")
      expected = "x = [\(parts[0]).widthAnchor.constraint(equalToConstant: \(parts[1]))]"
    }
    #expect(lastLine(source, .swift) == expected)
  }

  private static let pieces: [(top: String, piece: String, result: String)] = [
    ("let n = 3", "n", "CGFloat(n)"), ("let n: CGFloat = 3", "n", "n"), ("let ns = [3]", "n", "CGFloat(n)"),
    ("func n() -> Int { 3 }", "n()", "CGFloat(n())"), ("", "box.margin", "CGFloat(box.margin)"),
    ("", "min(n, 3)", "CGFloat(min(n, 3))"), ("let box: Insets", "box.top", "CGFloat(box.top)"),
    ("func n() -> CGFloat { 3 }", "n()", "n()"), ("func n() -> CGFloat { 3 }", "n() + 2", "n() + 2"),
    ("let ns: [CGFloat] = []", "ns[0]", "ns[0]"), ("let ns: [Int] = []", "ns[0]", "CGFloat(ns[0])"),
    ("let ns: [CGFloat] = []", "ns.first! + 3", "ns.first! + 3"), ("let ns: [CGFloat] = []", "ns.first", ""),
    ("let n: CGFloat? = 3", "n ?? 8", "n ?? 8"), ("let n: CGFloat? = 3", "n!", "n!"), ("let n: CGFloat? = 3", "n", ""),
    ("let n: CGFloat! = 3", "n", "n"), ("let n: CGFloat! = 3\nlet m = n", "m", ""),
    ("let q: Any = 3\nif let n = q as? Int {", "n", "CGFloat(n)"),
    ("for (n, _) in names.enumerated() {", "n", "CGFloat(n)"),
    ("let d: [String: Int] = [:]\nfor (n, _) in d {", "n", ""), ("let n: (CGFloat) -> Int", "n", ""),
    ("let n = (navigationController?.navigationBar.frame.height)!", "n", "n"),
    ("for n in 0..<m {", "n", "CGFloat(n)"), ("for n in 1...3 {", "n * 40", "CGFloat(n * 40)"),
    // What an extent is divided by is an extent.
    ("let n = UIScreen.main.bounds.width / 2", "n", "n"), ("let n = 8 - 2 * self.view.frame.size.height", "n", "n"),
    ("let n = box.bounds.width / 2", "n", ""), ("let box: UIView\nlet n = box.bounds.width / 2", "n", "n"),
    ("let box: UIView?\nlet n = (box?.frame.width ?? 3) / 2", "n", "n"),
    ("let box: Box\nlet n = box.frame.width / 2", "n", ""), ("let n = frame.width / 2\nlet frame = Box()", "n", ""),
    ("let n = (navigationController?.navigationBar.frame.height)! + 8", "n", "n"),
    ("let n = (navigationController?.navigationBar.frame.height ?? 44) + 8", "n", "n"),
    ("let n = navigationController?.navigationBar.frame.height", "n", ""),
    ("let n = round(UIScreen.main.bounds.height / 3) + 50", "n", "n"), ("let n: CGFloat = 3", "n + 15", "n + 15"),
    ("let m: CGFloat = 3\nlet n = -(m + 8) / 2", "n", "n"), ("let m = 3\nlet n = m * 2", "n", "CGFloat(n)"),
    ("let m = 3\nlet n = max(m, 4)", "n - 1", "CGFloat(n - 1)"), ("let n = CGFloat(m) / 2", "n", "n"),
    // Of two types it is what an operator of the app makes of them.
    ("let m = 3.5\nlet k: CGFloat = 3\nlet n = m * k", "n", ""), ("let n = n + 3", "n", ""),
    ("func round(_ x: CGFloat) -> Box { Box() }\nlet n = round(bounds.height)", "n", ""),
    ("func round(_ x: CGFloat) -> Box { Box() }\nlet n = round(bounds.height) + 3", "n", ""),
    ("let m: CGFloat = 3\nfunc / (l: CGFloat, r: Int) -> Box { Box() }\nlet n = m / 3", "n", ""),
    ("let m: Int! = 3\nlet n = m", "n", ""), ("func g(frame: Box) { }\nlet n = frame.width / 2", "n", ""),
    ("func g() { let frame = Box() }\nlet n = frame.width / 2", "n", ""),
    ("let m: String = s\nlet n = m + 3", "n", ""),
    ("enum K { static let n = \"8\" }", "K.n", ""), ("struct Box { let n = \"8\" }", "box.n", ""),
    ("", "box.n.rawValue", ""), ("", "box.ns[0]", ""), ("let n = box.width / 2", "n", ""),
    ("let n = box?.frame.width / 2", "n", ""),
    ("let n = max(box.frame.width, w) / 2", "n", ""), ("let n = superview.frame.size", "n", ""),
    // What is no number is a part of the text.
    ("let s = \"3\"", "s", ""), ("let s = [\"3\"]", "s[0]", ""), ("func s() -> String { \"3\" }", "s()", ""),
    ("", "String(n)", ""), ("", #"String(format: "%f", n)"#, ""), ("", "Text(n)", ""),
    ("enum Spacing { case small }", "Spacing.small", ""),
  ]

  @Test(arguments: pieces) func piecesOfTexts(top: String, piece: String, result: String) {
    let text = "\"[a(\\(\(piece)))]\""
    let source = "\(top)\nfunc f(a: UIView) {\nx = \(Self.call(text))\n}\n\n}\n"
    let made = "x = [a.widthAnchor.constraint(equalToConstant: \(result))]"
    #expect(lastLine(source, .swift) == (result.isEmpty ? "'\(piece)' is no plain number" : made))
  }

  private static let guideCases: [(text: String, isVertical: Bool, guide: String, missing: String?)] = [
    ("V:[g]-3-[a]", false, "topLayoutGuide", nil), ("V:[g]-3-[a]", true, "topLayoutGuide", "leadingAnchor"),
    ("H:|[g]", false, "topLayoutGuide", "superview"), ("H:[g(3)]", false, "bottomLayoutGuide", "widthAnchor"),
    ("H:[g(3)]", false, "box.topLayoutGuide", "widthAnchor"), ("H:[g(3)]", false, "box.safeAreaLayoutGuide", nil),
    ("H:|[g]", false, "box.safeAreaLayoutGuide", "superview"),
    ("H:|[g]", false, "box.layer", nil),
  ]

  /// A guide has no superview, and those of a controller have three anchors.
  @Test(arguments: guideCases) func guides(text: String, isVertical: Bool, guide: String, missing: String?) {
    let options = isVertical ? ".alignAllLeading" : "[]"
    func outcome(_ name: String, _ lines: String) -> String {
      let call = Self.call("\"\(text)\"", options, views: "[\"a\": a, \"g\": \(name)]")
      return lastLine("import UIKit\nfunc f(a: UIView) {\n\(lines)x = \(call)\n}\n\n}\n", .swift)
    }
    for (name, lines) in [(guide, ""), ("g", "let g = \(guide)\n")] {
      let outcome = outcome(name, lines)
      if let missing {
        #expect(outcome == "'\(name)' is a layout guide, which has no \(missing)")
      } else {
        #expect(!outcome.contains("layout guide"), "\(outcome)")
      }
    }
  }

  /// A protocol asks for the function.
  @Test(arguments: ["", "protocol P {\nfunc fill(_ text: String, views: [String: UIView])\n}\n"])
  func helpersOfProtocols(other: String) {
    let helper =
      "fileprivate func fill(_ text: String, views: [String: UIView]) {\n"
      + "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: text, options: [], metrics: nil, views: views))\n}\n"
    let source = "class C: UIView, P {\n\(helper)func f() {\nfill(\"[a(3)]\", views: [\"a\": a])\n}\n}\n\(other)"
    let bytes = ContiguousArray(source.utf8)
    var scanner = SourceScanner()
    scanner.calls += scanner.calls(declaredIn: bytes, .swift)
    let result = String(decoding: scanner.migration(of: bytes, .swift).edits.result, as: UTF8.self)
    #expect(result.contains(helper) == !other.isEmpty)
  }
}
