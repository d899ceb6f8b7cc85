import Testing

/// `resolve` in text form.
@Suite struct ResolveTextTests {
  private static let title =
    "line  first                     relation  second                    multiplier             constant\n"

  private func resolve(
    _ dialect: String, _ arguments: String..., input: String = ""
  ) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["resolve", "--dialect", dialect] + arguments, input: Array(input.utf8))
  }

  @Test func table() throws {
    let input = "view.left = -10\n\nview.width = view2.width * -2 + 5\nview.width >= 1.5\n"
    #expect(
      try resolve("expression-format", input: input)
        == .init(
          output: Self.title + """
               1  view.left                 ==        view.superview.left                1                  -10
               3  view.width                ==        view2.width                       -2                    5
               4  view.width                >=        -                                  -                  1.5

            """))
  }

  /// What is wider than its column takes the blanks beside it, and the cells after it are in their places.
  @Test func longNumbers() throws {
    #expect(
      try resolve(
        "compact-constraint", "a.width = b.width / 3", "a.width = b.width / -3 + 0.1234567890123456",
        "some.long.name.for.a.view.width = b.width / 3 + 1", "a.width = b.width")
        == .init(
          output: Self.title + """
               1  a.width                   ==        b.width           0.3333333333333333                    0
               2  a.width                   ==        b.width          -0.3333333333333333   0.1234567890123456
               3  some.long.name.for.a.view.width  ==  b.width          0.3333333333333333                    1
               4  a.width                   ==        b.width                            1                    0

            """))
  }

  /// Rows are written before the longest name is known.
  @Test func longNames() throws {
    #expect(
      try resolve(
        "compact-constraint", "page.content.button.title.leading = page.content.button.icon.trailing + 0.0001220703125",
        "a.width = b.width")
        == .init(
          output: Self.title + """
               1  page.content.button.title.leading  ==  page.content.button.icon.trailing  1   0.0001220703125
               2  a.width                   ==        b.width                            1                    0

            """))
  }

  @Test func nothing() throws {
    #expect(try resolve("expression-format", input: "\n  \n") == .init())
    let rejected = try resolve("expression-format", "?")
    #expect(rejected.status == 1)
    #expect(rejected.output.isEmpty)
  }

  @Test func titleInColor() throws {
    let title = "\u{1B}[1m\(Self.title.dropLast())\u{1B}[0m\n"
    let row = "   1  lhs.width                 ==        -                                  -                    1\n"
    #expect(try resolve("equations", "--color", "always", "width = 1") == .init(output: title + row))
  }

  @Test func warningsAreNoRejections() throws {
    #expect(
      try resolve("expression-format", "a.width = 1", "a.left = b.top + 2")
        == .init(
          output: Self.title + """
               1  a.width                   ==        -                                  -                    1
               2  a.left                    ==        b.top                              1                    2

            """,
          diagnostics: """
            <argument 2>:1:1: warning: UIKit and AppKit raise an exception: 'left' and 'top' lie on different axes
            a.left = b.top + 2
            ^~~~~~~~~~~~~~~~~~
            hint: write 'a.left = b.left + 2' or 'a.top = b.top + 2'

            """))
  }

  @Test func errorsKeepTheirPlaces() throws {
    let input = "a.width = b.width * gap\n\na.width = 3px\na.width = 2\nsuperview.left = 3\na.width = gap\n"
    #expect(
      try resolve("expression-format", "--views", "a, c", "--metric=gop=8", input: input)
        == .init(
          status: 1,
          output: Self.title
            + "   4  a.width                   ==        -                                  -                    2\n",
          diagnostics: """
            <stdin>:1:11: error: there is no view called 'b'
            a.width = b.width * gap
                      ^
            hint: the views are 'a', 'c'
            <stdin>:3:11: error: '3px' is not a number
            a.width = 3px
                      ^~~
            hint: numbers are written without a unit or a suffix: write '3'
            <stdin>:5:1: error: there is no view called 'superview'
            superview.left = 3
            ^~~~~~~~~
            hint: 'superview' stands for the superview of the view on the left, so it can be on the right only
            <stdin>:6:11: error: there is no number called 'gap'
            a.width = gap
                      ^~~
            hint: did you mean 'gop'?

            """))
  }
}
