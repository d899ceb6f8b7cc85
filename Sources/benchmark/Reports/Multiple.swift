/// What the library takes for a line in one way as a multiple of what it takes in another.
struct Multiple: Sendable {
  let title: String
  let kind: CorpusKind
  let contestant: Contestant

  /// Who is timed on accepted lines for comparison.
  let divisor: Contestant

  /// The most that it is meant to be; `nil` if nothing is meant.
  let target: Double?

  static let all = [
    Multiple(
      title: "String ÷ bytes", kind: .accepted, contestant: .libraryString, divisor: .libraryRuntime, target: 1.15),
    Multiple(
      title: "resolved ÷ parsed", kind: .accepted, contestant: .libraryResolve, divisor: .libraryRuntime, target: 2.50),
    Multiple(
      title: "rejected ÷ accepted", kind: .rejected, contestant: .libraryRuntime, divisor: .libraryRuntime, target: nil),
  ]

  /// The multiple in a dialect; `nil` if not both were measured.
  func ratio(in style: LineStyle, _ measurements: [Measurement]) -> Double? {
    guard let dividend = measurements.time(kind, in: style, contestant),
      let divisor = measurements.time(.accepted, in: style, divisor)
    else { return nil }
    return dividend / divisor
  }
}

extension [Measurement] {
  /// What a contestant did on a corpus.
  func measured(_ corpus: String, _ contestant: String) -> Measurement? {
    first { $0.corpus == corpus && $0.contestant == contestant }
  }

  /// Nanoseconds a line.
  func time(_ kind: CorpusKind, in style: LineStyle, _ contestant: Contestant) -> Double? {
    measured(kind.name(for: style), contestant.name)?.nanosecondsPerLine
  }

  /// What a mistake at the end of a text of JSON costs the library, as a multiple of what the text without it does.
  func costOfMistake(in sample: JSONSample) -> Double? {
    guard let rejected = measured(JSONTask.rejected.name(of: sample), "library")?.nanosecondsPerLine,
      let accepted = measured(JSONTask.value.name(of: sample), "library")?.nanosecondsPerLine
    else { return nil }
    return rejected / accepted
  }
}

extension JSONTask {
  /// The most that a mistake at the end of a text is meant to cost, as a multiple of what the text without it does.
  static let mistakeTarget = 3.0
}
