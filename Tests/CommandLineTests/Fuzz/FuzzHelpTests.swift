import Foundation
import TestMaterial
import Testing

/// What `fuzz` says of itself, as a file in `HelpPages/`; written anew as those of ``HelpTests`` are.
@Suite struct FuzzHelpTests {
  @Test func page() throws {
    let outcome = try FuzzTool().run("--help")
    let path = "Tests/CommandLineTests/HelpPages/fuzz.txt"
    if ProcessInfo.processInfo.environment["RECORD_HELP"] != nil {
      try outcome.output.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    #expect(outcome == .init(output: try Repository.text(of: path)))
  }

  @Test(arguments: ["run", "replay", "properties", "dictionary", "seeds", "table"])
  func subcommand(name: String) throws {
    let tool = try FuzzTool()
    let page = try tool.run(name, "--help")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("Usage: fuzz \(name) "))
    #expect(try tool.run("help", name) == page)
  }

  @Test func version() throws {
    #expect(try FuzzTool().run("--version").output.wholeMatch(of: /fuzz \d+\.\d+\.\d+\n/) != nil)
  }
}
