import GrammarChecks
import GrammarCombinators
import Testing

@testable import GrammarExport

/// What is refused rather than widened, with the message.
@Suite struct ExportRefusalTests {
  private func spaced(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .spaced) }
  private func glued(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .glued) }
  private func letter(_ letter: String) -> Syntax { .characters(CharacterClass(of: letter)) }
  private func token(_ name: String, _ body: Syntax) -> Syntax { .production(Production(name, .token) { body }) }
  private let word = Syntax.repetition(.characters(CharacterClass(WordPart.self)), .oneOrMore, spacing: .glued)

  /// A grammar whose texts are those of `x`.
  private func grammar(_ body: Syntax) -> Grammar {
    let rule = Production("x", .rule) { body }
    return Grammar(start: Production("text", .rule) { .sequence([.production(rule), .end], spacing: .spaced) })
  }

  private func refusal(_ grammar: Grammar) -> String? {
    do throws(ExportFailure) {
      _ = try CharacterGrammar(grammar, notation: "This")
      return nil
    } catch {
      return error.description
    }
  }

  private func refusal(_ body: Syntax) -> String? { refusal(grammar(body)) }

  @Test func lookAhead() {
    #expect(
      refusal(spaced(.literal("a"), .lookAhead(.literal("b"), isPositive: false)))
        == "This can't express a look-ahead, which x uses")
  }

  @Test("A loop up to a text that no class says, where order counts")
  func exclusionOfALoop() throws {
    let grammar = try Grammar(ebnf: "a ::= b* - ( b* 'end' b* ) 'end'\nb ::= [#x0-#x10FFFF]")
    #expect(refusal(grammar) == "This can't express a look-ahead, which a uses")
  }

  @Test func endOfTheText() {
    #expect(refusal(glued(.literal("a"), .end)) == "This can't express the end of the text inside a text, which x uses")
  }

  @Test("The start rule may be without the end, and without a text") func start() throws {
    let letter = Production("x", .rule) { .repetition(.literal("a"), .optional, spacing: .glued) }
    let start = try CharacterGrammar(Grammar(start: letter), notation: "This").start
    #expect(start.body == .repeated(.leaf(.text("a", ignoresCase: false)), .optional))
  }

  @Test func faultyGrammar() {
    let recursive = Production("x", .rule) {
      .choice([.sequence([.reference("x"), .literal("a")], spacing: .spaced), .literal("a")])
    }
    let grammar = Grammar(
      start: Production("text", .rule) { .sequence([.production(recursive), .end], spacing: .spaced) })
    #expect(refusal(grammar)?.hasPrefix("This can't express a faulty grammar (") == true)
  }

  /// What can't be decided is no fault, and neither is what only costs a parser time or room.
  @Test func whatIsNoFaultOfTheLanguage() {
    let nested = Syntax.production(
      Production("nested", .rule) {
        .choice([spaced(.literal("("), .reference("nested"), .literal(")")), .literal("1")])
      })
    let grammar = grammar(.choice([spaced(nested, .literal("!")), spaced(nested, .literal("?"))]))
    #expect(grammar.notes.map(\.rule) == ["x"])
    #expect(grammar.problems == [.unlimitedNesting(rule: "nested", through: [])])
    #expect(throws: Never.self) { try CharacterGrammar(grammar, notation: "This") }

    let slow = Syntax.production(
      Production("slow", .rule) {
        let wrapped = spaced(.literal("("), .annotated(.reference("slow"), .nesting(limit: 9)), .literal(")"))
        return .choice([spaced(wrapped, .literal("!")), spaced(wrapped, .literal("?")), .literal("1")])
      })
    #expect(self.grammar(slow).problems.map(\.rule) == ["slow"])
    #expect(throws: Never.self) { try CharacterGrammar(self.grammar(slow), notation: "This") }
  }

  private func nothing(_ rule: String, _ part: String) -> String {
    "This can't express a faulty grammar (in `\(rule)`, no text matches `\(part)`: it asks for a character that is excluded, "
      + "for one of an empty class, or for more behind the end of the text; let it leave something), which \(rule) uses"
  }

  @Test func tokensThatBlend() {
    let letters = Syntax.repetition(.literal("a"), .oneOrMore, spacing: .glued)
    #expect(
      refusal(glued(token("LETTERS", letters), token("LETTER", .literal("a"))))
        == nothing("x", "LETTERS LETTER"))
    let number = token("NUMBER", .annotated(letters, .numeral))
    #expect(
      refusal(spaced(number, .literal(".")))
        == "This can't express \".\" directly behind NUMBER, of which it could be a part, which x uses")
  }

  /// Only sometimes a word: white space has to be there or not.
  @Test func wordsBesideSigns() throws {
    let sign = Syntax.choice([.literal("a"), .literal("+")])
    #expect(
      try CharacterNotation.abnf.text(of: grammar(spaced(token("WORD", word), sign))).split(separator: "\r\n\r\n")[1]
        == #"x = WORD (WHITE-SPACE (%s"a" / "+") / "+")"#)
  }

  @Test func words() {
    #expect(
      refusal(token("A", glued(.literal("a", isWord: true), .literal("b"))))
        == nothing("A", #""a" "b""#))
    #expect(refusal(token("A", glued(.literal("a", isWord: true), .literal("-")))) == nil)
    #expect(
      refusal(.literal("é", ignoresCase: true))
        == "This can't express letters beyond ASCII in any case, which x uses")
  }

  /// What one notation lacks.
  @Test func oneNotation() throws {
    let (a, b, c) = (letter("a"), letter("b"), letter("c"))
    let long = token("LONG", .choice([glued(a, b, b, c), glued(a, b, c)]))
    let message = "a token whose length depends on more than its next character, which LONG uses"
    #expect(throws: Never.self) { try CharacterNotation.abnf.text(of: grammar(long)) }
    let lark = try CharacterNotation.lark.text(of: grammar(long)).split(separator: "\n\n")
    #expect(lark.first { $0.hasPrefix("LONG") } == "LONG: /[a]/ /[b]/ (/[b]/ /[c]/ | /[c]/)")
    #expect(
      #expect(throws: ExportFailure.self) { try CharacterNotation.peg.text(of: grammar(long)) }?.description
        == "PEG can't express " + message)

    let first = token("FIRST", .choice([.literal("+"), .literal("-")]))
    let second = token("SECOND", .choice([.literal("*"), .literal("-")]))
    let overlapping = grammar(spaced(first, .literal("1"), second))
    #expect(throws: Never.self) { try CharacterNotation.lark.text(of: overlapping) }
    // Where its lexer would have to choose, ANTLR has a token for each kind of character.
    let characters = try ANTLR4Notation.text(of: overlapping, named: "X")
    #expect(characters.contains("\nfIRST : C_2B\n      | C_2D ;\n\nsECOND : C_2A\n       | C_2D ;\n"))
  }

  /// Nothing lacks what is beyond ASCII.
  @Test func charactersBeyondASCII() throws {
    let beyond = grammar(.characters(CharacterClass(BeyondASCII.self)))
    #expect(throws: Never.self) { try CharacterNotation.gbnf.text(of: beyond) }
    #expect(try CharacterNotation.isoEBNF.text(of: beyond).contains("? U+0080 to U+10FFFF ?"))
  }
}

private enum BeyondASCII: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte >= 128 }
}
