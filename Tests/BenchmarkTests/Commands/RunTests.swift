import CommandLineInterface
import Foundation
import Testing

@testable import benchmark

@Suite struct RunTests {
  private static let lines = "width = 10\n\nwidth = 2 * height\nwidth := 3\n"

  @Test("A corpus of one's own, its blank lines aside, in JSON")
  func ownCorpus() throws {
    try BenchmarkTool.withFile(Self.lines) { path in
      let outcome = BenchmarkTool.run(
        "--corpus", path, "--dialect", "equations", "--rounds", "3", "--format", "json")
      #expect(outcome.status == .success)
      #expect(outcome.diagnostics == "")
      let measurements = try JSONReport.measurements(in: Data(outcome.output.utf8))
      #expect(measurements.map(\.contestant) == Contestant.all.map(\.name))
      #expect(Set(measurements.map(\.corpus)) == [path])
      #expect(measurements.filter { $0.nanosecondsPerLine == nil }.map(\.contestant) == ["regex", "scanner"])
    }
  }

  @Test("One contestant, beside hand-written C, as a table")
  func oneContestant() throws {
    try BenchmarkTool.withFile(Self.lines) { path in
      let outcome = BenchmarkTool.run(
        "run", "--corpus", path, "--dialect", "equations", "--rounds", "3", "--contestant", "library-string")
      #expect(outcome.status == .success)
      let rows = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.map { $0.prefix { $0 != " " } } == ["\(path):", "", "contestant", "library-string", "c", "", ""])
      #expect(rows[0] == "\(path): 3 lines of 12.67 bytes")
    }
  }

  @Test("Compared with a stored run: on standard error beside JSON")
  func baseline() throws {
    let stored = JSONReport.text(of: [
      Measurement(corpus: "other", contestant: "library-static", nanosecondsPerLine: 1, ratio: 1)
    ])
    try BenchmarkTool.withFile(stored) { baseline in
      try BenchmarkTool.withFile(Self.lines) { path in
        let arguments = [
          "--corpus", path, "--dialect", "equations", "--rounds", "3", "--contestant", "library-static", "--baseline",
          baseline,
        ]
        let comparison = """
          not in the baseline:
            \(path), library-static
          only in the baseline:
            other, library-static
          within the noise: 0

          """
        let json = BenchmarkTool.run(arguments + ["--format", "json"])
        #expect(json.status == .success)
        #expect(json.diagnostics == comparison)
        let text = BenchmarkTool.run(arguments)
        #expect(text.output.hasSuffix("\nsince the baseline\n\n" + comparison))
      }
    }
  }

  @Test("The same passes by all contestants give the same checksum")
  func passes() {
    let outputs = ["library-static", "library-runtime", "library-string", "c"].map { name in
      BenchmarkTool.run(
        "passes", "--dialect", "formula-style", "--contestant", name, "--lines", "20", "--count", "2", "--kind",
        "rejected")
    }
    let checksums = Set(outputs.map { $0.output.split(separator: " ").last })
    #expect(checksums.count == 1)
    #expect(outputs[0].output.hasPrefix("formula-style-rejected library-static "))
    #expect(outputs.allSatisfy { $0.status == .success })
  }

  @Test func scale() {
    let outcome = BenchmarkTool.run("scale", "--dialect", "equations", "--lines", "10", "--bytes", "100")
    #expect(outcome.status == .success)
    let starts = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      starts == ["equations:", "lines", "10", "exponent", "equations:", "bytes", "10", "100", "exponent", "…"])
  }
}
