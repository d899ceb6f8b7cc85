import Testing

@testable import CommandLineInterface

@Suite struct StyleTests {
  @Test(
    arguments: [
      (.red, "x", "\u{1B}[31mx\u{1B}[0m"), (.red, "", ""), (.bold + .cyan, "x y", "\u{1B}[1;36mx y\u{1B}[0m"),
    ] as [(Style, String, String)])
  func applied(style: Style, text: String, expected: String) {
    #expect(style.applied(to: text) == expected)
  }
}
