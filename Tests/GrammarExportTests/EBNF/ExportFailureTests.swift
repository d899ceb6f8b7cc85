import GrammarCombinators
import GrammarExport
import Testing

@Suite struct ExportFailureTests {
  private func failure(_ body: Syntax, _ kind: Production.Kind = .rule) -> String? {
    let production = Production("x", kind) { body }
    let failure = #expect(throws: ExportFailure.self) { try EBNFWriter().text(of: production) }
    #expect(throws: ExportFailure.self) { try EBNFWriter.text(of: Grammar(start: production), header: []) }
    return failure?.description
  }

  private let glued = Syntax.sequence([.literal("a"), .literal("b")], spacing: .glued)
  private let spaced = Syntax.sequence([.literal("a"), .literal("b")], spacing: .spaced)

  @Test func lookAhead() {
    for isPositive in [true, false] {
      let look = Syntax.lookAhead(.literal("a"), isPositive: isPositive)
      #expect(failure(look) == "W3C EBNF can't express a look-ahead, which x uses")
      #expect(failure(.repetition(.choice([look, .end]), .optional, spacing: .spaced)) != nil)
    }
    #expect(failure(FollowedBy { "a" }.syntax) == "W3C EBNF can't express a look-ahead, which x uses")
    #expect(failure(NotFollowedBy { "a" }.syntax) == "W3C EBNF can't express a look-ahead, which x uses")
  }

  @Test func partsThatTouchAmongPartsThatNeedNot() {
    let expected = "W3C EBNF can't express a rule in which some parts touch and others need not, which x uses"
    #expect(failure(.sequence([glued, .literal("c")], spacing: .spaced)) == expected)
    #expect(failure(.choice([glued, spaced])) == expected)
    let letters = Syntax.literal("ab", ignoresCase: true)
    #expect(failure(.sequence([letters, .end], spacing: .spaced)) == expected)
    #expect(failure(.repetition(glued, .oneOrMore, spacing: .spaced)) == expected)
  }

  @Test func whiteSpaceInsideAToken() {
    let expected = "W3C EBNF can't express white space inside a token, which x uses"
    #expect(failure(spaced, .token) == expected)
    #expect(failure(.repetition(.literal("a"), .oneOrMore, spacing: .spaced), .token) == expected)
  }

  @Test func value() {
    let production = Production("x", .rule) { .lookAhead(.end, isPositive: true) }
    let failure = #expect(throws: ExportFailure.self) { try EBNFWriter().text(of: production) }
    #expect(failure?.notation == "W3C EBNF")
    #expect(failure?.production == "x")
    #expect(failure?.construct == "a look-ahead")
  }
}
