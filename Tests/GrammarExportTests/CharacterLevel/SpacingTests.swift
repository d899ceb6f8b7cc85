import GrammarCombinators
import Testing

@testable import GrammarExport

/// What an export says of spacings that are a grammar's own: the interpreter, which runs the grammar, agrees on every text.
@Suite struct SpacingTests {
  private typealias Sample = SpacingGrammar

  private func compare(_ start: Production, _ characters: String, upTo length: Int) throws -> Int {
    try ComparedTexts(of: characters, upTo: length).accepted(by: start, hasTokens: true)
  }

  private let letters = Syntax.production(
    Production("A", .token) { .repetition(.literal("a"), .oneOrMore, spacing: .glued) })

  @Test func commentsUpToTheEndOfALine() throws {
    #expect(try compare(Sample.start("x", Sample.commented, letters, .literal(";")), "a;#\n ", upTo: 6) > 100)
  }

  @Test func commentsWithAnEndOfTheirOwn() throws {
    #expect(try compare(Sample.start("x", Sample.blockCommented, letters, .literal("!")), "a!*/ ", upTo: 7) > 100)
  }

  @Test func anExactSetOfBlanks() throws {
    #expect(try compare(Sample.start("x", Sample.spacing(Sample.blank), letters, .literal(";")), "a; \t", upTo: 6) > 20)
  }

  @Test func nothing() throws {
    #expect(try compare(Sample.start("x", .glued, letters, .literal(";")), "a; ", upTo: 6) == 5)
    #expect(try compare(Production("x", .rule) { .sequence([letters, .end], spacing: .glued) }, "a ", upTo: 3) == 3)
  }

  @Test func oneBlankAtMost() throws {
    let blank = Syntax.Spacing.grammar(.repetition(.literal(" "), .optional, spacing: .glued))
    #expect(try compare(Sample.start("x", blank, letters, .literal(";")), "a; ", upTo: 6) == 28)
  }

  @Test func aBlankThatMustBeThere() throws {
    let blank = Syntax.Spacing.grammar(.literal(" "))
    #expect(try compare(Sample.start("x", blank, letters, .literal(";")), "a; ", upTo: 6) == 2)
  }

  @Test func severalKinds() throws {
    let inner = Sample.rule("inner", Sample.spacing(Sample.blank), letters, .literal("="), letters)
    #expect(try compare(Sample.start("x", Sample.commented, inner, .literal(";")), "a=;#\n ", upTo: 6) > 20)
  }

  private func refusal(_ body: (Grammar) throws -> Void, _ spacing: Syntax.Spacing, _ parts: Syntax...) -> String? {
    let inner = Production("inner", .rule) { .sequence(parts, spacing: spacing) }
    let grammar = Grammar(start: Sample.start("x", spacing, .production(inner), .literal(";")))
    return #expect(throws: ExportFailure.self) { try body(grammar) }?.description
  }

  /// Each says where, and what it lacks.
  @Test func whatTreeSitterCanNotSay() {
    let write = { (grammar: Grammar) in _ = try TreeSitterWriter.text(of: grammar, named: "x") }
    let once = Syntax.Spacing.grammar(.repetition(.literal(" "), .optional, spacing: .glued))
    #expect(
      refusal(write, once, letters, .literal("="))
        == "Tree-sitter can't express white space that may not be repeated, which x uses")
    #expect(
      refusal(write, .grammar(.literal(" ")), letters, .literal("="))
        == "Tree-sitter can't express white space that must be there, which x uses")
    #expect(
      refusal(write, Sample.spacing(Sample.blank), Sample.rule("y", .spaced, letters, .literal("+")))
        == "Tree-sitter can't express white space of several kinds, which x uses")
    #expect(
      refusal(write, Sample.blockCommented, Sample.rule("y", .glued, letters, .literal("+")))
        == "Tree-sitter can't express comments with an end of their own among parts that touch, which x uses")
    let word = Syntax.production(Production("WORD", .token) { WordOf(WordStart.self, WordPart.self).syntax })
    #expect(
      refusal(write, Sample.blockCommented, word, .choice([word, .literal("!")]))
        == "Tree-sitter can't express comments with an end of their own among words that may not touch, which x uses")
    let (blanks, dash) = ("BLANKS", "DASH")
    func token(_ name: String, _ body: Syntax) -> Syntax { .production(Production(name, .token) { body }) }
    let divided = Syntax.choice([
      .sequence([letters, token(blanks, Sample.blank), letters], spacing: .glued),
      .sequence([letters, token(dash, .sequence([Sample.blank, .literal("-")], spacing: .glued))], spacing: .glued),
    ])
    #expect(
      refusal(write, Sample.spacing(Sample.blank), divided)
        == "Tree-sitter can't express DASH, which may begin with the white space that BLANKS may be, which x uses")
  }

  @Test func whatTextMateCanNotSay() {
    let long = Syntax.sequence([.literal("{"), .literal("\n"), .literal("}")], spacing: .glued)
    #expect(
      refusal(
        { _ = try TextMateWriter.text(of: $0, named: "x", about: "") }, Sample.spacing(Sample.blank, long), letters,
        .literal("="))
        == "TextMate can't express white space in which a line may end among other characters, which x uses")
  }

  /// A token that begins as a comment does can't be told from one.
  @Test func whatNoNotationCanSay() {
    #expect(
      refusal(
        { _ = try CharacterNotation.lark.text(of: $0) }, Sample.commented, letters, .literal("#"))
        == "Lark can't express \"#\" directly behind WHITE_SPACE, of which it could be a part, which inner uses")
  }

  /// A production is the end of the text because of what it says, and not because of its name.
  @Test func aTokenThatIsCalledAsToolsCallTheEnd() throws {
    let token = Production("EOF", .token) { .literal(";") }
    let start = Production("text", .rule) {
      .sequence(
        [.literal("a"), .production(token), .production(Production("FINISH", .token) { .end })], spacing: .spaced)
    }
    let text = try ANTLR4Notation.text(of: Grammar(start: start), named: "X")
    #expect(text.contains("text : WHITE_SPACE? 'a' WHITE_SPACE? EOF_TOKEN WHITE_SPACE? EOF ;\n"))
    #expect(text.contains("EOF_TOKEN : ';' ;\n"))
    #expect(!text.contains("FINISH"))
  }

  @Test func severalKindsInTheNotationOfTheW3C() throws {
    let inner = Sample.rule("inner", .spaced, letters, .literal("="), letters)
    let grammar = Grammar(start: Sample.start("x", Sample.commented, inner, .literal(";")))
    #expect(
      try EBNFWriter.text(of: grammar, header: ["x"]) == #"""
        /* x */

        x             ::= inner ";" $

        inner         ::= A "=" A /* ws: WHITE_SPACE_2 */

        <?TOKENS?>

        COMMENT       ::= "#" [!-~#x0-#x9#xB-#x20#x7F]*

        A             ::= "a"+

        WHITE_SPACE   ::= ( [#xA#x20]+ | COMMENT )+ /* ws: definition */

        WHITE_SPACE_2 ::= [#x9-#xD#x20]+ /* ws: definition */

        """#)
  }
}
