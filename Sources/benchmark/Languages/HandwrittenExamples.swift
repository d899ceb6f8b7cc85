import CronTable
import VersionRanges

// Languages of the examples, read by recursive descent. What is read makes values of the same form.

enum HandwrittenVersions {
  typealias Bound = (comparison: VersionRange.Comparison, numbers: [Int], labels: [String])

  static func alternatives(in bytes: ContiguousArray<UInt8>) -> [[Bound]]? {
    var reader = TextReader(bytes)
    var alternatives: [[Bound]] = []
    repeat {
      var bounds: [Bound] = []
      reader.skipBlanks()
      while !reader.isAtEnd, reader.next != UInt8(ascii: "|") {
        guard let bound = bound(&reader) else { return nil }
        bounds.append(bound)
        reader.skipBlanks()
      }
      guard !bounds.isEmpty else { return nil }
      alternatives.append(bounds)
    } while reader.take("|") && reader.take("|")
    return reader.isAtEnd ? alternatives : nil
  }

  private static func bound(_ reader: inout TextReader) -> Bound? {
    var comparison = VersionRange.Comparison.equal
    if reader.take(">") {
      comparison = reader.take("=") ? .atLeast : .greater
    } else if reader.take("<") {
      comparison = reader.take("=") ? .atMost : .less
    } else if reader.take("^") {
      comparison = .compatible
    } else if reader.take("~") {
      comparison = .nearby
    } else {
      _ = reader.take("=")
    }
    reader.skipBlanks()
    var (numbers, labels) = ([Int](), [String]())
    repeat {
      let start = reader.place
      guard let number = reader.number() else { return nil }
      guard reader.place == start + 1 || reader.bytes[start] != UInt8(ascii: "0") else { return nil }
      numbers.append(number)
    } while numbers.count < 3 && reader.take(".")
    if reader.take("-") {
      repeat {
        guard let label = reader.text({ isWordPart($0) || $0 == UInt8(ascii: "-") }) else { return nil }
        labels.append(label)
      } while reader.take(".")
    }
    return (comparison, numbers, labels)
  }

  static func digest(_ comparison: VersionRange.Comparison, _ numbers: [Int], _ labels: [String]) -> Int {
    let kind = comparison == .atLeast ? 1 : comparison == .compatible ? 2 : 3
    return numbers.reduce(kind) { $0 &* 31 &+ $1 } &+ labels.reduce(0) { $0 &* 7 &+ $1.utf8.count }
  }

  static func digest(of alternatives: [[Bound]]) -> Int {
    alternatives.reduce(0) { $0 &* 31 &+ $1.reduce(1) { $0 &* 7 &+ digest($1.comparison, $1.numbers, $1.labels) } }
  }
}

extension VersionRange {
  var digest: Int {
    alternatives.reduce(0) {
      $0 &* 31
        &+ $1.reduce(1) {
          $0 &* 7 &+ HandwrittenVersions.digest($1.comparison, $1.version.numbers, $1.version.labels)
        }
    }
  }
}

enum HandwrittenCron {
  typealias Times = (numbers: ClosedRange<Int>, step: Int)

  private static let units: [(all: ClosedRange<Int>, names: [String], first: Int)] = [
    (0...59, [], 0), (0...23, [], 0), (1...31, [], 0),
    (1...12, ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"], 1),
    (0...7, ["sun", "mon", "tue", "wed", "thu", "fri", "sat"], 0),
  ]

  static func entries(in bytes: ContiguousArray<UInt8>) -> [[[Times]]]? {
    var reader = TextReader(bytes)
    var entries: [[[Times]]] = []
    while !reader.isAtEnd {
      if reader.next != 10 {
        var entry: [[Times]] = []
        for (index, unit) in units.enumerated() {
          if index > 0 {
            guard reader.next == 32 || reader.next == 9 else { return nil }
            reader.skipBlanks()
          }
          guard let times = times(&reader, unit.all, unit.names, unit.first) else { return nil }
          entry.append(times)
        }
        entries.append(entry)
      }
      guard reader.take("\n") else { return nil }
    }
    return entries
  }

  private static func times(
    _ reader: inout TextReader, _ all: ClosedRange<Int>, _ names: [String], _ first: Int
  ) -> [Times]? {
    var times: [Times] = []
    repeat {
      var numbers = all
      if !reader.take("*") {
        guard let lower = number(&reader, names, first) else { return nil }
        var upper = lower
        if reader.take("-") {
          guard let last = number(&reader, names, first) else { return nil }
          upper = last
        }
        guard lower <= upper, all.contains(lower), all.contains(upper) else { return nil }
        numbers = lower...upper
      }
      var step = 1
      if reader.take("/") {
        guard let number = reader.number() else { return nil }
        step = max(number, 1)
      }
      times.append((numbers, step))
    } while reader.take(",")
    return times
  }

  private static func number(_ reader: inout TextReader, _ names: [String], _ first: Int) -> Int? {
    if let number = reader.number() { return number }
    guard !names.isEmpty, let name = reader.text(isWordPart)?.lowercased() else { return nil }
    return names.firstIndex(of: name).map { $0 + first }
  }

  static func digest(of entries: [[[Times]]]) -> Int {
    entries.reduce(0) { total, entry in
      entry.reduce(total &* 31) {
        $1.reduce($0 &* 3) { $0 &* 7 &+ $1.numbers.lowerBound &* 60 &+ $1.numbers.upperBound &+ $1.step }
      }
    }
  }
}

extension CronTable {
  var digest: Int {
    entries.reduce(0) { total, entry in
      entry.reduce(total &* 31) {
        $1.reduce($0 &* 3) { $0 &* 7 &+ $1.numbers.lowerBound &* 60 &+ $1.numbers.upperBound &+ $1.step }
      }
    }
  }
}
