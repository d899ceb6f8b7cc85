import Foundation
import TestMaterial
import Testing

@testable import benchmark

@Suite struct ReportTests {
  private static let measurements = [
    Measurement(
      corpus: "equations", contestant: "library-verdict", nanosecondsPerLine: 44.25, ratio: 0.875,
      allocationsPerLine: 0, megabytesPerSecond: 700, spread: 0.025, rounds: 51, target: 0.9),
    Measurement(
      corpus: "equations", contestant: "c", nanosecondsPerLine: 50.123456789, ratio: 1, allocationsPerLine: nil,
      megabytesPerSecond: 600.5, spread: 0.01, rounds: 51),
    Measurement(corpus: "equations", contestant: "regex"),
  ]

  @Test func json() {
    #expect(
      Report.json(of: Self.measurements) == """
        [
        {"corpus":"equations","contestant":"library-verdict","nanosecondsPerLine":44.25,"ratio":0.875,"allocationsPerLine":0,"megabytesPerSecond":700,"spread":0.025,"rounds":51,"target":0.9},
        {"corpus":"equations","contestant":"c","nanosecondsPerLine":50.1235,"ratio":1,"allocationsPerLine":null,"megabytesPerSecond":600.5,"spread":0.01,"rounds":51,"target":null},
        {"corpus":"equations","contestant":"regex","nanosecondsPerLine":null,"ratio":null,"allocationsPerLine":null,"megabytesPerSecond":null,"spread":null,"rounds":0,"target":null}
        ]

        """)
  }

  @Test func table() {
    var corpus = Corpus("equations", dialect: "equations")
    corpus.append("width = 10")
    #expect(
      Report.table(of: Self.measurements, on: corpus, yardstick: "c") == """
        equations: 1 line of 10.00 bytes

        contestant       ns a line   MB/s  ratio to c  at most  spread  allocations a line
        library-verdict      44.25  700.0        0.88     0.90   2.5 %                   0
        c                    50.12  600.5        1.00        –   1.0 %         not counted
        regex                    –      –           –        –       –                   –


        """)
  }

  @Test("Nothing is 0 that is not, and nothing is counted that is not")
  func figures() {
    #expect(
      [nil, 0, 0.0001, 0.25, 2.5, 1234].map(Figure.allocations) == [
        "not counted", "0", "< 0.01", "0.25", "2.50", "1,234",
      ])
    #expect(
      [nil, 0.5, 99.994, 123.45, 12_345.6, 1_234_067].map { Figure.text($0) } == [
        "–", "0.50", "99.99", "123.5", "12,346", "1,234,067",
      ])
  }

  @Test("Times with the ratios that the rows name; on a terminal, those that were measured")
  func summary() {
    func measured(_ corpus: String, _ contestant: String, _ time: Double, target: Double? = nil)
      -> benchmark.Measurement
    {
      Measurement(corpus: corpus, contestant: contestant, nanosecondsPerLine: time, target: target)
    }
    let summary = Summary([
      measured("equations", "library-runtime", 40, target: 0.9), measured("equations", "library-string", 60),
      measured("equations", "c", 50), measured("equations-rejected", "library-runtime", 1000),
      measured("formula-style", "library-runtime", 50, target: 1.1),
      measured("json-strings", "library", 13, target: 1.2), measured("json-strings", "handwritten", 10),
      measured("json-strings-rejected", "library", 26), measured("language-csv", "plain", 30),
      measured("language-csv", "handwritten", 20), measured("scan", "scan", 3), measured("scan", "grep", 2),
    ])
    let rows = summary.markdown.split(separator: "\n").map(String.init)
    #expect(
      rows == [
        "|  | `expression-format` | `compact-constraint` | `equations` | `visual-attribute` | `formula-style` | at most |",
        "|---|---:|---:|---:|---:|---:|---:|",
        "| library ÷ C | – | – | 40 (0.80) | – | 50 | 0.90 or 1.10 |",
        "| library, String ÷ bytes | – | – | 60 (1.50) | – | – | 1.15 |",
        "| library, resolved ÷ parsed | – | – | – | – | – | 2.50 |",
        "| library, rejected ÷ accepted | – | – | 1,000 (25.00) | – | – |  |",
        "| library, long lines ÷ C | – | – | – | – | – |  |",
        "| C by hand | – | – | 50 | – | – |  |",
        "| Foundation `Scanner` ÷ C | – | – | – | – | – |  |",
        "| Swift `Regex` ÷ C | – | – | – | – | – |  |",
        "| JSON to a value ÷ Swift by hand | numbers – | strings 1.30 | mixed – |  |  | 1.20 |",
        "| JSON checked ÷ Swift by hand | numbers – | strings – | mixed – |  |  |  |",
        "| JSON, a mistake at the end ÷ none | numbers – | strings 2.00 | mixed – |  |  | 3.00 |",
        "| grammar, plain ÷ Swift by hand | json – | csv 1.50 | filters – | cron – |  | 4.00 |",
        "| grammar, annotated ÷ Swift by hand | json – | csv – | filters – |  |  | 1.50 |",
        "| `scan` ÷ `grep` | 1.50 |  |  |  |  |  |",
      ])
    let starts = summary.text?.split(separator: "\n").dropFirst(2).map { $0.prefix(25) }
    #expect(
      starts == [
        "library ÷ C              ", "library, String ÷ bytes  ", "library, rejected ÷ accep",
        "C by hand                ",
        "JSON to a value ÷ Swift b", "JSON, a mistake at the en", "grammar, plain ÷ Swift by",
        "`scan` ÷ `grep`          ",
      ])
    #expect(Summary([measured("layout.txt", "library-runtime", 50)]).text == nil)
  }

  @Test("The README has a table of this form")
  func readme() throws {
    // Figures, and what is not measured, are all the same.
    func form(_ row: some StringProtocol) -> [String] {
      row.split(separator: "|").map { cell in
        let text = cell.trimmingCharacters(in: .whitespaces)
        return text.first.map { $0.isNumber || $0 == "–" } ?? true ? "" : String(text.prefix { !$0.isNumber })
      }
    }
    // A figure for everything, that is itself or above what it is meant to be.
    let measurements =
      NamedCorpus.all.flatMap { corpus in
        corpus.contestants.map {
          Measurement(corpus: corpus.name, contestant: $0.name, nanosecondsPerLine: 1234.5, target: 0.9)
        }
      } + ["scan", "rg"].map { Measurement(corpus: "scan", contestant: $0, nanosecondsPerLine: 1.5) }
    let expected = Summary(measurements).markdown.split(separator: "\n")
    let rows = try Repository.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(rows.firstIndex { $0.hasPrefix(expected[0].prefix(30)) })
    let table = rows[start...].prefix { $0.hasPrefix("|") }
    #expect(table.map(form) == expected.map(form))
  }
}
