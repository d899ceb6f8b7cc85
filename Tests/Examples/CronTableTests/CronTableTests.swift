import CronTable
import GrammarChecks
import GrammarCombinators
import GrammarExport
import Testing

@Suite("Tables of cron") struct CronTableTests {
  @Test func lines() {
    let table = CronTable(
      "\n# backups\nPATH = /bin:/usr/bin\n*/15 9-17 * * MON-FRI make check\n\n 0 0 1,15 jan-mar/2\t 0 tidy\n@daily sum 1\n"
    )
    #expect(table.failures.isEmpty)
    #expect(
      table.lines.map(shown) == [
        "comment", "PATH=/bin:/usr/bin",
        "make check at [0, 15, 30, 45] \(Array(9...17)) \(Array(1...31)) \(Array(1...12)) [1, 2, 3, 4, 5]",
        "tidy at [0] [0] [1, 15] [1, 3] [0]", "sum 1 at daily",
      ])
  }

  private func shown(_ line: Line) -> String {
    switch line {
    case .comment: "comment"
    case .setting(let name, let value): "\(name)=\(value)"
    case .job(.named(let name), let command): "\(command) at \(name)"
    case .job(.times(let minutes, let hours, let days, let months, let weekdays), let command):
      "\(command) at "
        + [minutes, hours, days, months, weekdays].map { "\($0.numbers)" }.joined(separator: " ")
    case .mistake(let range): "mistake \(range)"
    }
  }

  @Test("An empty table, and one without a line end", arguments: ["", " \n\n", "# all", "@daily x"])
  func fewLines(text: String) {
    let table = CronTable(text)
    #expect(table.failures.isEmpty)
    #expect(table.lines.count == (text.utf8.count > 3 ? 1 : 0))
  }

  @Test func mistakes() {
    let table = CronTable("0 24 * * * a\n0 5-2 * * * b\n0 2 * feb\n@weekly c\n@never d\n0 0 * * *  e\n%")
    #expect(
      table.failures.map { "\($0)" } == [
        "1:3: error: '24' is refused: an hour is from 0 to 23\n0 24 * * * a\n  ^~",
        "2:3: error: '5-2' is refused: a range goes up\n0 5-2 * * * b\n  ^~~",
        "3:10: error: expected ',', '-', '/' or a blank, but the line ends here\n0 2 * feb\n         ^",
        """
        5:2: error: expected 'annually', 'daily', 'hourly', 'midnight', 'monthly', 'reboot', 'weekly' or 'yearly', \
        but found 'never'
        @never d
         ^~~~~
        """,
        "7:1: error: expected '#', '*', '@', a minute, a name or the end of the line, but found '%'\n%\n^",
      ])
    #expect(
      table.lines.map(shown).map { $0.prefix(9) } == [
        "mistake 0", "mistake 1", "mistake 2", "c at week", "mistake 4", "e at [0] ", "mistake 6",
      ])
  }

  @Test func grammar() {
    #expect(CronTable.grammar.problems == [])
    let language = Grammar.Language(
      "cron-table", title: "tables of cron", sample: "0 2 * * MON make\n", grammar: CronTable.grammar)
    // A month that may be a number is beyond TextMate.
    let refused = ExportFormat.all.filter { (try? $0.files(for: language)) == nil }
    #expect(refused.map(\.name) == ["textmate"])
  }
}
