import Testing

@testable import CommandLineInterface

@Suite struct ArgumentShapeTests {
  @Test(arguments: ["", "-", "a", "-5", "-.5", "--5", "- 5", "-(3 + 4)", "---", "--=x", "-é", "---format", "a.b = -c"])
  func positional(argument: String) {
    #expect(ArgumentShape(argument) == .positional)
  }

  @Test(
    arguments: [
      ("--format", "--format", nil), ("-f", "-f", nil), ("--format=json", "--format", "json"),
      ("--format=", "--format", ""),
      ("--metric=gap=8", "--metric", "gap=8"), ("-f=x y", "-f", "x y"), ("-gap = 3", "-gap = 3", nil),
      ("—format", "—format", nil), ("––format=json", "––format", "json"),
    ] as [(String, String, String?)])
  func option(argument: String, spelling: String, value: String?) {
    #expect(ArgumentShape(argument) == .option(spelling, value: value))
  }

  @Test func endOfOptions() {
    #expect(ArgumentShape("--") == .endOfOptions)
  }
}
