/// Measurements as tables.
enum TextReport {
  static func table(
    of measurements: [Measurement], on corpus: Corpus, yardstick: String = Contestant.yardstick.name
  ) -> String {
    var table = TextTable([
      "contestant", "ns a line", "MB/s", "ratio to \(yardstick)", "spread", "allocations a line",
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
    guard let time = measurement.nanosecondsPerLine else { return Array(repeating: "–", count: 5) }
    return [
      Figure.text(time), measurement.megabytesPerSecond.map(Figure.text) ?? "–",
      measurement.ratio.map(Figure.text) ?? "–", measurement.spread.map(Figure.percent) ?? "–",
      Figure.allocations(measurement.allocationsPerLine),
    ]
  }

  /// The cost of a rejected line with its diagnostic, and of a meaning, in relation to an accepted line; `nil` if neither was
  /// measured.
  static func multiples(of measurements: [Measurement]) -> String? {
    var table = TextTable(["dialect", "rejected ÷ accepted", "resolve ÷ parse"])
    var isEmpty = true
    for style in LineStyle.all {
      func time(_ kind: CorpusKind, _ contestant: Contestant) -> Double? {
        measurements.first { $0.corpus == kind.name(for: style) && $0.contestant == contestant.name }?
          .nanosecondsPerLine
      }
      guard let accepted = time(.accepted, .libraryRuntime) else { continue }
      let quotients = [time(.rejected, .libraryRuntime), time(.accepted, .libraryResolve)].map { time in
        time.map { $0 / accepted }
      }
      guard quotients.contains(where: { $0 != nil }) else { continue }
      isEmpty = false
      table.add([style.dialect] + quotients.map { $0.map(Figure.text) ?? "–" })
    }
    return isEmpty ? nil : "library-runtime, a line with its diagnostic; library-resolve\n\n" + table.text
  }
}
