/// Measurements as tables.
enum TextReport {
  static func table(
    of measurements: [Measurement], on corpus: Corpus, yardstick: String = Contestant.yardstick.name
  ) -> String {
    var table = TextTable([
      "contestant", "ns a line", "MB/s", "ratio to \(yardstick)", "at most", "spread", "allocations a line",
    ])
    for measurement in measurements {
      table.add(
        [measurement.contestant] + cells(of: measurement))
    }
    let count = corpus.lines.count == 1 ? "1 line" : Figure.text(corpus.lines.count) + " lines"
    let title = "\(corpus.name): \(count) of \(Figure.text(corpus.averageLength)) bytes"
    return title + "\n\n" + table.text + "\n"
  }

  private static func cells(of measurement: Measurement) -> [String] {
    guard let time = measurement.nanosecondsPerLine else { return Array(repeating: "–", count: 6) }
    return [
      Figure.text(time), measurement.megabytesPerSecond.map(Figure.text) ?? "–",
      measurement.ratio.map(Figure.text) ?? "–", measurement.target.map(Figure.text) ?? "–",
      measurement.spread.map(Figure.percent) ?? "–",
      Figure.allocations(measurement.allocationsPerLine),
    ]
  }

  /// The cost of calling the library in other ways, of a meaning, and of a rejected line with its diagnostic, each in relation
  /// to an accepted line; `nil` if none was measured.
  static func multiples(of measurements: [Measurement]) -> String? {
    func row(_ name: String, _ numbers: [Double?]) -> [String] { [name] + numbers.map { $0.map(Figure.text) ?? "–" } }
    var table = TextTable(["dialect"] + Multiple.all.map(\.title))
    var isEmpty = true
    for style in LineStyle.all {
      let ratios = Multiple.all.map { $0.ratio(in: style, measurements) }
      guard ratios.contains(where: { $0 != nil }) else { continue }
      isEmpty = false
      table.add(row(style.dialect, ratios))
    }
    table.add(row("at most", Multiple.all.map(\.target)))
    return isEmpty ? nil : "the library in relation to itself\n\n" + table.text
  }

  /// What a mistake at the end of a text of JSON costs the library in relation to a text without one.
  static func multiples(ofJSON measurements: [Measurement]) -> String {
    var table = TextTable(["text", "rejected ÷ accepted"])
    for sample in JSONSample.allCases {
      if let ratio = measurements.costOfMistake(in: sample) {
        table.add([JSONTask.value.name(of: sample), Figure.text(ratio)])
      }
    }
    table.add(["at most", Figure.text(JSONTask.mistakeTarget)])
    return "library, a text with a mistake at its end\n\n" + table.text
  }
}
