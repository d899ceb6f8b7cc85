import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages

/// `scale`: times batches of more and more lines, and lines of more and more bytes.
struct ScaleCommand: Subcommand {
  static let name = "scale"
  let about = CommandDescription(
    "Shows how the time grows with the number of lines and with the length of a line.",
    discussion: """
      Where it is linear, the time of a line, or of a byte, stays the same from row to row. What a line costs whatever \
      its length makes the bytes of a short one dear.
      """,
    examples: [
      CommandExample("scale --dialect formula-style", "Shows it for one dialect."),
      CommandExample("scale --lines 1000000 --bytes 1000000", "Takes a tenth of the time."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialects, default: Selection(all: LineStyle.all), "The dialects.")
  let lines = Option(
    "lines", "NUMBER", .integer(0...100_000_000), default: 10_000_000, "The largest batch; 0 for none.")
  let bytes = Option(
    "bytes", "NUMBER", .integer(0...2_000_000_000), default: 100_000_000, "The longest line; 0 for none.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    for style in given.dialect.values {
      guard let dialect = Dialect(named: style.dialect) else { continue }
      let batches: Column = ("ns a line", { Self.time(ofLines: $0, style, dialect) })
      let parts = style.longParts.map { part -> Column in
        (part.rawValue, { Self.time(of: part, $0, style, dialect) })
      }
      let title = "\(style.dialect): nanoseconds a"
      try Self.write("\(title) line in batches", "lines", given.lines, [batches], console)
      try Self.write("\(title) byte in one line with a long part", "bytes", given.bytes, parts, console)
    }
    return .success
  }

  private typealias Column = (title: String, time: (_ size: Int) -> Double)

  /// A table with a row for each power of ten.
  private static func write(
    _ title: String, _ unit: String, _ limit: Int, _ columns: [Column], _ console: Console
  ) throws(CommandFailure) {
    guard limit > 0 else { return }
    let progress = Progress(console)
    var rows = [[unit] + columns.map(\.title)]
    for size in sequence(first: 10, next: { $0 * 10 }).prefix(while: { $0 <= limit }) {
      progress.show("\(title) …")
      rows.append([Figure.text(size)] + columns.map { Figure.text($0.time(size)) })
    }
    progress.clear()
    try console.output.write("\(title)\n\n\(Report.columns(rows))\n")
    try console.flush()
  }

  private static func time(ofLines size: Int, _ style: LineStyle, _ dialect: Dialect) -> Double {
    // Other lines in each batch: a processor learns ten lines by heart.
    let total = max(100_000, size)
    let accepted = CorpusKind.accepted.corpus(in: style)
    var corpus = Corpus("", dialect: style.dialect)
    for index in 0..<total { corpus.append(accepted.bytes[accepted.lines[index % accepted.lines.count]]) }
    let time = Stopwatch.medianNanoseconds {
      for start in stride(from: 0, to: total, by: size) {
        parse(corpus.bytes.span, corpus.lines[start..<start + size], dialect)
      }
    }
    return time / Double(total)
  }

  private static func time(of part: LongPart, _ size: Int, _ style: LineStyle, _ dialect: Dialect) -> Double {
    let line = part.line(of: size, style)
    return Stopwatch.medianNanoseconds { parse(line.span, [line.indices], dialect) } / Double(line.count)
  }

  @inline(never)
  private static func parse(_ bytes: Span<UInt8>, _ lines: ArraySlice<Range<Int>>, _ dialect: Dialect) {
    for line in lines {
      let equation = try? dialect.parse(bytes.extracting(line))
      precondition(equation != nil, "every line is accepted")
    }
  }
}
