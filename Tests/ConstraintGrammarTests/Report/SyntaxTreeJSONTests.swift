import ConstraintGrammar
import ConstraintReports
import Foundation
import GrammarCombinators
import JSON
import Testing

@Suite struct SyntaxTreeJSONTests {
  private func json(_ tree: SyntaxTree?) -> String {
    var writer = JSONWriter()
    writer.value(tree)
    return writer.text
  }

  /// A digit in a rule is a token, and nothing is said of it.
  @Test func aTokenWithoutARole() {
    let digits = Interpreter(NamedRule("digits") { BytesOf(Digit.self) })
    let text = ContiguousArray("12".utf8)
    var cursor = Cursor()
    #expect(
      json(digits.tree(of: text.span, from: &cursor))
        == #"{"name":"digits","offset":0,"length":2,"children":[{"name":"[0-9]","offset":0,"length":2,"role":null}]}"#)
  }

  /// Offsets are those of diagnostics: bytes, whatever stands before.
  @Test func offsetsAreBytes() {
    let arrow = Interpreter(
      .production(
        Production("arrow", .rule) {
          .sequence(
            [
              .literal("→", ignoresCase: false, isWord: false), .literal("to", ignoresCase: false, isWord: true),
            ], spacing: .spaced)
        }))
    let text = ContiguousArray("→ to".utf8)
    var cursor = Cursor()
    #expect(
      json(arrow.tree(of: text.span, from: &cursor))
        == #"{"name":"arrow","offset":0,"length":6,"children":["#
        + #"{"name":"\"→\"","offset":0,"length":3,"role":"operator"},"#
        + #"{"name":"\"to\"","offset":4,"length":2,"role":"keyword"}]}"#)
  }
}
