import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import Foundation

/// `scale`: times batches of more and more lines, and lines of more and more bytes.
struct ScaleCommand: Subcommand {
  static let name = "scale"
  let about = CommandDescription(
    "Shows how the time grows with the number of lines and with the length of a line.",
    discussion: """
      The exponent is the power of the size that the time of a line, or of a byte, grows with: 0 is flat. What a line \
      costs whatever its length makes the bytes of a short one dear, so lengths have a second exponent, from \
      \(Figure.text(Growth.longFrom)) bytes on.
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
    let progress = Progress(console)
    for style in given.dialect.values {
      guard let dialect = Dialect(named: style.dialect) else { continue }
      for (unit, limit) in [("line", given.lines), ("byte", given.bytes)] where limit > 0 {
        progress.show("\(style.dialect), \(unit)s …")
        let table = unit == "line" ? Growth.lines(limit, style, dialect) : Growth.bytes(limit, style, dialect)
        progress.clear()
        let what = unit == "line" ? "in batches" : "in one line with a long part"
        try console.output.write("\(style.dialect): nanoseconds a \(unit) \(what)\n\n\(table)\n")
        try console.flush()
      }
    }
    return .success
  }
}

/// How the time of one line or byte grows with the number of all.
struct Growth {
  let title: String
  let points: [(size: Double, time: Double)]

  /// From this length on, what a line costs whatever its length does not count.
  static let longFrom = 10_000

  /// Powers of ten.
  static func sizes(upTo limit: Int) -> [Int] { Array(sequence(first: 10) { $0 * 10 }.prefix { $0 <= limit }) }

  /// Batches of more and more lines.
  static func lines(_ limit: Int, _ style: LineStyle, _ dialect: Dialect) -> String {
    // What is parsed for one figure, at least: other lines each time, for a processor learns ten lines by heart.
    let smallestTotal = min(100_000, 1_000 * limit)
    let accepted = CorpusKind.accepted.corpus(in: style)
    var corpus = Corpus("", dialect: style.dialect)
    for index in 0..<max(limit, smallestTotal) {
      corpus.append(accepted.bytes[accepted.lines[index % accepted.lines.count]])
    }
    let points = sizes(upTo: limit).map { size in
      let batches = max(1, smallestTotal / size)
      let time = Stopwatch.medianNanoseconds {
        for batch in 0..<batches {
          parse(corpus.bytes.span, corpus.lines[(batch * size)..<((batch + 1) * size)], dialect)
        }
      }
      return (size: Double(size), time: time / Double(batches * size))
    }
    return table("lines", sizes(upTo: limit), [Growth(title: "ns a line", points: points)])
  }

  /// One line with a long part, that is longer and longer.
  static func bytes(_ limit: Int, _ style: LineStyle, _ dialect: Dialect) -> String {
    let growths = LongPart.all(of: style).map { part in
      let points = sizes(upTo: limit).map { size in
        let line = part.line(of: size, style)
        let time = Stopwatch.medianNanoseconds { parse(line.span, [line.indices], dialect) }
        return (size: Double(line.count), time: time / Double(line.count))
      }
      return Growth(title: part.rawValue, points: points)
    }
    return table("bytes", sizes(upTo: limit), growths, "… of long lines")
  }

  @inline(never)
  private static func parse(_ bytes: Span<UInt8>, _ lines: ArraySlice<Range<Int>>, _ dialect: Dialect) {
    for line in lines {
      let equation = try? dialect.parse(bytes.extracting(line))
      precondition(equation != nil, "every line is accepted")
    }
  }

  private static func table(_ unit: String, _ sizes: [Int], _ growths: [Growth], _ long: String? = nil) -> String {
    var rows = [[unit] + growths.map(\.title)]
    for (index, size) in sizes.enumerated() {
      rows.append([Figure.text(size)] + growths.map { Figure.text($0.points[index].time) })
    }
    rows.append(["exponent"] + growths.map { ExponentFit($0.points)?.text ?? "–" })
    if let long {
      rows.append(
        [long] + growths.map { ExponentFit($0.points.filter { $0.size >= Double(longFrom) * 0.9 })?.text ?? "–" })
    }
    return Report.columns(rows)
  }
}

/// The power of the size that a time grows with: the slope of a straight line through the logarithms.
///
/// 0 is flat, 1 is linear.
struct ExponentFit: Equatable {
  let exponent: Double

  /// The standard error of the exponent.
  let error: Double

  /// `nil` unless there are three sizes.
  init?(_ points: [(size: Double, time: Double)]) {
    let points = points.map { (x: log($0.size), y: log($0.time)) }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let spreadX = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard points.count >= 3, spreadX > 0 else { return nil }
    let slope = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spreadX
    let residue = points.reduce(0) {
      let distance = $1.y - meanY - slope * ($1.x - meanX)
      return $0 + distance * distance
    }
    exponent = slope
    error = (residue / (count - 2) / spreadX).squareRoot()
  }

  var text: String { String(format: "%+.3f ± %.3f", exponent, error) }
}
