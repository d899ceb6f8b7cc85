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

  /// A rule has children, and a token a role.
  @Test func rulesAndTokens() {
    #expect(
      json(Dialect.equations.tree(of: " width = -10"))
        == #"{"name":"formula","offset":1,"length":11,"children":["#
        + #"{"name":"equation","offset":1,"length":11,"children":["#
        + #"{"name":"attribute","offset":1,"length":5,"children":["#
        + #"{"name":"\"width\"","offset":1,"length":5,"role":"attribute"}]},"#
        + #"{"name":"\"=\"","offset":7,"length":1,"role":"relation"},"#
        + #"{"name":"constant","offset":9,"length":3,"children":["#
        + #"{"name":"realNumber","offset":9,"length":3,"children":["#
        + #"{"name":"\"-\"","offset":9,"length":1,"role":"operator"},"#
        + #"{"name":"NUMBER","offset":10,"length":2,"role":"number"}]}]}]},"#
        + #"{"name":"EOF","offset":12,"length":0,"role":"end"}]}"#)
  }

  @Test func nothing() {
    #expect(json(Dialect.equations.tree(of: "width = ")) == "null")
  }

  /// A digit in a rule is a token, and nothing is said of it.
  @Test func aTokenWithoutARole() {
    let digits = Interpreter(Named("digits") { Bytes(Digit.self) })
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
