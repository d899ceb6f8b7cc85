import Foundation
import TestMaterial
import Testing

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
  static func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "benchmark-" + UUID().uuidString)
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }
}

@Suite struct CommandTests {
  private static let lines = "width = 10\n\nwidth = 2 * height\nwidth := 3\n"

  @Test("A corpus of one's own, its blank lines aside, in JSON")
  func ownCorpus() throws {
    try BenchmarkTool.withFile(Self.lines) { path in
      let outcome = BenchmarkTool.run(
        "--corpus", path, "--dialect", "equations", "--rounds", "3", "--format", "json")
      #expect(outcome.status == .success)
      #expect(outcome.diagnostics == "")
      let objects = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
      #expect(objects.map { $0["contestant"] as? String } == Contestant.all.map(\.name))
      #expect(objects.allSatisfy { $0["corpus"] as? String == path })
      #expect(objects.map { $0["ratio"] is Double } == [true, true, true, true, true, false, false])
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

  @Test("The same passes by all contestants give the same checksum")
  func passes() {
    let outputs = ["library-verdict", "library-runtime", "library-string", "c"].map { name in
      BenchmarkTool.run("passes", "formula-style-rejected", name, "--lines", "20", "--count", "2")
    }
    #expect(Set(outputs.map { $0.output.split(separator: " ").last }).count == 1)
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

  @Test(
    "What can't be run is told in a sentence",
    arguments: [
      (["--corpus", "layout.txt"], "run", "--corpus needs the --dialect of its lines"),
      (
        ["passes", "visual-format-sentences", "c"], "passes",
        "'c' does not read 'visual-format-sentences'; see 'benchmark corpora'"
      ),
      (["passes", "equations", "regex", "--lines", "1"], "passes", "'regex' does not know 'equations'"),
    ])
  func usage(arguments: [String], command: String, message: String) {
    let diagnostics = "benchmark: error: \(message)\nSee 'benchmark \(command) --help'.\n"
    #expect(BenchmarkTool.run(arguments) == .init(status: .usage, diagnostics: diagnostics))
  }

  @Test(
    "A name that there is not",
    arguments: [
      ["--contestant", "library-statik"], ["--kind", "short"], ["--dialect", "morse"], ["--rounds", "2"],
      ["--suite", "words"], ["passes"], ["passes", "morse", "c"],
    ])
  func unknownNames(arguments: [String]) { #expect(BenchmarkTool.run(arguments).status == .usage) }

  @Test("A file that can't be read, and a tool that can't be run")
  func unreadable() throws {
    func message(_ arguments: String...) -> String {
      let outcome = BenchmarkTool.run(arguments)
      #expect(outcome.status == .noInput)
      #expect(outcome.output == "")
      return outcome.diagnostics
    }
    #expect(
      message("--corpus", "no/such/file", "--dialect", "equations")
        == "benchmark: error: can't read 'no/such/file': No such file or directory\n")
    try BenchmarkTool.withFile(" \n\t\n") { path in
      #expect(
        message("--corpus", path, "--dialect", "equations")
          == "benchmark: error: can't read '\(path)': all its lines are blank\n")
    }
  }

  @Test("Both programs go over the sources, which are gone afterwards")
  func scan() throws {
    // One after the other: the sources are in a folder that is named for the process.
    #expect(
      BenchmarkTool.run("--suite", "scan", "--tool", "no/such/tool", "--bytes", "1000").diagnostics
        == "benchmark: error: can't read 'no/such/tool': it can't be run\n")
    // Any program that is content with the arguments will do.
    let outcome = BenchmarkTool.run("--suite", "scan", "--tool", "true", "--bytes", "1000", "--format", "json")
    #expect(outcome.status == .success)
    let objects = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(objects.map { $0["corpus"] as? String } == ["scan", "scan"])
    #expect(objects.map { $0["rounds"] as? Int } == [5, 5])
    #expect(objects.map { $0["target"] as? Double } == [1.5, nil])
    #expect(objects.last?["ratio"] as? Double == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
    #expect(!left.contains("scan-\(ProcessInfo.processInfo.processIdentifier)"))
  }
}

/// What the benchmark says of itself, as files in `HelpPages/`; with `RECORD_HELP` set, they are written anew.
@Suite struct HelpTests {
  @Test(arguments: ["tool", "run", "scale", "corpora", "passes"])
  func page(name: String) throws {
    let outcome = BenchmarkTool.run((name == "tool" ? [] : [name]) + ["--help"])
    #expect(outcome.status == .success)
    #expect(outcome.diagnostics == "")
    let path = "Tests/BenchmarkTests/HelpPages/\(name).txt"
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
