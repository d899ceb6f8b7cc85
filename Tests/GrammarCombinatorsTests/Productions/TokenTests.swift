import GrammarCombinators
import Testing

@Suite struct TokenTests {
  @Test func isHeardAgainBehindAToken() throws {
    let pair = SequenceOf {
      Optionally { OnePartToken(part: OnePartToken(part: LiteralText("a"))) }
      "b"
    }
    let failure = #expect(throws: ParseFailure.self) { try pair.run("x") }
    #expect(failure?.expectations.map(\.name) == ["\"b\"", "ONE_PART"])
  }

  @Test func printsAsAProduction() {
    let token = TwoPartToken(one: Scripted(1, Behaviour.all), two: Scripted(2, Behaviour.all))
    expect(
      token.syntax,
      is: Production("TWO_PARTS", .token) { .sequence([.reference("one"), .reference("two")], spacing: .glued) })
  }

  @Test func withoutATypeOfItsOwn() throws {
    func digits(_ name: StaticString) -> some Parser<String> {
      BytesOf(Digit.self).text().token(name, role: .number)
    }
    let place = SequenceOf {
      digits("LINE")
      ":"
      digits("COLUMN")
    }
    #expect(try place.run("12 : 3").output == ("12", "3"))
    let failure = #expect(throws: ParseFailure.self) { try place.run("12 :x") }
    #expect(failure?.expectations.map(\.name) == ["COLUMN"])
    expect(
      digits("LINE").syntax, is: Production("LINE", .token) { .annotated(BytesOf(Digit.self).syntax, .role(.number)) })
  }

  @Test func hasTheRoleOfItsOutput() {
    let word = WordOf(WordStart.self, WordPart.self).token("WORD")
    let number = DecimalNumber { BytesOf(Digit.self) }.token("NUMBER")
    let sign = LiteralText("+").token("SIGN")
    let grammar = Grammar(
      SequenceOf {
        word
        number
        sign
      })
    let roles = grammar.tokens.map { token -> TokenRole? in
      guard case .annotated(_, .role(let role)) = token.definition() else { return nil }
      return role
    }
    #expect(roles == [.name, .number, .keyword])
  }
}

extension Twin {
  /// A body whose failure is named at the place where it begins, and of which nothing else is told.
  static func token(_ name: String, _ body: Twin) -> Twin {
    body.changing(misses: { trace, start in
      (trace.reply == .fail && !trace.isFinal ? [Miss(name, at: start)] : []) + trace.misses.map(\.silenced)
    })
  }
}
