import CommandLineInterface
import ConflictLogs
import ConstraintReports
import JSON
import Spelling

/// What the sources have to say of a conflict.
extension ConflictExplanation {
  /// A constraint, by its index, and the places that may have made it, the most likely first.
  typealias Origin = (index: Int, fits: [FittingStrings.Fit])

  /// Where the constraints of the app in the conflict may have been made.
  func origins(in strings: FittingStrings) -> [Origin] {
    conflict.compactMap { index in
      guard case .constraint(let constraint) = log.entries[index], constraint.maker.isApp else { return nil }
      return (index, strings.fits(constraint, in: log))
    }
  }

  /// The same in words below a heading, a line for each place.
  func lines(of origins: [Origin]) -> [String] {
    if origins.isEmpty { return [] }
    var places: [String] = []
    var linesOfPlace: [String: [String]] = [:]
    for (index, fits) in origins {
      guard case .constraint(let constraint) = log.entries[index] else { continue }
      // What is less sure than the first is not told where that is.
      let alike = fits.prefix { $0.certainty == fits[0].certainty }
      let place = fits.first.map { $0.text(others: alike.count - 1) } ?? Self.nowhere(constraint)
      if linesOfPlace[place] == nil { places.append(place) }
      linesOfPlace[place, default: []].append("\(constraint.line)")
    }
    return ["In the sources:"]
      + places.map { place in
        let lines = linesOfPlace[place] ?? []
        return "  \(lines.count == 1 ? "line" : "lines") \(lines.listed("and")): \(place)"
      }
  }

  private static func nowhere(_ constraint: PrintedConstraint) -> String {
    constraint.place == nil ? "no string there" : "that source is not there"
  }
}

extension FittingStrings.Fit {
  /// The place in words.
  fileprivate func text(others: Int) -> String {
    let word =
      switch certainty {
      case .certain: ""
      case .likely: "likely "
      case .possible: "perhaps "
      }
    let end = others == 0 ? "" : others == 1 ? ", or 1 other" : ", or \(others) others"
    return "\(word)\(path.legible):\(line):\(column)" + (text.map { ": " + $0.withControlsSpelledOut } ?? "") + end
  }
}

extension JSONWriter {
  mutating func members(of origins: [ConflictExplanation.Origin]) {
    key("sources")
    array { writer in
      for (index, fits) in origins {
        for fit in fits {
          writer.object { writer in
            writer.member("constraint", index)
            writer.member("certainty", fit.certainty.rawValue)
            writer.member("file", fit.path.legible)
            writer.member("line", fit.line)
            writer.member("column", fit.column)
            writer.member("text", fit.text)
          }
        }
      }
    }
  }
}
