import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct SpacingProblemsTests {
  @Test(arguments: [
    spaced(number, glued(text("."), identifier)), glued(number, spaced(text("."), identifier)),
    spaced(number, many(number, spacing: .glued)), glued(text("."), spaced(text("a"), text("b"))),
    either(spaced(text("a"), number), glued(text("b"), number)),
    spaced(number, .lookAhead(glued(text("."), identifier), isPositive: false)),
  ]) func gluedAndSpacedPartsInOneRuleAreRefused(body: Syntax) {
    let mixed = grammar(body)
    #expect(mixed.problems == [.mixedSpacing(rule: "start")])
    #expect(
      mixed.complaints == [
        "`start` allows between some parts what it does not allow between others, such as white space: "
          + "make one kind a production of their own, a token if nothing may stand between them"
      ])
  }

  @Test func aSpacedTokenIsRefused() {
    let decimal = grammar(
      token("DECIMAL", glued(BytesOf(Digit.self).syntax, optional(spaced(text("."), BytesOf(Digit.self).syntax)))))
    #expect(decimal.problems == [.spacedToken(rule: "DECIMAL")])
    #expect(
      decimal.complaints == [
        "the token `DECIMAL` allows white space between its parts: make every group and repetition in it glued"
      ])
    #expect(grammar(token("DIGITS", many(one(Digit.self)))).problems == [.spacedToken(rule: "DIGITS")])
  }

  @Test func aTokenMadeOfARuleIsRefused() {
    let call = grammar(spaced(rule("name", identifier), token("CALL", glued(named("name"), text("(")))))
    #expect(call.problems == [.ruleInToken(rule: "CALL", name: "name")])
    #expect(
      call.complaints == [
        "the token `CALL` refers to `name`, inside which there may be white space: make `name` a token, or `CALL` a rule"
      ])
    #expect(
      grammar(token("CALL", glued(rule("name", identifier), text("(")))).problems == [
        .ruleInToken(rule: "CALL", name: "name")
      ])
  }

  @Test func oneKindOfSpacingIsAccepted() {
    #expect(grammar(glued(number, many(text("!"), spacing: .glued))).problems == [])
    #expect(grammar(spaced(number, many(text("!")))).problems == [])
    #expect(grammar(token("CALL", glued(identifier, text("(")))).problems == [])
  }

  /// What is made of characters is a token, whether it has a name or not.
  @Test(arguments: [
    spaced(WordOf(WordStart.self, WordPart.self).syntax, text("="), DecimalNumber { BytesOf(Digit.self) }.syntax),
    spaced(number, many(text("!"), spacing: .glued)), many(BytesOf(Digit.self).syntax, separator: text(",")),
    either(spaced(text("a"), number), glued(text("b"), one(Digit.self))),
    spaced(number, optional(glued(.lookAhead(text("."), isPositive: false), one(Digit.self)))),
  ]) func tokensWithoutANameAreAccepted(body: Syntax) {
    #expect(grammar(body).problems == [])
  }

  @Test func tenLinesOfSettingsAreAccepted() {
    let setting = NamedRule("setting") {
      WordOf(WordStart.self, WordPart.self).text()
      "="
      DecimalNumber { BytesOf(Digit.self) }
    }
    let settings = NamedRule("settings") {
      Repeat(.oneOrMore, separator: { ";" }) { setting }
      End()
    }
    #expect(Grammar(settings).problems == [])
  }

  @Test func aForgottenSpacingIsNoted() {
    enum Blank: ByteClass, Spacing {
      static func contains(_ byte: UInt8) -> Bool { byte == 32 }
    }
    let item = WordOf(WordStart.self, WordPart.self)
    let list = NamedRule("list", Blank.self) { Repeat(.oneOrMore, separator: { "," }) { item } }
    let line = NamedRule("line", Blank.self) {
      item
      "="
      list
    }
    #expect(Grammar(line).problems == [])
    #expect(Grammar(line).notes == [.otherWhiteSpace(rule: "list", than: "line")])
    #expect(Grammar(line).notes.map(\.rule) == ["list"])
    // Two kinds in one rule are a problem, and no note as well.
    let mixed = NamedRule("mixed", Blank.self) {
      item
      list
      Repeat(.oneOrMore) { list }
    }
    #expect(Grammar(mixed).problems == [.mixedSpacing(rule: "mixed")])
    #expect(Grammar(mixed).notes == [])
    #expect(
      Grammar(line).notes.map(\.description) == [
        "between the parts of `list` stands other white space than between those of `line`: "
          + "name the spacing in each part, if that is not meant"
      ])
  }

  @Test func spacingBetweenFewerThanTwoPartsIsAccepted() {
    #expect(grammar(spaced(number, .repetition(text("!"), .optional, spacing: .glued))).problems == [])
    #expect(grammar(spaced(number, .sequence([text("!")], spacing: .glued))).problems == [])
    #expect(grammar(spaced(number, .sequence([], spacing: .glued))).problems == [])
    #expect(grammar(token("SIGN", .repetition(text("!"), .optional, spacing: .spaced))).problems == [])
  }
}
