import ConstraintGrammar
import ConstraintReports
package import GrammarCombinators
import GrammarExport
package import JSON
import Spelling

/// Reads each text with a grammar from a file.
struct WrittenGrammarWork: LineWork {
  let grammar: GrammarFile

  func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<SyntaxTree> {
    var cursor = Cursor()
    let result: Result<SyntaxTree, Diagnostic> =
      if let tree = grammar.written.interpreter.tree(of: bytes, from: &cursor) {
        .success(tree)
      } else {
        .failure(diagnostic(bytes).counted(fromLine: number))
      }
    return Line(String(decoding: bytes), number: number, file: file, dialect: grammar.name, result: result)
  }

  func text(of line: Line<SyntaxTree>) -> String? {
    guard case .success(let tree) = line.result else { return nil }
    return tree.outline(of: line.text).joined(separator: "\n")
  }

  private func diagnostic(_ bytes: Span<UInt8>) -> Diagnostic {
    let failure = grammar.written.interpreter.failure(of: bytes)
    // A literal of somebody else's may be anything.
    var diagnostic = Diagnostic(failure, in: bytes) { $0.spelling.map { "'\($0.withControlsSpelledOut)'" } }
    switch failure.refusal?.reason {
    case .tooManySteps?: diagnostic.message = "the grammar reads this text again and again, and no end is in sight"
    case .nestingTooDeep?: diagnostic.message = "the text is nested too deeply here"
    default: break
    }
    return diagnostic
  }
}

extension SyntaxTree: LineValue {
  package func writeMembers(to writer: inout JSONWriter) {
    writer.key("tree")
    writer.value(self)
  }

  package static func writeMembersOfRejected(to writer: inout JSONWriter) {
    writer.key("tree")
    writer.null()
  }
}
