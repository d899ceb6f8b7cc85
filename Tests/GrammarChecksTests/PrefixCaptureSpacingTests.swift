import GrammarChecks
import GrammarCombinators
import Testing

/// What stands between parts is what the grammar says, and white space only where it says so.
@Suite struct PrefixCaptureSpacingTests {
  private let dashed = Syntax.Spacing.grammar(many(text("-"), spacing: .glued))

  private func between(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: dashed) }

  @Test func aSpacingOfItsOwnIsRead() {
    let list = between(text("a"), text("b"), text("c"))
    #expect(problems(of: text("a-b"), before: list) == [capture("\"a-b\"", "a-b", "\"a\" \"b\" \"c\"", "a-bc")])
    #expect(problems(of: text("a b"), before: list) == [])
    let letters = many(text("a"), .oneOrMore, separator: text("b"), spacing: dashed)
    #expect(
      problems(of: text("a-b-a"), before: between(letters, text("c"))) == [
        capture("\"a-b-a\"", "a-b-a", "\"a\" ( \"b\" \"a\" )* \"c\"", "a-b-ac")
      ])
  }

  /// Behind such a spacing nobody knows what comes next.
  @Test func aLookAheadBehindItIsUndecided() {
    let end = Syntax.lookAhead(text("c"), isPositive: false)
    #expect(notes(on: between(text("a"), end), before: text("ac")) == [undecided("\"a\" !\"c\"", "\"ac\"")])
    #expect(problems(of: spaced(text("a"), end), before: text("ac")) == [])
  }
}
