/// The table of the README, from the measurements of one run.
///
/// What is more than it is meant to be at most stands there like what is less.
enum MarkdownReport {
  static func table(of measurements: [Measurement]) -> String {
    let styles = LineStyle.all
    func times(_ title: String, _ kind: CorpusKind, _ contestant: Contestant) -> String {
      let measured = styles.map { measurements.measured(kind.name(for: $0), contestant.name) }
      return row(
        title,
        measured.map { cell($0?.nanosecondsPerLine, contestant.name == Contestant.yardstick.name ? nil : $0?.ratio) },
        atMost: Set(measured.compactMap { $0?.target }).sorted().map(Figure.text).joined(separator: " or "))
    }
    func multiple(_ multiple: Multiple) -> String {
      let cells = styles.map { style in
        cell(
          measurements.time(multiple.kind, in: style, multiple.contestant), multiple.ratio(in: style, measurements))
      }
      return row("library, \(multiple.title)", cells, atMost: multiple.target.map(Figure.text) ?? "")
    }
    func json(_ title: String, atMost: Double?, _ ratio: (JSONSample) -> Double?) -> String {
      row(
        title, JSONSample.allCases.map { "\($0.rawValue) " + (ratio($0).map(Figure.text) ?? "–") },
        atMost: atMost.map(Figure.text) ?? "")
    }
    func json(_ title: String, _ task: JSONTask) -> String {
      func measured(_ sample: JSONSample) -> Measurement? { measurements.measured(task.name(of: sample), "library") }
      return json(title, atMost: measured(.numbers)?.target) { measured($0)?.ratio }
    }
    let scan = measurements.measured("scan", "scan")
    let search = measurements.first { $0.corpus == "scan" && $0.contestant != "scan" }
    return row("", styles.map { "`\($0.dialect)`" }, atMost: "at most")
      + "|---|" + String(repeating: "---:|", count: styles.count + 1) + "\n"
      + times("library ÷ C", .accepted, .libraryRuntime)
      + Multiple.all.map(multiple).joined()
      + times("library, long lines ÷ C", .long, .libraryRuntime)
      + times("C by hand", .accepted, .handwrittenC)
      + times("Foundation `Scanner` ÷ C", .accepted, .foundationScanner)
      + times("Swift `Regex` ÷ C", .accepted, .regularExpression)
      + json("JSON to a value ÷ Swift by hand", .value)
      + json("JSON checked ÷ Swift by hand", .check)
      + json("JSON, a mistake at the end ÷ none", atMost: JSONTask.mistakeTarget) { measurements.costOfMistake(in: $0) }
      + row(
        "`scan` ÷ `\(search?.contestant ?? "rg")`", [scan?.ratio.map(Figure.text) ?? "–"],
        atMost: scan?.target.map(Figure.text) ?? "")
  }

  /// A row, with nothing where no dialect is meant.
  private static func row(_ title: String, _ cells: [String], atMost target: String) -> String {
    let missing = Array(repeating: "", count: max(0, LineStyle.all.count - cells.count))
    return "| " + ([title] + cells + missing + [target]).joined(separator: " | ") + " |\n"
  }

  private static func cell(_ time: Double?, _ ratio: Double?) -> String {
    guard let time else { return "–" }
    return Figure.text(Int(time.rounded())) + (ratio.map { " (\(Figure.text($0)))" } ?? "")
  }
}
