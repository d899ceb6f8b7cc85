import CommandLineInterface

/// `json`: times the JSON example beside other readers of JSON.
struct JSONCommand: Subcommand {
  let about = CommandDescription(
    "json", "Times the JSON example beside a parser written by hand and Foundation.",
    discussion: """
      The example is Tests/Examples/JSONText, a grammar as the documentation shows it. The texts are made from a seed: \
      numbers with many digits, strings in many scripts, and a mix of both with white space. Each is read to a value, \
      checked only, and read with a mistake at its very end. 'ratio' is the time as a multiple of that of the parser \
      written by hand, in Swift; Foundation's is JSONSerialization.
      """,
    examples: [CommandExample("json --rounds 21", "Times all.")])

  let rounds = Option(
    "rounds", "NUMBER", .integer(3...100_000), default: 51, "How often each goes over a text; fewer times if slow.")
  let format = Option("format", "FORMAT", .oneOf(ReportFormat.self), default: .text, "How results are written.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    var measurements: [Measurement] = []
    for sample in JSONSample.allCases {
      for task in JSONTask.allCases {
        let corpus = task.corpus(of: sample)
        let race = Race(contestants: task.contestants, rounds: given.rounds, yardstick: Contestant.jsonYardstick)
        guard let measured = try race.report(on: corpus, given.format, console) else { return .rejected }
        measurements += measured
      }
    }
    switch given.format {
    case .text: try console.output.write(Self.multiples(of: measurements))
    case .json: try console.output.write(JSONReport.text(of: measurements))
    }
    return .success
  }

  /// What a mistake at the end costs in relation to a text without one.
  private static func multiples(of measurements: [Measurement]) -> String {
    var table = TextTable(["text", "rejected ÷ accepted"])
    for sample in JSONSample.allCases {
      let times = [JSONTask.rejected, .value].map { task in
        measurements.first { $0.corpus == task.name(of: sample) && $0.contestant == "library" }?.nanosecondsPerLine
      }
      if let rejected = times[0], let accepted = times[1] {
        table.add([sample.rawValue, Figure.text(rejected / accepted)])
      }
    }
    return "library, a text with a mistake at its end\n\n" + table.text
  }
}

/// What is done with a text.
enum JSONTask: String, CaseIterable {
  case value
  case check
  case rejected

  var contestants: [Contestant] { self == .check ? Contestant.jsonCheckers : Contestant.jsonReaders }

  func name(of sample: JSONSample) -> String { "json \(sample.rawValue), \(rawValue)" }

  func corpus(of sample: JSONSample) -> Corpus {
    var corpus = Corpus(name: name(of: sample), dialect: "json", verdict: self == .rejected ? .rejected : .accepted)
    corpus.append(sample.text + (self == .rejected ? "]" : ""))
    return corpus
  }
}
