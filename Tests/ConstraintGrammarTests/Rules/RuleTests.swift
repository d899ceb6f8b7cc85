import GrammarCombinators
import Testing

@testable import ConstraintGrammar

/// The productions that several dialects share, each by itself.
@Suite struct RuleTests {
  /// How many bytes a parser recognises; `nil` where it fails.
  private func length(_ parser: some Parser, _ text: String) -> Int? { (try? parser.run(text))?.end }

  @Test func numeralThatRunsOn() {
    let failure = #expect(throws: ParseFailure.self) { try Numeral().run("12.5px + 1") }
    #expect(failure?.runOn == 0..<6)
    #expect(failure?.expectations == [ParseFailure.Expectation("NUMERAL", role: .number)])
  }

  /// A word for an attribute is a name where a dot follows it.
  @Test(arguments: [
    ("a.left", 6), ("a.left.top x", 10), ("left.left.left", 14), ("a.left - 1", 6), ("a.b.left", 8), ("a.left.", nil),
    ("a.b", nil), ("a.b.", nil), ("a.lefts", nil), ("a", nil), ("a.", nil), ("a. left", nil), (".left", nil),
  ])
  func dottedAttributePair(text: String, count: Int?) {
    let pair = DottedAttributePair(ListedAttribute())
    #expect(length(pair, text) == count)
    var cursor = Cursor()
    #expect(Interpreter(pair).accepts(ContiguousArray(text.utf8).span, from: &cursor) == (count != nil))
    #expect(cursor.offset == count ?? 0)
  }
}
