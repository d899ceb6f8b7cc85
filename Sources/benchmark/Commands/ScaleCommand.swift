import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages

/// `scale`: times batches of more and more lines, and lines of more and more bytes.
struct ScaleCommand: Subcommand {
  static let name = "scale"
  let about = CommandDescription(
    "Shows how the time grows with the number of lines and with the length of a line.",
    discussion: """
      The exponent is the power of the size that the time of a line, or of a byte, grows with: 0 is flat. What a line \
      costs whatever its length makes the bytes of a short one dear, so lengths have a second exponent, from \
      \(Figure.text(Self.longFrom)) bytes on.
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

  /// From this length on, what a line costs whatever its length does not count.
  private static let longFrom = 10_000

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let progress = Progress(console)
    for style in given.dialect.values {
      guard let dialect = Dialect(named: style.dialect) else { continue }
      if given.lines > 0 {
        progress.show("\(style.dialect), lines …")
        let table = Self.lineTable(LineScale(style, dialect, limit: given.lines))
        progress.clear()
        try console.output.write("\(style.dialect): nanoseconds a line in batches\n\n\(table)\n")
        try console.flush()
      }
      if given.bytes > 0 {
        progress.show("\(style.dialect), bytes …")
        let scales = LongPart.allCases.filter { $0.fits(style) }.map {
          ByteScale(style, dialect, $0, limit: given.bytes)
        }
        let table = Self.byteTable(scales)
        progress.clear()
        try console.output.write("\(style.dialect): nanoseconds a byte in one line with a long part\n\n\(table)\n")
        try console.flush()
      }
    }
    return .success
  }

  private static func lineTable(_ scale: LineScale) -> String {
    var table = TextTable(["lines", "ns a line"])
    let points = scale.sizes.map { (size: Double($0), time: scale.time(of: $0)) }
    for point in points { table.add([Figure.text(Int(point.size)), Figure.text(point.time)]) }
    table.add(["exponent", ExponentFit(points)?.text ?? "–"])
    return table.text
  }

  private static func byteTable(_ scales: [ByteScale]) -> String {
    var table = TextTable(["bytes"] + scales.map(\.part.rawValue))
    let times = scales.map { scale in
      scale.sizes.map { (size: Double(scale.line(of: $0).count), time: scale.time(of: $0)) }
    }
    for (row, size) in (scales.first?.sizes ?? []).enumerated() {
      table.add([Figure.text(size)] + times.map { Figure.text($0[row].time) })
    }
    table.add(["exponent"] + times.map { ExponentFit($0)?.text ?? "–" })
    let long = times.map { points in points.filter { $0.size >= Double(longFrom) * 0.9 } }
    table.add(["… of long lines"] + long.map { ExponentFit($0)?.text ?? "–" })
    return table.text
  }
}
