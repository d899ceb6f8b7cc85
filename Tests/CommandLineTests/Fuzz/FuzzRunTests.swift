import TestMaterial
import Testing

/// `fuzz run` with dialects that are right.
@Suite struct FuzzRunTests {
  /// What a run prints, without what depends on the time.
  private func run(_ arguments: String...) throws -> [[String]] {
    let outcome = try FuzzTool().run(["--runs", "12", "--dialect", "equations"] + arguments)
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics == "")
    let speedless = outcome.output.replacing(#/, [0-9.]+ s:/#, with: ", _ s:")
    return speedless.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let cells = line.split(separator: #/  +/#).map(String.init)
      return cells.count == 3 ? Array(cells.prefix(2)) : cells
    }
  }

  @Test func summary() throws {
    let lines = try run("--seed", "1")
    #expect(lines.first == ["dialect", "texts", "accepted", "checks", "steps", "pairs", "triples", "failures"])
    #expect(lines.dropFirst().first?.prefix(2) == ["equations", "12"])
    #expect(
      lines.dropFirst(2) == [
        [],
        ["property", "checks"], ["robustness", "12"], ["host", "12"], ["language", "12"], ["diagnostics", "12"],
        ["interpreter", "12"],
        ["round-trip", "12"], ["numbers", "12"], ["report", "12"], ["fix-its", "12"], ["losses", "2"],
        ["translation", "12"],
        ["swift", "12"], ["meaning", "12"], ["names", "12"], ["absences", "12"], ["source", "2"],
        ["source-damage", "2"],
        ["source-bytes", "12"],
        [],
        ["seed 1, _ s: no failure"],
        [],
      ])
  }

  @Test("The same seed gives the same table, another one gives another")
  func seed() throws {
    #expect(try run("--seed", "1") == run("--seed", "1"))
    #expect(try run("--seed", "1").dropLast(2) != run("--seed", "2").dropLast(2))
  }

  @Test func aSeedOfItsOwn() throws {
    let last = try run("--property", "host").suffix(2).joined().joined()
    #expect(last.wholeMatch(of: /seed \d+, _ s: no failure/) != nil)
  }

  @Test func oneProperty() throws {
    let lines = try run("--seed", "1", "--property", "numbers")
    #expect(
      lines.dropFirst(2) == [
        [], ["property", "checks"], ["numbers", "12"], [], ["seed 1, _ s: no failure"], [],
      ])
  }

  @Test("Two jobs share the texts")
  func jobs() throws {
    let lines = try run("--seed", "1", "--jobs", "2", "--property", "numbers")
    #expect(lines.dropFirst(3).prefix(2) == [["property", "checks"], ["numbers", "12"]])
  }

  @Test("Texts to begin with")
  func seeds() throws {
    let tool = try FuzzTool()
    #expect(try tool.run("seeds", "--dialect", "equations", "seeds").status == 0)
    let outcome = try tool.run(
      "--dialect", "equations", "--seeds", "seeds", "--runs", "12", "--seed", "1", "--property", "language")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix(" s: no failure\n"))
  }
}
