import Testing

@testable import CommandLineInterface

@Suite struct ToolTests {
  @Test func version() throws {
    #expect(try rehearse(["--version"]) == Rehearsal(output: "post 2.1\n"))
  }

  @Test func standardInput() throws {
    #expect(
      try rehearse(["fetch", "-"], input: "\u{FEFF}a\r\n\nb")
        == Rehearsal(status: .rejected, output: "1: a\n3: b\n", diagnostics: "2: empty\n"))
  }

  @Test func statuses() {
    #expect(CommandStatus.allCases.map(\.rawValue) == [0, 1, 64, 66, 74, 141])
  }
}
