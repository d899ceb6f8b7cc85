import Foundation
import TestMaterial
import Testing

@testable import CommandLineInterface
@testable import benchmark

/// The benchmark, run in this process.
enum BenchmarkTool {
  static func run(_ arguments: [String]) -> Session.Outcome {
    let console = Console(capturing: .standardInput)
    let status = Main.tool.run(arguments, console: console)
    return Session.Outcome(
      status: Int32(status.rawValue), output: console.output.captured, diagnostics: console.diagnostics.captured)
  }

  /// What a run that ends well writes.
  static func output(_ arguments: String...) -> String {
    let outcome = run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics == "")
    return outcome.output
  }

  /// The objects of such a run in JSON.
  static func objects(_ arguments: String...) throws -> [[String: Any]] {
    let outcome = run(arguments + ["--format", "json"])
    #expect(outcome.status == 0)
    return try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }
}

/// One after the other: the sources that are scanned are in a folder that is named for the process.
@Suite(.serialized) struct CommandTests {
  @Test("A corpus of one's own, its blank lines aside: all in JSON, and one beside hand-written C as a table")
  func ownCorpus() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "benchmark-" + UUID().uuidString).path
    try Data("width = 10\n \t\nwidth = 2 * height\nwidth := 3\n".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let objects = try BenchmarkTool.objects("--corpus", path, "--dialect", "equations", "--rounds", "3")
    #expect(objects.map { $0["contestant"] as? String } == Contestant.all.map(\.name))
    #expect(objects.allSatisfy { $0["corpus"] as? String == path })
    #expect(objects.map { $0["ratio"] is Double } == [true, true, true, true, true, false, false])
    let table = BenchmarkTool.output(
      "run", "--corpus", path, "--dialect", "equations", "--rounds", "3", "--contestant", "library-string")
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.map { $0.prefix { $0 != " " } } == ["\(path):", "", "contestant", "library-string", "c", "", ""])
    #expect(rows[0] == "\(path): 3 lines of 12.67 bytes")
  }

  @Test("The same passes by all contestants give the same checksum")
  func passes() {
    let outputs = ["library-verdict", "library-runtime", "library-string", "c"].map { name in
      BenchmarkTool.output("passes", "formula-style-rejected", name, "--lines", "20", "--count", "2")
    }
    #expect(Set(outputs.map { $0.split(separator: " ").last }).count == 1)
    #expect(outputs[0].hasPrefix("formula-style-rejected library-verdict 20 "))
  }

  @Test("Every corpus that is listed can be parsed by those whom it is listed with, in as many lines as it says")
  func corpora() {
    let listed = BenchmarkTool.output("corpora").split(separator: "\n").map { $0.split(separator: " ") }
    // What is not optimised is slow, so texts of JSON are left out.
    for names in listed where !names[0].hasPrefix("json") {
      for contestant in names.dropFirst() where contestant.hasPrefix("library") {
        let output = BenchmarkTool.output("passes", String(names[0]), String(contestant), "--lines", "10")
        #expect(output.hasPrefix("\(names[0]) \(contestant) \(names[0].hasSuffix("-long") ? 1 : 10) "))
      }
    }
  }

  @Test("Both programs go over the sources, which are gone afterwards")
  func scan() throws {
    // Any program that is content with the arguments will do.
    let objects = try BenchmarkTool.objects("--suite", "scan", "--tool", "true", "--bytes", "1000")
    #expect(objects.map { $0["corpus"] as? String } == ["scan", "scan"])
    #expect(objects.map { $0["rounds"] as? Int } == [5, 5])
    #expect(objects.map { $0["target"] as? Double } == [1.5, nil])
    #expect(objects.last?["ratio"] as? Double == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
    #expect(!left.contains("scan-\(ProcessInfo.processInfo.processIdentifier)"))
  }

  @Test("What is written where nothing is timed")
  func session() throws {
    let file = "Tests/BenchmarkTests/Sessions/benchmark.txt"
    let sessions = try Session.all(in: file)
    let replayed = try sessions.map {
      try $0.replayed(by: ["benchmark": { arguments, _ in BenchmarkTool.run(arguments) }])
    }
    if TestMaterial.Corpus.isRecording {
      #expect(try !Session.record(replayed, in: file), "recorded; now read git diff and run without RECORD_CORPORA")
    }
    #expect(sessions.count == 4)
    #expect(zip(sessions, replayed).flatMap { $0.differences(from: $1) } == [])
    for line in replayed[0].steps.flatMap({ $0.expected.split(separator: "\n") }) {
      #expect(line.count <= 80 || line.hasPrefix("  benchmark "))
    }
  }
}
