import ConflictLogs
import TestMaterial

/// A log with bytes and tokens taken away, doubled and put elsewhere: whatever comes of it is told, and nothing crashes.
public struct DamagedLog: Sendable {
  /// The log.
  public private(set) var text: [UInt8]

  /// A text as it is.
  init(_ text: [UInt8]) { self.text = text }

  /// Damages one of some logs.
  ///
  /// - Parameters:
  ///   - number: the number of the damage.
  ///   - seed: what the random choices follow from.
  ///   - logs: the logs as they are.
  public init(_ number: Int, seed: UInt64, of logs: [[UInt8]]) {
    var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    text = generator.pick(logs)
    for _ in 0..<Int.random(in: 1...8, using: &generator) { damage(generator.pick(logs), &generator) }
  }

  private mutating func damage(_ other: [UInt8], _ generator: inout SeededGenerator) {
    guard text.count > 20 else { return }
    let start = Int.random(in: 0..<text.count, using: &generator)
    let length = min(Int.random(in: 1...12, using: &generator), text.count - start)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: text[start] = UInt8.random(in: 0...255, using: &generator)
    case 1: text.removeSubrange(start..<start + length)
    case 2:
      text.insert(contentsOf: text[start..<start + length], at: Int.random(in: 0..<text.count, using: &generator))
    case 3: text.insert(generator.pick(Array("<>'[]()|:.-@#=*\"\\&\n 0x9e".utf8)), at: start)
    case 4 where generator.once(in: 4): text.removeLast(text.count - max(start, 20))
    case 5:
      let words = [
        "NSSpace(", "0x", "priority:", "names: ", "1e308", "99999999999999999999", "&lt;", "*", "''", "<private>",
      ]
      text.insert(contentsOf: generator.pick(words).utf8, at: start)
    default:
      let from = Int.random(in: 0..<other.count, using: &generator)
      text.insert(contentsOf: other[from..<min(from + 60, other.count)], at: start)
    }
  }

  /// How many constraints can still be read, and what is wrong with what is said of them.
  public func verdict() -> (constraints: Int, failure: String?) {
    let text = String(decoding: text, as: UTF8.self)
    let lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let logs = ConflictLog.logs(in: text)
    let count = logs.reduce(0) { $0 + $1.constraints.count }
    for log in logs {
      let explanation = ConflictExplanation(of: log)
      let lines = log.entries.map { entry in
        switch entry {
        case .constraint(let constraint): constraint.line
        case .unread(let unread): unread.line
        }
      }
      if lines != lines.sorted() || !lines.allSatisfy((1...lineCount).contains) {
        return (count, "the lines are \(lines)")
      }
      if !explanation.conflict.allSatisfy(log.entries.indices.contains) { return (count, "a constraint is not there") }
      if explanation.proof.isEmpty != explanation.conflict.isEmpty { return (count, "a conflict has no proof") }
      if explanation.text().isEmpty { return (count, "nothing is said") }
      let isDrawn = explanation.drawings.flatMap(\.extents).allSatisfy { $0.start.isFinite && $0.end.isFinite }
      if !isDrawn { return (count, "a view is drawn nowhere") }
    }
    return (count, nil)
  }
}
