import SourceScanning
import Testing

/// Closures that go through a list of texts.
@Suite struct GoneThroughTests {
  private func migrated(_ lines: String...) -> String {
    let source = "import UIKit\nfunc f() {\n" + lines.joined(separator: "\n") + "\n}\n"
    let migration = SourceScanner().migration(of: ContiguousArray(source.utf8), .swift)
    let result = String(decoding: migration.edits.result, as: UTF8.self).dropFirst(
      "import UIKit\nfunc f() {\n".utf8.count)
    return migration.remaining.first?.reason ?? String(result.dropLast(3))
  }

  private static func made(_ text: String) -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: \(text), options: [], metrics: nil, views: [\"a\": a])"
  }
  private static let texts = #"["[a(3)]", "V:[a(4)]"]"#
  private static let anchors =
    "[[a.widthAnchor.constraint(equalToConstant: 3)], [a.heightAnchor.constraint(equalToConstant: 4)]]"

  @Test(arguments: [
    ("v.addConstraints(\(made("$0")))", "v.addConstraints($0)"),
    ("text in v.addConstraints(\(made("text")))", "constraints1 in v.addConstraints(constraints1)"),
  ])
  func forEach(body: String, after: String) {
    #expect(migrated("\(Self.texts).forEach { \(body) }") == "\(Self.anchors).forEach { \(after) }")
    #expect(migrated("\(Self.texts).forEach({ \(body) })") == "\(Self.anchors).forEach({ \(after) })")
  }

  @Test func lists() {
    for before in ["let all = ", "return ", "v.addConstraints("] {
      let end = before.last == "(" ? ")" : ""
      #expect(
        migrated("\(before)\(Self.texts).flatMap { \(Self.made("$0")) }\(end)")
          == "\(before)\(Self.anchors).flatMap { $0 }\(end)")
    }
    #expect(
      migrated(#"return ["[a(3@4)]"].flatMap { \#(Self.made("$0")) }"#)
        == "let constraint1 = a.widthAnchor.constraint(equalToConstant: 3)\n"
        + "constraint1.priority = .init(rawValue: 4)\nreturn [[constraint1]].flatMap { $0 }")
  }

  /// The list may be a constant of the function, which goes if nothing else names it.
  @Test func constants() {
    let list = "let all = \(Self.texts)\n"
    let use = "v.addConstraints(\(Self.made("text")))"
    let after = "for constraints1 in \(Self.anchors) { v.addConstraints(constraints1) }"
    #expect(migrated("\(list)for text in all { \(use) }") == after)
    #expect(migrated("\(list)print(all)\nfor text in all { \(use) }") == "\(list)print(all)\n\(after)")
    #expect(
      migrated("\(list)all.forEach { v.addConstraints(\(Self.made("$0"))) }")
        == "\(Self.anchors).forEach { v.addConstraints($0) }")
    #expect(
      migrated("var all = \(Self.texts)\nif y { all.append(\"[a]\") }\nfor text in all { \(use) }")
        == "'all' is given another value before or after it")
    #expect(
      migrated("let all: Set<String> = \(Self.texts)\nfor text in all { \(use) }")
        == "what 'text' stands for is not written out in this function")
    #expect(
      migrated("let all = [\"[a(\\(w))]\"]\nfor text in all { \(use) }")
        == "a value in 'all' may be another one here than where that is put together: write the text at the call")
  }

  /// The loop may give its list a name, and install that.
  @Test(arguments: ["v.addConstraints(made)", "NSLayoutConstraint.activate(made)", "addConstraints(made)"])
  func namedLists(installation: String) {
    func loop(_ name: String, _ list: String, _ made: String, _ rest: String) -> String {
      "for \(name) in \(list) {\nlet made = \(made)\n\(rest)\n}"
    }
    let after = loop("constraints1", Self.anchors, "constraints1", installation)
    #expect(migrated(loop("text", Self.texts, Self.made("text"), installation)) == after)
    let others = [
      "g(made)", "g()\n\(installation)", "\(installation)\ng()", "v.addConstraints(g())", "g().addConstraints(made)",
    ]
    for other in others {
      #expect(
        migrated(loop("text", Self.texts, Self.made("text"), other))
          == "what 'text' stands for is not written out in this function", "\(other)")
    }
  }

  @Test func inObjectiveC() {
    func migrated(_ lines: String) -> String {
      let (top, end) = ("#import <UIKit/UIKit.h>\n- (void)f {\n", "\n}\n@end\n")
      let migration = SourceScanner().migration(of: ContiguousArray((top + lines + end).utf8), .objectiveC)
      let result = String(decoding: migration.edits.result, as: UTF8.self)
      return migration.remaining.first?.reason ?? String(result.dropFirst(top.count).dropLast(end.count))
    }
    let made = "[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:@{@\"a\": a}]"
    let texts = #"for (NSString *text in @[@"[a(3)]", @"V:[a(4)]"])"#
    let lists =
      "for (NSArray *constraints1 in @[@[[a.widthAnchor constraintEqualToConstant:3]], "
      + "@[[a.heightAnchor constraintEqualToConstant:4]]])"
    for (body, after) in [
      ("[v addConstraints:\(made)];", "[v addConstraints:constraints1];"),
      (
        "{ NSArray *all = \(made); [v.box addConstraints:all]; }",
        "{ NSArray *all = constraints1; [v.box addConstraints:all]; }"
      ),
    ] {
      #expect(migrated("\(texts) \(body)") == "\(lists) \(after)")
      #expect(migrated("\(texts)\n  \(body)\n[v addSubview:b];") == "\(lists)\n  \(after)\n[v addSubview:b];")
    }
    for body in [
      "if (x) [v addConstraints:\(made)];", "{ NSArray *all = \(made); [[self box] addConstraints:all]; }",
      "{ NSArray *all = \(made); [v addConstraints:all]; g(); }",
    ] {
      #expect(
        migrated("\(texts) \(body)") == "what 'text' stands for is not written out in this function", "\(body)")
    }
  }

  @Test func othersStay() {
    let notWritten = "what '$0' stands for is not written out in this function"
    let use = "v.addConstraints(\(Self.made("$0")))"
    for body in ["print($0); \(use)", "\(use); g()", "if x { \(use) }"] {
      #expect(migrated("\(Self.texts).forEach { \(body) }") == notWritten, "\(body)")
    }
    #expect(migrated("g(\(Self.texts)).forEach { \(use) }") == notWritten)
    #expect(
      migrated(#"["[a(3)]", other].forEach { \#(use) }"#)
        == "what 'other' stands for is not written out in this function")
    #expect(migrated(#"["[a(3)]" /* wide */].forEach { \#(use) }"#) == "there is a comment in it")
  }
}
