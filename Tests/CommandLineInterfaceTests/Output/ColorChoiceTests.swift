import Testing

@testable import CommandLineInterface

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["TERM": "xterm"], true),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": "0"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, [:], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func isColored(choice: ColorChoice, isTerminal: Bool, variables: [String: String], expected: Bool) {
    #expect(choice.isColored(isTerminal: isTerminal, environment: Environment(variables)) == expected)
  }

  @Test func option() throws {
    let plain = "1: empty\n"
    let colored = "1: \u{1B}[31mempty\u{1B}[0m\n"
    #expect(try rehearse(["fetch"], input: "\n").diagnostics == plain)
    #expect(try rehearse(["fetch"], input: "\n", isTerminal: true).diagnostics == colored)
    #expect(try rehearse(["fetch", "--color=never"], input: "\n", isTerminal: true).diagnostics == plain)
    #expect(try rehearse(["fetch", "--color=always"], input: "\n").diagnostics == colored)
    #expect(
      try rehearse(["fetch"], input: "\n", isTerminal: true, environment: ["NO_COLOR": "1"]).diagnostics == plain)
  }

  @Test func errorTitle() throws {
    #expect(
      try rehearse(["fetch", "-x"], isTerminal: true).diagnostics.hasPrefix(
        "post: \u{1B}[1;31merror:\u{1B}[0m unknown option"))
  }
}
