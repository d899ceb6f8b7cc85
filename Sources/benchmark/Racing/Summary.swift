/// The table of the README, from the measurements of one run.
///
/// Figures above their limit are shown like all others.
struct Summary {
  private let measurements: [Measurement]

  init(_ measurements: [Measurement]) { self.measurements = measurements }

  /// As the README has it.
  var markdown: String {
    let lines = ([Self.head] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }
    return lines[0] + "|---|" + String(repeating: "---:|", count: LineStyle.all.count + 1) + "\n" + lines[1...].joined()
  }

  /// For a terminal, without the rows that have no figure; `nil` if none has any.
  var text: String? {
    let measured = rows.filter { $0[1...LineStyle.all.count].contains { !$0.isEmpty && !$0.hasSuffix("–") } }
    return measured.isEmpty
      ? nil : "nanoseconds a line, and the ratio that the row names\n\n" + Report.columns([Self.head] + measured)
  }

  private static let head = [""] + LineStyle.all.map { "`\($0.dialect)`" } + ["at most"]

  /// The time of a contestant on some corpora, and its ratio to another time.
  private struct Row {
    let title: String
    let dividend: Part
    let divisor: Part?
    /// The most that the ratio is meant to be, where it is not that of the corpora.
    let target: Double?

    /// The end of the name of a corpus, and the contestant that reads it.
    typealias Part = (suffix: String, contestant: String)

    init(_ title: String, _ dividend: Part, by divisor: Part?, atMost target: Double? = nil) {
      self.title = title
      self.dividend = dividend
      self.divisor = divisor
      self.target = target
    }
  }

  private static let lineRows = [
    Row("library ÷ C", ("", "library-runtime"), by: ("", "c")),
    Row("library, String ÷ bytes", ("", "library-string"), by: ("", "library-runtime"), atMost: 1.15),
    Row("library, resolved ÷ parsed", ("", "library-resolve"), by: ("", "library-runtime"), atMost: 2.50),
    Row("library, rejected ÷ accepted", ("-rejected", "library-runtime"), by: ("", "library-runtime")),
    Row("library, long lines ÷ C", ("-long", "library-runtime"), by: ("-long", "c")),
    Row("C by hand", ("", "c"), by: nil),
    Row("Foundation `Scanner` ÷ C", ("", "scanner"), by: ("", "c")),
    Row("Swift `Regex` ÷ C", ("", "regex"), by: ("", "c")),
  ]

  private static let jsonRows = [
    Row("JSON to a value ÷ Swift by hand", ("", "library"), by: ("", "handwritten")),
    Row("JSON checked ÷ Swift by hand", ("-check", "library"), by: ("-check", "handwritten")),
    Row("JSON, a mistake at the end ÷ none", ("-rejected", "library"), by: ("", "library"), atMost: 3.00),
  ]

  private static let languageRows = [
    Row("grammar, plain ÷ Swift by hand", ("", "plain"), by: ("", "handwritten"), atMost: 4.00),
    Row("grammar, annotated ÷ Swift by hand", ("", "annotated"), by: ("", "handwritten"), atMost: 1.50),
  ]

  private static let exampleRows = [
    Row("example, plain ÷ Swift by hand", ("", "plain"), by: ("", "handwritten"), atMost: 4.00)
  ]

  private var rows: [[String]] {
    let search = measurements.first { $0.corpus == "scan" && $0.contestant != "scan" }?.contestant ?? "rg"
    let scan = Row("`scan` ÷ `\(search)`", ("", "scan"), by: ("", search))
    return Self.lineRows.map { row in
      cells(of: row, on: LineStyle.all.map(\.dialect)) { _, time, ratio in
        time.map { Figure.text(Int($0.rounded())) + (ratio.map { " (\(Figure.text($0)))" } ?? "") } ?? "–"
      }
    }
      + Self.jsonRows.map { row in
        cells(of: row, on: JSONSample.allCases.map(\.name)) { name, _, ratio in
          "\(name.dropFirst("json-".count)) \(Figure.text(ratio))"
        }
      }
      + languages(Self.languageRows, on: LanguageSample.annotated)
      + languages(Self.exampleRows, on: LanguageSample.allCases.filter { !LanguageSample.annotated.contains($0) })
      + [cells(of: scan, on: ["scan"]) { _, _, ratio in Figure.text(ratio) }]
  }

  private func languages(_ rows: [Row], on samples: [LanguageSample]) -> [[String]] {
    rows.map { row in
      cells(of: row, on: samples.map(\.name)) { name, _, ratio in
        "\(name.dropFirst("language-".count)) \(Figure.text(ratio))"
      }
    }
  }

  /// The cells of a row, with nothing where no dialect is meant.
  private func cells(
    of row: Row, on corpora: [String], _ cell: (_ name: String, _ time: Double?, _ ratio: Double?) -> String
  ) -> [String] {
    func measured(_ name: String, _ part: Row.Part?) -> Measurement? {
      measurements.first { $0.corpus == name + (part?.suffix ?? "") && $0.contestant == part?.contestant }
    }
    let cells = corpora.map { name in
      let time = measured(name, row.dividend)?.nanosecondsPerLine
      let divisor = measured(name, row.divisor)?.nanosecondsPerLine
      return cell(name, time, time.flatMap { time in divisor.map { time / $0 } })
    }
    let targets = row.target.map { [$0] } ?? Set(corpora.compactMap { measured($0, row.dividend)?.target }).sorted()
    let missing = Array(repeating: "", count: LineStyle.all.count - cells.count)
    return [row.title] + cells + missing + [targets.map { Figure.text($0) }.joined(separator: " or ")]
  }
}
