import Testing

/// `translate` of texts that state several constraints, and of priorities.
@Suite struct TranslateListTests {
  private func translate(_ arguments: String..., input: String = "") throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["translate"] + arguments, input: Array(input.utf8))
  }

  /// Each variable has a name of its own, and stands before the call that it is activated by.
  @Test func activate() throws {
    #expect(
      try translate(
        "--from", "visual-format", "--to", "anchors", "--activate",
        input: "[a(5)]\n[b(>=50@700,<=a)]\n[c(7@low)]\n[d]\n")
        == .init(
          output: """
            NSLayoutConstraint.activate([
              a.widthAnchor.constraint(equalToConstant: 5),
            ])
            let constraint1 = b.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
            constraint1.priority = .init(rawValue: 700)
            NSLayoutConstraint.activate([
              constraint1,
              b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor),
            ])
            let constraint2 = c.widthAnchor.constraint(equalToConstant: 7)
            constraint2.priority = .init(rawValue: Float(low))
            NSLayoutConstraint.activate([
              constraint2,
            ])

            """))
  }

  @Test func activateInObjectiveC() throws {
    #expect(
      try translate(
        "--from", "visual-format", "--to", "anchors", "--activate", "--language", "objc", "--platform", "macos",
        "|-[a(5@7)]")
        == .init(
          output: """
            NSLayoutConstraint *constraint1 = [a.widthAnchor constraintEqualToConstant:5];
            constraint1.priority = 7;
            [NSLayoutConstraint activateConstraints:@[
              [a.leadingAnchor constraintEqualToAnchor:a.superview.leadingAnchor constant:20],
              constraint1,
            ]];

            """))
  }

  @Test func objects() throws {
    #expect(
      try translate(
        "--from", "visual-format", "--to", "compact-constraint", "--metric", "w", "--format", "ndjson", "|-8-[a(w)]")
        == .init(
          output: #"{"line":1,"file":null,"from":"visual-format","to":"compact-constraint","text":"|-8-[a(w)]","#
            + #""ok":true,"translation":"a.leading = super.leading + 8\na.width = w","translations":["#
            + #""a.leading = super.leading + 8","a.width = w"],"lhs":null,"rhs":null,"warnings":[]}"# + "\n"))
  }

  @Test func namesInObjects() throws {
    let outcome = try translate(
      "--from", "visual-format", "--to", "anchors", "--format", "ndjson", "[a(5@7)]", "[b(6@8)]")
    #expect(outcome.output.contains("let constraint1 = a.") && outcome.output.contains("let constraint2 = b."))
  }

  @Test func options() throws {
    #expect(
      try translate(
        "--from", "visual-format", "--to", "expression-format", "--options", "alignAllTop,directionLeftToRight",
        "[a]-8-[b]") == .init(output: "b.left = a.right + 8\nb.top = a.top\n"))
  }

  @Test(arguments: [
    (
      ["--from", "equations", "--to", "tat-layout", "--language", "objc", "width = 3"],
      "'--language' and '--platform' have no place here: they are for 'anchors' and 'swift'"
    ),
    (
      ["--from", "tat-layout", "--to", "anchors", "--metric", "a", "a.width == 3"],
      "'--options' and '--metric' have no place here: they are for visual formats"
    ),
  ])
  func usage(arguments: [String], message: String) throws {
    let outcome = try CommandLineTool.run(["translate"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.diagnostics.hasPrefix("constraint-grammar: error: \(message)\n"))
  }

  @Test func receiver() throws {
    #expect(
      try CommandLineTool.run([
        "resolve", "--dialect", "compact-constraint-2021", "--self", "page", "--format", "ndjson", "--views", "a",
        "self.top = a.top # x",
      ])
        == .init(
          output: #"{"line":1,"file":null,"dialect":"compact-constraint-2021","text":"self.top = a.top # x","ok":true,"#
            + #""resolved":{"firstItem":"page","firstAttribute":"top","relation":"==","secondItem":"a","#
            + #""secondAttribute":"top","multiplier":1,"constant":0,"priority":1000,"identifier":"x"},"warnings":[]}"#
            + "\n"))
  }
}
