/// A corpus that there is for each dialect. The same number of lines gives the same lines each time.
enum CorpusKind: String, CaseIterable, Sendable {
  case accepted
  case rejected
  case long

  static let lineCount = 10_000

  func name(for style: LineStyle) -> String {
    self == .accepted ? style.dialect : style.dialect + "-" + rawValue
  }

  /// - Parameter count: how many lines; long ones are a tenth of that.
  func corpus(in style: LineStyle, count: Int = lineCount) -> Corpus {
    var corpus = Corpus(
      name: name(for: style), dialect: style.dialect, verdict: self == .rejected ? .rejected : .accepted)
    var random = Choices(seed: 1)
    let library = Contestant.libraryRuntime.name
    switch self {
    case .accepted:
      corpus.target = Corpus.Target(contestant: library, ratio: style.target)
      for _ in 0..<count { corpus.append(Draft(in: style, &random).text(style)) }
    case .rejected:
      for _ in 0..<count {
        let mistake = random.pick(Mistake.allCases)
        corpus.append(mistake.text(of: Draft(in: style, &random), style, &random))
      }
    case .long:
      corpus.target = Corpus.Target(contestant: library, ratio: 1.10)
      let lengths = LongPart.allCases.filter { $0.fits(style) }
      for _ in 0..<max(count / 10, 1) {
        var draft = Draft(in: style, &random)
        random.pick(lengths).lengthen(&draft, style, &random)
        corpus.append(draft.text(style))
      }
    }
    return corpus
  }
}
