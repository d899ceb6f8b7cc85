import CronTable
import GrammarChecks
import GrammarCombinators
import GrammarExport
import Testing

@Suite("Tables of cron") struct CronTableTests {
  @Test func entries() throws {
    let table = try CronTable("*/15 9-17 * * MON-FRI\n\n0 0 1,15 jan-mar/2\t 0\n")
    #expect(
      table.entries.map { times in
        times.map { $0.map { "\($0.numbers)/\($0.step)" }.joined(separator: ",") }.joined(separator: " ")
      } == [
        "0...59/15 9...17/1 1...31/1 1...12/1 1...5/1", "0...0/1 0...0/1 1...1/1,15...15/1 1...3/2 0...0/1",
      ])
  }

  @Test func emptyTable() throws { #expect(try CronTable("").entries.isEmpty) }

  @Test(arguments: [
    ("0 24 * * *\n", "1:3: error: '24' is refused: out-of-calendar\n0 24 * * *\n  ^~"),
    ("0 5-2 * * *\n", "1:3: error: '5-2' is refused: out-of-calendar\n0 5-2 * * *\n  ^~~"),
    ("0 2 * feb\n", "1:10: error: expected ',', '-', '/' or GAP, but found white space\n0 2 * feb\n         ^"),
  ])
  func mistakes(text: String, message: String) {
    #expect("\(#expect(throws: ParseFailure.self) { try CronTable(text) }.map { "\($0)" } ?? "")" == message)
  }

  @Test func grammar() throws {
    #expect(CronTable.grammar.problems == [])
    let language = Grammar.Language(
      "cron-table", title: "tables of cron", sample: "0 2 * * MON\n", grammar: CronTable.grammar)
    for format in ExportFormat.all { #expect(try !format.files(for: language).isEmpty, "\(format.name)") }
  }
}
