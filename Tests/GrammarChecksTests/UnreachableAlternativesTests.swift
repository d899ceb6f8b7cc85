import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct UnreachableAlternativesTests {
  @Test func anAlternativeThatIsCoveredByAnEarlierOneIsRefused() {
    let name = grammar(either(identifier, word("superview")))
    #expect(name.problems == [unreachable("IDENTIFIER", "\"superview\"")])
    #expect(
      name.complaints == [
        "in `start`, `\"superview\"` is never reached: `IDENTIFIER` stands before it and fits wherever it fits; "
          + "remove it, or put it first"
      ])
    #expect(problems(of: identifier, before: text("superview")) == [unreachable("IDENTIFIER", "\"superview\"")])
    #expect(problems(of: text("a"), before: word("a")) == [unreachable("\"a\"", "\"a\"")])
  }

  @Test func theSameAgainIsRefused() {
    #expect(grammar(either(text("a"), text("b"), text("a"))).problems == [unreachable("\"a\"", "\"a\"")])
    let pairs = token("PAIRS", many(text("ab"), spacing: .glued))
    #expect(problems(of: pairs, before: pairs) == [unreachable("PAIRS", "PAIRS")])
  }

  @Test func oneThatFitsSomewhereElseIsAccepted() {
    #expect(problems(of: word("a"), before: text("a")) == [])
    #expect(problems(of: token("SMALL", text("a")), before: token("BIG", either(text("a"), text("b")))) == [])
  }

  @Test func anAlternativeTooLargeToSearchIsNotCalledUnreachable() {
    var syntax: Syntax = .lookAhead(text("!"), isPositive: false)
    for level in 1...13 {
      let inner = syntax
      syntax = rule("r\(level)", glued(inner, inner))
    }
    #expect(notes(on: text("x"), before: glued(syntax, text("x"))) == [undecided("\"x\"", "r13 \"x\"")])
    let later = rule("later", either(glued(syntax, text("x")), text("y")))
    #expect(grammar(either(text("y"), later)).notes.first == undecided("\"y\"", "later"))
  }
}
