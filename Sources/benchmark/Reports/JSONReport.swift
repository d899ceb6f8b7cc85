import ConstraintGrammar
import ConstraintReports
import Foundation
import JSON

/// Measurements as JSON: an array of objects, one a line.
enum JSONReport {
  static func text(of measurements: [Measurement]) -> String {
    let objects = measurements.map { measurement in
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("corpus", measurement.corpus)
        writer.member("contestant", measurement.contestant)
        writer.key("nanosecondsPerLine")
        write(measurement.nanosecondsPerLine, &writer)
        writer.key("ratio")
        write(measurement.ratio, &writer)
        writer.key("allocationsPerLine")
        write(measurement.allocationsPerLine, &writer)
        writer.key("megabytesPerSecond")
        write(measurement.megabytesPerSecond, &writer)
        writer.key("spread")
        write(measurement.spread, &writer)
        writer.member("rounds", measurement.rounds)
        writer.key("target")
        write(measurement.target, &writer)
      }
      return "\n" + writer.text
    }
    return "[" + objects.joined(separator: ",") + "\n]\n"
  }

  private static func write(_ number: Double?, _ writer: inout JSONWriter) {
    // Six digits are more than a clock gives.
    if let number { writer.value(Double(String(format: "%.6g", number)) ?? number) } else { writer.null() }
  }

  /// The text is none that ``text(of:)`` writes.
  struct Malformed: Error {}

  static func measurements(in data: Data) throws(Malformed) -> [Measurement] {
    do {
      return try JSONDecoder().decode([Measurement].self, from: data)
    } catch {
      throw Malformed()
    }
  }
}
