import ConflictLogs
import Foundation
import TestMaterial
import Testing

/// Logs of the corpus with bytes and tokens taken away, doubled and put elsewhere: whatever comes of it is told, and nothing crashes.
///
/// CONFLICT_DAMAGES sets how many there are.
@Suite struct LogDamageTests {
  static let count = ProcessInfo.processInfo.environment["CONFLICT_DAMAGES"].flatMap { Int($0) } ?? 400

  @Test func damagedLogs() throws {
    var generator = SeededGenerator(seed: 40)
    let texts = try CorpusTests.names.map { Array(try Repository.text(of: "\(CorpusTests.folder)/\($0).log").utf8) }
    for number in 0..<Self.count {
      var bytes = generator.pick(texts)
      for _ in 0..<Int.random(in: 1...8, using: &generator) { Self.damage(&bytes, generator.pick(texts), &generator) }
      let text = String(decoding: bytes, as: UTF8.self)
      let lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count
      for log in ConflictLog.logs(in: text) {
        let explanation = ConflictExplanation(of: log)
        let lines = log.entries.map { entry in
          switch entry {
          case .constraint(let constraint): constraint.line
          case .unread(let unread): unread.line
          }
        }
        #expect(lines == lines.sorted() && lines.allSatisfy { (1...lineCount).contains($0) }, "damage \(number)")
        #expect(explanation.conflict.allSatisfy { log.entries.indices.contains($0) }, "damage \(number)")
        #expect(explanation.proof.isEmpty == explanation.conflict.isEmpty, "damage \(number)")
        #expect(!explanation.text().isEmpty, "damage \(number)")
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ other: [UInt8], _ generator: inout SeededGenerator) {
    guard bytes.count > 20 else { return }
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let length = min(Int.random(in: 1...12, using: &generator), bytes.count - start)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(start..<start + length)
    case 2:
      bytes.insert(contentsOf: bytes[start..<start + length], at: Int.random(in: 0..<bytes.count, using: &generator))
    case 3: bytes.insert(generator.pick(Array("<>'[]()|:.-@#=*\"\\&\n 0x9e".utf8)), at: start)
    case 4: bytes.removeLast(bytes.count - max(start, 20))
    default:
      let from = Int.random(in: 0..<other.count, using: &generator)
      bytes.insert(contentsOf: other[from..<min(from + 60, other.count)], at: start)
    }
  }
}
