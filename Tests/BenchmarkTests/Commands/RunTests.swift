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
      Measurement(corpus: "other", contestant: "library-verdict", nanosecondsPerLine: 1, ratio: 1)
    ])
    try BenchmarkTool.withFile(stored) { baseline in
      try BenchmarkTool.withFile(Self.lines) { path in
        let arguments = [
          "--corpus", path, "--dialect", "equations", "--rounds", "3", "--contestant", "library-verdict", "--baseline",
          baseline,
        ]
        let comparison = """
          not in the baseline:
            \(path), library-verdict
          only in the baseline:
            other, library-verdict
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
    let outputs = ["library-verdict", "library-runtime", "library-string", "c"].map { name in
      BenchmarkTool.run(
        "passes", "formula-style-rejected", name, "--lines", "20", "--count", "2")
    }
    let checksums = Set(outputs.map { $0.output.split(separator: " ").last })
    #expect(checksums.count == 1)
    #expect(outputs[0].output.hasPrefix("formula-style-rejected library-verdict 20 "))
    #expect(outputs.allSatisfy { $0.status == .success })
  }

  @Test("Every corpus that is listed can be parsed by those whom it is listed with, in as many lines as it says")
  func corpora() throws {
    let listed = BenchmarkTool.run("corpora").output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(listed.map { String($0[0]) } == NamedCorpus.all.map(\.name))
    // What is not optimised is slow, so texts of JSON are left out.
    for names in listed where !names[0].hasPrefix("json") {
      for contestant in names.dropFirst() where contestant.hasPrefix("library") {
        let outcome = BenchmarkTool.run("passes", String(names[0]), String(contestant), "--lines", "10")
        let count = names[0].hasSuffix("-long") ? 1 : 10
        #expect(outcome.output.hasPrefix("\(names[0]) \(contestant) \(count) "))
      }
    }
  }

  @Test("A scan that can't be timed: told in passing where all is timed, and a failure where it is asked for")
  func noTool() {
    let outcome = BenchmarkTool.run("--suite", "scan", "--tool", "no/such/tool", "--bytes", "1000")
    #expect(
      outcome
        == .init(status: .noInput, diagnostics: "benchmark: error: can't read 'no/such/tool': it can't be run\n"))
  }

  @Test func scale() {
    let outcome = BenchmarkTool.run("scale", "--dialect", "equations", "--lines", "10", "--bytes", "100")
    #expect(outcome.status == .success)
    let starts = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      starts == ["equations:", "lines", "10", "exponent", "equations:", "bytes", "10", "100", "exponent", "…"])
  }
}
