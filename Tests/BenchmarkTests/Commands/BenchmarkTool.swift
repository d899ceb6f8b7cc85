import Foundation
import TestMaterial

@testable import CommandLineInterface
@testable import benchmark

/// The benchmark, run in this process.
enum BenchmarkTool {
  /// What comes of a run.
  struct Outcome: Equatable {
    var status = CommandStatus.success
    var output = ""
    var diagnostics = ""
  }

  static func run(_ arguments: String...) -> Outcome { run(arguments) }

  static func run(_ arguments: [String]) -> Outcome {
    let console = Console(capturing: .standardInput)
    let status = Main.tool.run(arguments, console: console)
    return Outcome(status: status, output: console.output.captured, diagnostics: console.diagnostics.captured)
  }

  /// Runs `body` with the path of a file that has a text.
  static func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "benchmark-" + UUID().uuidString)
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}
