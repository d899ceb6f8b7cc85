import ConflictLogs
import ConstraintGrammar
import Foundation
import GrammarCombinators
import GrammarExport
import SentenceGeneration
import TestMaterial
import Testing

/// The file of the language of logs, read back as a grammar of its own, against the parser.
///
/// Where tokens of two lengths fit, the parser tries them in order, which is not what the recogniser does.
@Suite struct LogGrammarTests {
  private static let folder = "Tests/ConflictLogsTests/Corpus"

  /// What stands between angle brackets in the logs of the corpus, each once.
  private static let constraints = Result {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path)
    let lines = try names.filter { $0.hasSuffix(".log") }.sorted().flatMap { name in
      try Repository.text(of: "\(folder)/\(name)").split(separator: "\n").map(String.init)
    }
    let texts = lines.compactMap { line -> String? in
      guard let start = line.firstIndex(of: "<"), let end = line.lastIndex(of: ">"), start < end else { return nil }
      return String(line[start...end])
    }
    return Set(texts).sorted()
  }

  private let grammar: WrittenGrammar

  init() throws { grammar = try WrittenGrammar(ebnf: Repository.text(of: "Grammar/conflict-log.ebnf")) }

  private func check(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard Array(text.utf8) == bytes else { return false }
    let isAccepted = grammar.accepts(text)
    do throws(Diagnostic) {
      _ = try Dialect.conflictLog.constraints(in: text)
      #expect(isAccepted, "\(text)")
      return true
    } catch {
      // Numbers that no Double is near to are refused beyond the grammar.
      if error.code != .numberTooLarge { #expect(!isAccepted, "\(text): \(error.message)") }
      return false
    }
  }

  @Test func constraintsOfTheCorpus() throws {
    let texts = try Self.constraints.get()
    let count = texts.filter { check(Array($0.utf8)) }.count
    #expect(count > 1000 && count < texts.count)
  }

  @Test func damagedConstraints() throws {
    var random = SentenceGeneration.SeededGenerator(seed: 38)
    let texts = try Self.constraints.get()
    var counts = (accepted: 0, rejected: 0)
    for _ in 0..<3_000 {
      guard let text = texts.randomElement(using: &random), let other = texts.randomElement(using: &random) else {
        return
      }
      var bytes = Array(text.utf8)
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = Array(other.utf8).randomElement(using: &random) ?? 0
      default: bytes.insert(Array(other.utf8).randomElement(using: &random) ?? 0, at: place)
      }
      if check(bytes) { counts.accepted += 1 } else { counts.rejected += 1 }
    }
    #expect(counts.accepted > 500 && counts.rejected > 500)
  }

  @Test func sentences() {
    var random = SentenceGeneration.SeededGenerator(seed: 39)
    let generator = SentenceGenerator(Dialect.conflictLog.grammar)
    let count = (0..<1_000).count { _ in check(Array(generator.sentence(ofSize: 20, using: &random).utf8)) }
    #expect(count > 100)
  }
}
