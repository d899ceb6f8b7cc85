import Foundation
import TestMaterial
import Testing

@testable import benchmark

@Suite struct MarkdownReportTests {
  /// A figure for everything, that is itself or above what it is meant to be.
  private static let measurements =
    NamedCorpus.all.flatMap { corpus in
      corpus.contestants.map {
        Measurement(corpus: corpus.name, contestant: $0.name, nanosecondsPerLine: 1234.5, ratio: 1.5, target: 0.9)
      }
    } + ["scan", "rg"].map { Measurement(corpus: "scan", contestant: $0, ratio: 1.5) }

  @Test func rows() {
    let table = MarkdownReport.table(of: [
      Measurement(corpus: "equations", contestant: "library-runtime", nanosecondsPerLine: 40, ratio: 0.8, target: 0.9),
      Measurement(corpus: "equations", contestant: "library-string", nanosecondsPerLine: 60, ratio: 1.2),
      Measurement(corpus: "equations", contestant: "c", nanosecondsPerLine: 50, ratio: 1),
      Measurement(corpus: "json-strings", contestant: "library", nanosecondsPerLine: 9, ratio: 1.3, target: 1.2),
    ])
    let rows = table.split(separator: "\n").map(String.init)
    #expect(rows[2] == "| library ÷ C | – | – | 40 (0.80) | – | – | 0.90 |")
    #expect(rows[3] == "| library, String ÷ bytes | – | – | 60 (1.50) | – | – | 1.15 |")
    #expect(rows[7] == "| C by hand | – | – | 50 | – | – |  |")
    #expect(rows[10] == "| JSON to a value ÷ Swift by hand | numbers – | strings 1.30 | mixed – |  |  |  |")
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
    let expected = MarkdownReport.table(of: Self.measurements).split(separator: "\n")
    let rows = try Repository.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(rows.firstIndex { $0.hasPrefix(expected[0].prefix(30)) })
    let table = rows[start...].prefix { $0.hasPrefix("|") }
    #expect(table.map(form) == expected.map(form))
  }
}
