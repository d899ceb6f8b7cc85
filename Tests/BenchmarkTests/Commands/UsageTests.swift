import CommandLineInterface
import Testing

@testable import benchmark

@Suite struct UsageTests {
  @Test("A corpus of one's own needs its dialect")
  func corpusWithoutDialect() throws {
    #expect(
      BenchmarkTool.run("--corpus", "layout.txt")
        == .init(
          status: .usage,
          diagnostics: """
            benchmark: error: --corpus needs the --dialect of its lines
            See 'benchmark run --help'.

            """))
  }

  @Test func unknownNames() {
    #expect(BenchmarkTool.run("--contestant", "library-statik").status == .usage)
    #expect(BenchmarkTool.run("--kind", "short").status == .usage)
    #expect(BenchmarkTool.run("--dialect", "morse").status == .usage)
    #expect(BenchmarkTool.run("--rounds", "2").status == .usage)
    #expect(BenchmarkTool.run("--suite", "words").status == .usage)
    #expect(BenchmarkTool.run("passes").status == .usage)
    #expect(BenchmarkTool.run("passes", "morse", "c").status == .usage)
  }

  @Test func contestantWithoutTheCorpus() {
    #expect(
      BenchmarkTool.run("passes", "visual-format-sentences", "c", "--lines", "1")
        == .init(
          status: .usage,
          diagnostics: """
            benchmark: error: 'c' does not read 'visual-format-sentences'; see 'benchmark corpora'
            See 'benchmark passes --help'.

            """))
    #expect(
      BenchmarkTool.run("passes", "equations", "regex", "--lines", "1")
        == .init(
          status: .usage,
          diagnostics: """
            benchmark: error: 'regex' does not know 'equations'
            See 'benchmark passes --help'.

            """))
  }

  @Test func unreadableFiles() throws {
    #expect(
      BenchmarkTool.run("--corpus", "no/such/file", "--dialect", "equations")
        == .init(
          status: .noInput, diagnostics: "benchmark: error: can't read 'no/such/file': No such file or directory\n"))
    #expect(BenchmarkTool.run("--baseline", "no/such/file").status == .noInput)
    try BenchmarkTool.withFile("{}") { path in
      #expect(
        BenchmarkTool.run("--baseline", path)
          == .init(status: .noInput, diagnostics: "benchmark: error: can't read '\(path)': it is no run in JSON\n"))
    }
    try BenchmarkTool.withFile(" \n\t\n") { path in
      #expect(
        BenchmarkTool.run("--corpus", path, "--dialect", "equations")
          == .init(status: .noInput, diagnostics: "benchmark: error: can't read '\(path)': all its lines are blank\n"))
    }
  }
}
