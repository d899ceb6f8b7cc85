/// The table of the README, from the measurements of one run.
///
/// Figures above their limit are shown like all others.
struct Summary {
  /// The measurements by corpus and contestant, as `passes` takes them.
  private let measurements: [String: Measurement]

  init(_ measurements: [Measurement]) {
    self.measurements = Dictionary(measurements.map { ("\($0.corpus) \($0.contestant)", $0) }) { $1 }
  }

  /// As the README has it.
  var markdown: String {
    let lines = ([Self.head] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }
    return lines[0] + "|---|" + String(repeating: "---:|", count: Self.dialects.count + 1) + "\n"
      + lines[1...].joined()
  }

  /// For a terminal, without the rows that have no figure; `nil` if none has any.
  var text: String? {
    let measured = rows.filter { $0[1...Self.dialects.count].contains { !$0.isEmpty && !$0.hasSuffix("–") } }
    return measured.isEmpty
      ? nil : "nanoseconds a line, and the ratio that the row names\n\n" + Report.columns([Self.head] + measured)
  }

  private static let dialects = LineStyle.all.map(\.dialect)
  private static let head = [""] + dialects.map { "`\($0)`" } + ["at most"]

  private var rows: [[String]] {
    let c = " c"
    let runtime = " library-runtime"
    let search = measurements.values.first { $0.corpus == "scan" && $0.contestant != "scan" }?.contestant ?? "rg"
    let texts = JSONSample.allCases.map(\.rawValue)
    let hand = " handwritten"
    return [
      row("library ÷ C", of: runtime, by: c),
      row("library, String ÷ bytes", of: " library-string", by: runtime, atMost: 1.15),
      row("library, resolved ÷ parsed", of: " library-resolve", by: runtime, atMost: 2.50),
      row("library, rejected ÷ accepted", of: "-rejected library-runtime", by: runtime),
      row("library, long lines ÷ C", of: "-long library-runtime", by: "-long c"),
      row("C by hand", of: c),
      row("Foundation `Scanner` ÷ C", of: " scanner", by: c),
      row("Swift `Regex` ÷ C", of: " regex", by: c),
      row("JSON to a value ÷ Swift by hand", "json-", texts, of: " library", by: hand),
      row("JSON checked ÷ Swift by hand", "json-", texts, of: "-check library", by: "-check handwritten"),
      row("JSON, a mistake at the end ÷ none", "json-", texts, of: "-rejected library", by: " library", atMost: 3.00),
      row(
        "grammar, plain ÷ Swift by hand", "language-", ["json", "csv", "filters", "cron"], of: " plain", by: hand,
        atMost: 4.00),
      row(
        "grammar, annotated ÷ Swift by hand", "language-", ["json", "csv", "filters"], of: " annotated", by: hand,
        atMost: 1.50),
      row("`scan` ÷ `\(search)`", "", ["scan"], of: " scan", by: " " + search),
    ]
  }

  /// The ratios of the times of a contestant on some corpora to other times; of lines the times as well.
  ///
  /// - Parameters:
  ///   - dividend: the end of the name of a corpus, and the contestant.
  ///   - target: the most that the ratio is meant to be, where it is not that of the corpora.
  private func row(
    _ title: String, _ prefix: String? = nil, _ names: [String] = dialects, of dividend: String,
    by divisor: String? = nil, atMost target: Double? = nil
  ) -> [String] {
    let corpora = names.map { (prefix ?? "") + $0 }
    let cells = zip(names, corpora).map { name, corpus -> String in
      let time = measurements[corpus + dividend]?.nanosecondsPerLine
      let other = divisor.flatMap { measurements[corpus + $0]?.nanosecondsPerLine }
      let ratio = time.flatMap { time in other.map { Figure.text(time / $0) } }
      guard prefix == nil else { return (name == "scan" ? "" : name + " ") + (ratio ?? "–") }
      return time.map { Figure.text(Int($0.rounded())) + (ratio.map { " (\($0))" } ?? "") } ?? "–"
    }
    let targets = target.map { [$0] } ?? Set(corpora.compactMap { measurements[$0 + dividend]?.target }).sorted()
    return [title] + cells + Array(repeating: "", count: Self.dialects.count - cells.count)
      + [targets.map { Figure.text($0) }.joined(separator: " or ")]
  }
}
