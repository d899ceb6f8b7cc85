import SentenceGeneration

/// A corpus that there is for each dialect. The same number of lines gives the same lines each time.
enum CorpusKind: String, CaseIterable, Sendable {
  case accepted
  case rejected
  case long

  /// The end of the name of the corpus, behind that of the dialect.
  var suffix: String { self == .accepted ? "" : "-" + rawValue }

  /// - Parameter count: how many lines; long ones are a tenth of that.
  func corpus(in style: LineStyle, count: Int = NamedCorpus.lineCount) -> Corpus {
    let count = self == .long ? max(count / 10, 1) : count
    var corpus = Corpus(style.dialect + suffix, dialect: style.dialect, accepting: self == .rejected ? 0 : count)
    if self != .rejected { corpus.target = (Contestant.libraryRuntime.name, self == .long ? 1.10 : style.target) }
    var random = Choices(seed: 1)
    for _ in 0..<count {
      switch self {
      case .accepted: corpus.append(Draft(in: style, &random).text(style))
      case .rejected:
        let mistake = random.pick(Mistake.allCases)
        corpus.append(mistake.text(of: Draft(in: style, &random), style, &random))
      case .long:
        var draft = Draft(in: style, &random)
        let part = random.pick(style.longParts)
        part.lengthen(&draft, by: part.pieces(style, &random))
        corpus.append(draft.text(style))
      }
    }
    return corpus
  }
}

/// Random choices that are the same in every version of the standard library.
struct Choices {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int(generator.next() >> 11) % limit }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  /// Whether something that happens once in `count` times happens now.
  mutating func once(in count: Int) -> Bool { number(below: count) == 0 }
}

/// A part of a line that can be long.
enum LongPart: String {
  case name
  case path
  case blanks
  case digits
  case sum

  /// Pieces that are some hundred bytes together.
  func pieces(_ style: LineStyle, _ random: inout Choices) -> [String] {
    let length = 100 + random.number(below: 1900)
    return switch self {
    case .name: Array(repeating: "aVeryLongName_", count: length / 14)
    case .path: Array(repeating: "controller.header", count: length / 18 + 1)
    case .blanks: Array(repeating: " ", count: length / 2)
    case .digits: (0..<length / 4).map { _ in random.pick(["0", "1", "4", "7", "9"]) }
    case .sum: (0..<length / 8).map { _ in random.pick(style.numbers) }
    }
  }

  /// Makes this part of the pieces.
  func lengthen(_ draft: inout Draft, by pieces: [String]) {
    switch self {
    case .name: draft.leftItem = pieces.joined()
    case .path: draft.leftItem = pieces.joined(separator: ".")
    case .blanks: draft.relation = pieces.joined() + draft.relation
    case .digits: draft.add("0." + pieces.joined())
    case .sum: draft.add(pieces.joined(separator: " + "))
    }
  }

  /// A line of `size` bytes or a few less, but no shorter than the shortest of the dialect.
  func line(of size: Int, _ style: LineStyle) -> ContiguousArray<UInt8> {
    let piece = self == .blanks ? " " : self == .name || self == .path ? "a" : "1"
    let width = self == .path ? 2 : self == .sum ? 4 : 1
    func text(_ count: Int) -> String {
      var draft = Draft(leftItem: "a", leftAttribute: "top", relation: style.relations[0], addition: ("", "10"))
      lengthen(&draft, by: Array(repeating: piece, count: count))
      return draft.text(style)
    }
    return ContiguousArray(text(1 + max(0, size - text(1).utf8.count) / width).utf8)
  }
}
