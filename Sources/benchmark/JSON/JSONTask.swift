/// What is done with a text.
enum JSONTask: String, CaseIterable {
  case value
  case check
  case rejected

  var contestants: [Contestant] { self == .check ? Contestant.jsonCheckers : Contestant.jsonReaders }

  /// The most that the library may take, as a multiple of what the parser written by hand does.
  private var target: Double? {
    switch self {
    case .value: 1.20
    case .check: 1.11
    case .rejected: nil
    }
  }

  func name(of sample: JSONSample) -> String {
    "json-\(sample.rawValue)" + (self == .value ? "" : "-\(rawValue)")
  }

  func corpus(of sample: JSONSample) -> Corpus {
    var corpus = Corpus(name: name(of: sample), dialect: "json", verdict: self == .rejected ? .rejected : .accepted)
    corpus.target = target.map { Corpus.Target(contestant: contestants[0].name, ratio: $0) }
    corpus.append(sample.text + (self == .rejected ? "]" : ""))
    return corpus
  }
}
