@main enum Main {
  static func main() {
    let corpus = Corpus.expressionFormat(lineCount: 10_000, seed: 1)
    let measurements = Benchmark.measure(ExpressionFormatSuite.contestants, on: corpus, rounds: 51)
    print("expression-format: \(corpus.lines.count) lines of \(rounded(corpus.averageLength)) bytes on average")
    print("contestant          ns a line   ratio   spread   allocations a line   checksum")
    for measurement in measurements {
      let sorted = measurement.nanosecondsPerLine.sorted()
      let spread = (sorted[sorted.count * 9 / 10] - sorted[sorted.count / 10]) / measurement.median
      let columns = [
        padded(measurement.name, 18), padded(rounded(measurement.median), 10, left: true),
        padded(rounded(measurement.median / measurements[0].median), 8, left: true),
        padded(rounded(spread * 100) + "%", 9, left: true),
        padded(measurement.allocationsPerLine.map { rounded($0) } ?? "not counted", 20, left: true),
        "  " + String(measurement.checksum, radix: 16),
      ]
      print(columns.joined())
    }
  }

  private static func rounded(_ number: Double) -> String {
    (Double(Int(number * 100 + 0.5)) / 100).description
  }

  private static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return left ? padding + text : text + padding
  }
}
