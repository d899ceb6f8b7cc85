import SourceScanning
import Testing

/// Constants whose texts have values in them.
@Suite struct TextValuesTests {
  private static let use =
    #"v.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a]))"#
  private static let useInObjectiveC =
    #"[v addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"a": a}]];"#
  private static let values =
    "a value in 'format' may be another one here than where that is put together: write the text at the call"
  private static func anchors(_ number: String) -> String {
    "v.addConstraints([a.widthAnchor.constraint(equalToConstant: \(number))])"
  }
  private static func anchorsInObjectiveC(_ number: String) -> String {
    "[v addConstraints:@[[a.widthAnchor constraintEqualToConstant:\(number)]]];"
  }

  /// What becomes of the statements of a function, or why the call in it is left alone.
  private func migrated(_ lines: [String], _ language: SourceLanguage) -> [String] {
    let head =
      language == .swift
      ? """
      class View: UIView {
        let fixed: CGFloat = 4
        var other: CGFloat = 5
        var fresh: CGFloat { counter += 1; return counter }
        func f(w: CGFloat) {

      """
      : """
      @implementation View
      - (CGFloat)fresh { return counter++; }
      - (void)f:(CGFloat)w {

      """
    let source = head + lines.map { $0 + "\n" }.joined() + "}\n"
    let migration = SourceScanner().migration(of: ContiguousArray(source.utf8), language)
    if let reason = migration.remaining.first?.reason { return [reason] }
    let result = String(decoding: migration.edits.result, as: UTF8.self)
    return result.dropFirst(head.count).split(separator: "\n").dropLast().map { String($0) }
  }

  private static let swift: [(lines: [String], outcome: [String])] = [
    ([#"let format = "[a(\(w))]""#, use], [anchors("w")]),
    ([#"let format = "[a(\(fixed))]""#, use], [anchors("fixed")]),
    ([#"let x = w * 2, format = "[a(\(x))]""#, use], [#"let x = w * 2, format = "[a(\(x))]""#, anchors("x")]),
    (
      [#"let format = "[a(\(w))]""#, "print(format)", use],
      [#"let format = "[a(\(w))]""#, "print(format)", anchors("w")]
    ),
    ([#"let format = String(format: "[a(%f)]", w)"#, use], [anchors("w")]),
    ([#"let format = String(format: "[a(%f)]", other)"#, use], [anchors("other")]),
    (
      ["var x: CGFloat = 3", #"let format = String(format: "[a(%f)]", x)"#, use], ["var x: CGFloat = 3", anchors("x")]
    ),
    ([#"let format = "[a(\(w))]""#, "run { \(use) }"], ["run { \(anchors("w")) }"]),
    // What can be another value by then.
    ([#"let format = "[a(\(other))]""#, use], [values]), ([#"let format = "[a(\(fresh))]""#, use], [values]),
    ([#"let format = "[a(\(make()))]""#, use], [values]), ([#"let format = "[a(\(self.fixed))]""#, use], [values]),
    (["var x: CGFloat = 3", #"let format = "[a(\(x))]""#, "x = 4", use], [values]),
    ([#"let format = "[a(\(w))]""#, "let w = 3", use], [values]),
    ([#"let format = "[a(\(fixed))]""#, "run { \(use) }"], [values]),
    ([#"let format = String(format: "[a(%f)]", fresh)"#, use], [values]),
    ([#"let format = String(format: "[a(%f)]", make())"#, use], [values]),
    (["var x: CGFloat { fresh }", #"let format = "[a(\(x))]""#, use], [values]),
    (["var x: CGFloat { make() }", #"let format = String(format: "[a(%f)]", x)"#, use], [values]),
    (
      [#"let format = String(format: "[a(3)]", make())"#, use],
      ["a value in it stands for more than a number or a name"]
    ),
    // What has a function in it is not taken out.
    (
      [#"let format = String(format: "[a(%f", w) + ")]""#, use],
      [#"let format = String(format: "[a(%f", w) + ")]""#, anchors("w")]
    ),
    ([#"let format = "[a(\(w)" + String(format: "@%f)]", w)"#, use], [values]),
    (
      ["var x: CGFloat = 3", #"let format = String(format: "[a(%f)]", x)"#, "x = 4", use],
      ["'x' is given another value before or after it"]
    ),
    ([#"let format = String(format: "[a(%*f)]", 3, w)"#, use], [values]),
  ]

  @Test(arguments: swift) func inSwift(lines: [String], outcome: [String]) {
    #expect(migrated(lines, .swift) == outcome)
  }

  private static let objectiveC: [(lines: [String], outcome: [String])] = [
    ([#"NSString *format = [NSString stringWithFormat:@"[a(%f)]", w];"#, useInObjectiveC], [anchorsInObjectiveC("w")]),
    (
      [#"NSString *format = [NSString stringWithFormat:@"[a(%f)]", self.fresh];"#, useInObjectiveC], [values]
    ),
    ([#"NSString *format = [NSString stringWithFormat:@"[a(%f)]", [self make]];"#, useInObjectiveC], [values]),
    (
      [#"NSString *format = [NSString stringWithFormat:@"[a(%f)]", w];"#, "w = 3;", useInObjectiveC],
      ["'w' is given another value before or after it"]
    ),
  ]

  @Test(arguments: objectiveC) func inObjectiveC(lines: [String], outcome: [String]) {
    #expect(migrated(lines, .objectiveC) == outcome)
  }
}
