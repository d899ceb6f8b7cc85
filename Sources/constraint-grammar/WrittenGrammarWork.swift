import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintReports
import GrammarCombinators
import GrammarExport
import GrammarRepair
import Spelling

/// Reads each text with a grammar from a file.
struct WrittenGrammarWork: LineWork {
  private let grammar: GrammarFile

  /// What mends a text; `nil` where a rule begins with itself.
  private let repairer: Repairer?

  init(_ grammar: GrammarFile) {
    self.grammar = grammar
    let written = grammar.written
    repairer = written.leftRecursions.isEmpty ? Repairer(written.interpreter) { written.failure(of: $0) } : nil
  }

  func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<TracedStatement> {
    let result: Result<TracedStatement, Diagnostic>
    do throws(ParseFailure) {
      let tree = try grammar.written.tree(of: bytes)
      result = .success(
        TracedStatement(tree: tree, warnings: warnings(about: bytes).map { $0.counted(fromLine: number) }))
    } catch {
      result = .failure(diagnostic(of: error, in: bytes).counted(fromLine: number))
    }
    return Line(String(decoding: bytes), number: number, file: file, dialect: grammar.name, result: result)
  }

  /// Longer texts are not looked at twice: to find a second tree takes as long as to find the first by all that is derived.
  private static let mostBytes = 1 << 14

  /// That a text has more than one tree.
  private func warnings(about bytes: Span<UInt8>) -> [Diagnostic] {
    guard bytes.count <= Self.mostBytes, grammar.written.mayBeAmbiguous(bytes),
      let ambiguity = grammar.written.ambiguity(of: bytes)
    else { return [] }
    let message = "this can be read in two ways: \(ambiguity.described)".withControlsSpelledOut
    return [Diagnostic(GrammarTextMistake(message, at: ambiguity.range, in: bytes), .warning)]
  }

  func text(of line: Line<TracedStatement>) -> String? {
    guard case .success(let traced) = line.result else { return nil }
    return traced.tree?.outline(of: line.text).joined(separator: "\n")
  }

  private func diagnostic(of failure: ParseFailure, in bytes: Span<UInt8>) -> Diagnostic {
    // A literal of somebody else's may be anything.
    let phrase = { (token: ParseFailure.Expectation) in token.spelling.map { "'\($0.withControlsSpelledOut)'" } }
    var diagnostic =
      repairer.flatMap { Diagnostic(mistakesIn: bytes, by: $0, phrase: phrase) }
      ?? Diagnostic(failure, in: bytes, phrase: phrase)
    switch failure.refusal?.reason {
    case .tooManySteps?: diagnostic.message = "the grammar reads this text again and again, and no end is in sight"
    case .nestingTooDeep?: diagnostic.message = "the text is nested too deeply here"
    default: break
    }
    return diagnostic
  }
}

extension Ambiguity {
  /// The two ways, for a sentence.
  var described: String {
    readings[0] == readings[1]
      ? "as \(readings[0]), by two alternatives of '\(rule)'" : "as \(readings[0]), or as \(readings[1])"
  }
}
