import ConstraintGrammar

/// The time of a line in batches of more and more lines.
struct LineScale {
  private let dialect: Dialect
  private let corpus: Corpus
  let sizes: [Int]

  /// The bytes that are parsed for one figure, at least: other lines each time, for a processor learns ten lines by heart.
  private let smallestTotal: Int

  init(_ style: LineStyle, _ dialect: Dialect, limit: Int) {
    self.dialect = dialect
    smallestTotal = min(100_000, 1_000 * limit)
    sizes = Array(sequence(first: 10) { $0 * 10 }.prefix { $0 <= limit })
    let lines = CorpusKind.accepted.corpus(in: style)
    var corpus = Corpus(name: lines.name, dialect: lines.dialect, verdict: .accepted)
    for index in 0..<max(limit, smallestTotal) {
      corpus.append(lines.bytes[lines.lines[index % lines.lines.count]])
    }
    self.corpus = corpus
  }

  /// Nanoseconds a line in batches of `size` lines.
  func time(of size: Int) -> Double {
    let batches = max(1, smallestTotal / size)
    let time = Stopwatch.medianNanoseconds {
      for batch in 0..<batches { parse(corpus.lines[(batch * size)..<((batch + 1) * size)]) }
    }
    return time / Double(batches * size)
  }

  @inline(never)
  private func parse(_ lines: ArraySlice<Range<Int>>) {
    let bytes = corpus.bytes.span
    for line in lines {
      let equation = try? dialect.parse(bytes.extracting(line))
      precondition(equation != nil, "every line of the corpus is accepted")
    }
  }
}
