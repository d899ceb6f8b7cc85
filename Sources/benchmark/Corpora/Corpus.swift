/// Lines to parse, in one buffer.
struct Corpus: Sendable {
  let name: String
  let dialect: String

  /// The verdict of the parsers on each line; `nil` where that is not known.
  let verdict: Verdict?

  /// The most that a contestant of the library may take, as a multiple of what the yardstick does; `nil` for what has no
  /// target.
  var target: Target?

  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var lines: [Range<Int>] = []

  enum Verdict: Sendable {
    case accepted
    case rejected
  }

  struct Target: Sendable {
    let contestant: String
    let ratio: Double
  }

  var averageLength: Double { Double(bytes.count) / Double(max(lines.count, 1)) }

  /// How many lines must be accepted; `nil` where that is not known.
  var expectedCount: Int? {
    switch verdict {
    case .accepted: lines.count
    case .rejected: 0
    case nil: nil
    }
  }

  init(name: String, dialect: String, verdict: Verdict?) {
    self.name = name
    self.dialect = dialect
    self.verdict = verdict
  }

  mutating func append(_ line: String) { append(line.utf8) }

  mutating func append(_ line: some Sequence<UInt8>) {
    let start = bytes.count
    bytes += line
    lines.append(start..<bytes.count)
  }

  /// Each line as a string of its own.
  var strings: [String] { lines.map { String(decoding: bytes[$0], as: UTF8.self) } }
}
