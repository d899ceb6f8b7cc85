import Foundation
import JSON

/// How results are written.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  /// One table of all, as the README has it.
  case markdown
}

/// Measurements as text and as JSON.
enum Report {
  /// The times of the contestants on one corpus, as a table.
  static func table(of measurements: [Measurement], on corpus: Corpus, yardstick: String) -> String {
    let head = ["contestant", "ns a line", "MB/s", "ratio to \(yardstick)", "at most", "spread", "allocations a line"]
    let rows = measurements.map { measured -> [String] in
      let isMeasured = measured.nanosecondsPerLine != nil
      return [
        measured.contestant, Figure.text(measured.nanosecondsPerLine), Figure.text(measured.megabytesPerSecond),
        Figure.text(measured.ratio), Figure.text(measured.target),
        measured.spread.map { String(format: "%.1f %%", $0 * 100) } ?? "–",
        isMeasured ? Figure.allocations(measured.allocationsPerLine) : "–",
      ]
    }
    let (lines, bytes) = corpus.size
    let count = lines == 1 ? "1 line" : Figure.text(lines) + " lines"
    let length = Figure.text(Double(bytes) / Double(max(lines, 1)))
    return "\(corpus.name): \(count) of \(length) bytes\n\n" + columns([head] + rows) + "\n"
  }

  /// Cells in columns: the first to the left, the others to the right.
  static func columns(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// An array of objects, one a line.
  static func json(of measurements: [Measurement]) -> String {
    let objects = measurements.map { measurement in
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("corpus", measurement.corpus)
        writer.member("contestant", measurement.contestant)
        let figures: [(StaticString, Double?)] = [
          ("nanosecondsPerLine", measurement.nanosecondsPerLine), ("ratio", measurement.ratio),
          ("allocationsPerLine", measurement.allocationsPerLine),
          ("megabytesPerSecond", measurement.megabytesPerSecond), ("spread", measurement.spread),
          ("rounds", Double(measurement.rounds)), ("target", measurement.target),
        ]
        for (key, figure) in figures {
          writer.key(key)
          // Six digits are more than a clock gives.
          if let figure { writer.value(Double(String(format: "%.6g", figure)) ?? figure) } else { writer.null() }
        }
      }
      return "\n" + writer.text
    }
    return "[" + objects.joined(separator: ",") + "\n]\n"
  }
}

/// Numbers as people read them.
enum Figure {
  /// With the decimals that matter: three digits or more in all.
  static func text(_ number: Double?) -> String {
    guard let number else { return "–" }
    return number >= 1000 ? text(Int(number.rounded())) : String(format: number >= 100 ? "%.1f" : "%.2f", number)
  }

  static func text(_ number: Int) -> String {
    number < 1000 ? String(number) : text(number / 1000) + "," + String(format: "%03d", number % 1000)
  }

  /// Nothing is 0 that is not: a number that is too small to be shown is "< 0.01".
  static func allocations(_ number: Double?) -> String {
    guard let number else { return "not counted" }
    return number == 0 ? "0" : number < 0.01 ? "< 0.01" : text(number)
  }
}
