import CommandLineInterface

/// A run beside a stored one: what moved by more than chance explains.
///
/// What is compared is the ratio to hand-written C in the same run, so that runs on a busy machine and on an idle one can
/// be compared. A move counts where it is larger than the spreads of both runs together, and than three percent.
struct Comparison {
  private let current: [Measurement]
  private let baseline: [Measurement]

  static let smallestMove = 0.03

  init(_ current: [Measurement], with baseline: [Measurement]) {
    self.current = current
    self.baseline = baseline
  }

  var text: String {
    var faster: [String] = []
    var slower: [String] = []
    var allocating: [String] = []
    var appeared: [String] = []
    var same = 0
    for measurement in current where measurement.contestant != Contestant.yardstick.name {
      guard let ratio = measurement.ratio else { continue }
      guard let stored = baseline.first(where: { $0.isOfSame(as: measurement) }), let storedRatio = stored.ratio else {
        appeared.append(measurement.label)
        continue
      }
      let change = ratio / storedRatio - 1
      let move =
        "\(measurement.label): \(Figure.text(storedRatio)) → \(Figure.text(ratio)) × c (\(Figure.signedPercent(change)))"
      if abs(change) <= Self.noise(measurement, stored) {
        same += 1
      } else if change < 0 {
        faster.append(move)
      } else {
        slower.append(move)
      }
      if measurement.allocationsPerLine != stored.allocationsPerLine {
        let counts = [stored, measurement].map { Figure.allocations($0.allocationsPerLine) }
        allocating.append("\(measurement.label): \(counts[0]) → \(counts[1]) a line")
      }
    }
    let missing = baseline.filter { stored in
      stored.ratio != nil && !current.contains { $0.isOfSame(as: stored) && $0.ratio != nil }
    }
    return Self.section("faster", faster) + Self.section("slower", slower)
      + Self.section("other allocations", allocating) + Self.section("not in the baseline", appeared)
      + Self.section("only in the baseline", missing.map(\.label)) + "within the noise: \(same)\n"
  }

  /// Spreads are independent, so their squares add up.
  static func noise(_ measurement: Measurement, _ stored: Measurement) -> Double {
    let spreads = [measurement.spread ?? 0, stored.spread ?? 0]
    return max(smallestMove, (spreads[0] * spreads[0] + spreads[1] * spreads[1]).squareRoot())
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(title):\n" + lines.map { "  \($0)\n" }.joined()
  }
}

extension Measurement {
  fileprivate var label: String { "\(corpus), \(contestant)".spelledOut }

  fileprivate func isOfSame(as other: Measurement) -> Bool { corpus == other.corpus && contestant == other.contestant }
}
