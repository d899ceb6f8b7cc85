import Testing

/// What names stand for in `resolve`.
@Suite struct ResolveNamesTests {
  /// The item, the multiplier and so on of each line, or what is wrong with it.
  private func resolve(_ dialect: String, _ arguments: String...) throws -> [String] {
    let outcome = try CommandLineTool.run(["resolve", "--dialect", dialect] + arguments)
    let rows = outcome.output.split(separator: "\n").dropFirst().map { row in
      row.split(separator: " ").dropFirst().joined(separator: " ")
    }
    return rows + outcome.diagnostics.split(separator: "\n").map(String.init)
  }

  @Test func numbers() throws {
    #expect(
      try resolve("compact-constraint", "--metric", "gap=-8", "--metric=k=.5e1", "a.left >= b.right * k + gap")
        == ["a.left >= b.right 5 -8"])
    #expect(try resolve("expression-format", "--metric", "gap=8", "a.width = -gap") == ["a.width == - - -8"])
  }

  @Test func numberWithoutAValue() throws {
    #expect(
      try resolve("expression-format", "a.width = gap")
        == [
          "<argument 1>:1:11: error: there is no number called 'gap'", "a.width = gap", "          ^~~",
          "hint: give it a value: '--metric gap=8'",
        ])
    #expect(
      try resolve("expression-format", "--metric", "gop=8", "a.width = gap").last == "hint: did you mean 'gop'?")
  }

  /// A name with an attribute is a view, and no number.
  @Test func viewForNumber() throws {
    #expect(
      try resolve("expression-format", "a.width = a")
        == [
          "<argument 1>:1:11: error: 'a' is a view, and a number is needed here", "a.width = a", "          ^",
          "hint: for an attribute of the view, write 'a.width'",
        ])
  }

  /// A name with a number is a number, though it has an attribute.
  @Test func numberForView() throws {
    #expect(
      try resolve("expression-format", "--metric", "gap=8", "gap.width = 3")
        == [
          "<argument 1>:1:1: error: 'gap' is a number, and a view is needed here", "gap.width = 3", "^~~",
          "hint: only a view has attributes: leave out the attribute, or name a view",
        ])
  }

  /// The views of a visual format and its numbers are in dictionaries of their own.
  @Test func viewAndNumberOfOneName() throws {
    #expect(
      try resolve("visual-format", "--metric", "b=1", "[a]-8-[b(b)]")
        == ["b.leading == a.trailing 1 8", "b.width == - - 1"])
  }

  @Test func listedViews() throws {
    #expect(
      try resolve("compact-constraint", "--views", "button,label", "button.left = lable.left", "button.top = label.top")
        == [
          "button.top == label.top 1 0", "<argument 1>:1:15: error: there is no view called 'lable'",
          "button.left = lable.left", "              ^~~~~", "hint: did you mean 'label'?",
        ])
  }

  @Test func superview() throws {
    #expect(try resolve("expression-format", "a.left = superview.left") == ["a.left == a.superview.left 1 0"])
    #expect(
      try resolve("compact-constraint", "a.left = super.left", "a.left = superview.left")
        == ["a.left == a.superview.left 1 0", "a.left == superview.left 1 0"])
    #expect(
      try resolve("compact-constraint", "--views", "a,super", "a.left = super.left") == ["a.left == super.left 1 0"])
    #expect(
      try resolve("expression-format", "superview.left = 3")
        == [
          "<argument 1>:1:1: error: there is no view called 'superview'", "superview.left = 3", "^~~~~~~~~",
          "hint: 'superview' stands for the superview of the view on the left, so it can be on the right only",
        ])
  }

  @Test func formulas() throws {
    #expect(
      try resolve("equations", "width = 100", "left = left + 2") == [
        "lhs.width == - - 100", "lhs.left == rhs.left 1 2",
      ])
    #expect(
      try resolve("equations", "--lhs", "a", "--rhs", "b", "width > 2 * height - 1")
        == ["a.width >= b.height 2 -1"])
    #expect(try resolve("equations", "--rhs", "none", "width = 100") == ["lhs.width == - - 100"])
  }

  @Test func formulasThatDoNotFit() throws {
    #expect(
      try resolve("equations", "--rhs", "none", "width = 2 * width")
        == [
          "<argument 1>:1:9: error: the formula has an attribute of the RHS, and there is no RHS", "width = 2 * width",
          "        ^~~~~~~~~", "hint: give a view as RHS, or write a number in place of the attribute",
        ])
    #expect(
      try resolve("equations", "--rhs", "b", "width = 100")
        == [
          "<argument 1>:1:9: error: the formula is a constant, and a RHS is given", "width = 100", "        ^~~",
          "hint: leave out the RHS, or relate to an attribute of it",
        ])
  }
}
