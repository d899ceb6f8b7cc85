import ConstraintGrammar
import ConstraintLanguages
import SentenceGeneration

/// Lines to parse, in one buffer.
struct Corpus: Sendable {
  let name: String
  let dialect: String

  /// How many lines must be accepted; `nil` where that is not known.
  var expectedCount: Int?

  /// The most that a contestant may take, as a multiple of what the yardstick does; `nil` for what has no target.
  var target: (contestant: String, ratio: Double)?

  /// How many lines and bytes there are, here or in files.
  var size = (lines: 0, bytes: 0)

  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var lines: [Range<Int>] = []

  init(_ name: String, dialect: String, accepting expectedCount: Int? = nil) {
    self.name = name
    self.dialect = dialect
    self.expectedCount = expectedCount
  }

  mutating func append(_ line: String) { append(line.utf8) }

  mutating func append(_ line: some Sequence<UInt8>) {
    let start = bytes.count
    bytes += line
    lines.append(start..<bytes.count)
    size = (lines.count, bytes.count)
  }

  /// Each line as a string of its own.
  var strings: [String] { lines.map { String(decoding: bytes[$0], as: UTF8.self) } }
}

/// A corpus with those who read it, before it is made.
struct NamedCorpus: Sendable {
  /// The name that the corpus has in reports.
  let name: String

  let contestants: [Contestant]

  /// Makes the corpus, of so many lines where that is not settled.
  let make: @Sendable (_ count: Int) -> Corpus

  static let lineCount = 10_000

  /// All corpora: lines as apps have them and the mistakes in them, sentences of every dialect, and texts of JSON and
  /// of other languages.
  static let all =
    lines(LineStyle.all, CorpusKind.allCases) + Dialect.all.map(sentences) + json + languages

  static func lines(
    _ styles: [LineStyle], _ kinds: [CorpusKind], by contestants: [Contestant] = Contestant.all
  ) -> [NamedCorpus] {
    styles.flatMap { style in
      kinds.map { kind in
        NamedCorpus(name: style.dialect + kind.suffix, contestants: contestants) { kind.corpus(in: style, count: $0) }
      }
    }
  }

  /// Sentences of the grammar of a dialect, those that it refuses aside: every production is among them.
  static func sentences(of dialect: Dialect) -> NamedCorpus {
    let name = dialect.name + "-sentences"
    return NamedCorpus(name: name, contestants: [.libraryRuntime]) { count in
      var corpus = Corpus(name, dialect: dialect.name, accepting: count)
      let generator = SentenceGenerator(dialect.grammar)
      var random = SeededGenerator(seed: 1)
      while corpus.lines.count < count {
        let sentence = generator.sentence(using: &random)
        if dialect.accepts(sentence) { corpus.append(sentence) }
      }
      return corpus
    }
  }
}

extension NamedCorpus {
  /// One that has been made.
  init(_ corpus: Corpus, contestants: [Contestant]) {
    self.init(name: corpus.name, contestants: contestants) { _ in corpus }
  }
}
