import CommandLineInterface
import Foundation
import TestMaterial
import Testing

@testable import benchmark

/// What the benchmark says of itself, as files in `HelpPages/`; with `RECORD_HELP` set, they are written anew.
@Suite struct HelpTests {
  static let pages = [
    ("tool.txt", ["--help"]), ("run.txt", ["run", "--help"]), ("scale.txt", ["scale", "--help"]),
    ("corpora.txt", ["corpora", "--help"]), ("passes.txt", ["passes", "--help"]),
  ]

  @Test(arguments: pages)
  func page(file: String, arguments: [String]) throws {
    let outcome = BenchmarkTool.run(arguments)
    #expect(outcome.status == .success)
    #expect(outcome.diagnostics == "")
    let path = "Tests/BenchmarkTests/HelpPages/" + file
    if ProcessInfo.processInfo.environment["RECORD_HELP"] != nil {
      try outcome.output.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    let expected = try Repository.text(of: path)
    #expect(outcome.output == expected, "\(comparison(expected: expected, actual: outcome.output))")
    for line in outcome.output.split(separator: "\n") {
      #expect(line.count <= 80 || line.hasPrefix("  benchmark "))
    }
  }
}
