import Testing

@testable import CommandLineInterface

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one two", ["one two"]), ("one two three", ["one two", "three"]),
    ("one  two", ["one two"]), ("ten chars.", ["ten chars."]), ("ten chars. x", ["ten chars.", "x"]),
    ("a verylongwordindeed b", ["a", "verylongwordindeed", "b"]), ("one\n\ntwo", ["one", "", "two"]),
    ("one\ntwo", ["one two"]), ("one\n  as  it is, too long\ntwo", ["one", "  as  it is, too long", "two"]),
  ])
  func lines(text: String, expected: [String]) {
    #expect(text.wrapped(toWidth: 10) == expected)
  }
}
