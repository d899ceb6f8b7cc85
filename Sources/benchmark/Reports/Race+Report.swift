import CommandLineInterface

extension Race {
  /// Runs over a corpus, whose name a terminal shows meanwhile, and writes the table where the format is text.
  ///
  /// - Returns: the figures; `nil` where the contestants read a line otherwise, which is told.
  func report(
    on corpus: Corpus, _ format: ReportFormat, _ console: Console
  ) throws(CommandFailure) -> [Measurement]? {
    let progress = Progress(console)
    progress.show("\(corpus.name) …")
    let measured: [Measurement]
    do throws(Mismatch) {
      measured = try run(on: corpus)
    } catch {
      progress.clear()
      try console.say(.error, error.message)
      return nil
    }
    progress.clear()
    if format == .text {
      try console.output.write(TextReport.table(of: measured, on: corpus, yardstick: yardstick))
      try console.flush()
    }
    return measured
  }
}
