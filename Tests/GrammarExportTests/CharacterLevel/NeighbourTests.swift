import GrammarCombinators
import SentenceGeneration
import Testing

@testable import GrammarExport

/// Tokens of which one could go on where another stands: what is not refused has the same texts, character by character.
@Suite struct NeighbourTests {
  private static let blank = SpacingGrammar.spacing(SpacingGrammar.blank)

  private static func token(_ name: String, _ parts: Syntax...) -> Syntax {
    .production(Production(name, .token) { .sequence(parts, spacing: .glued).flattened })
  }

  private static func anyOf(_ letters: String, _ bounds: Syntax.RepetitionBounds) -> Syntax {
    .repetition(.characters(CharacterClass(of: letters)), bounds, spacing: .glued)
  }

  private static let tokens = [
    token("A", .literal("a")), token("B", .literal("b")), token("AB", .literal("ab")),
    token("AS", anyOf("a", .oneOrMore)),
    token("LETTERS", anyOf("ab", .oneOrMore)), token("REST", .literal("b"), anyOf("a ", .zeroOrMore)),
    token("BLANKS", anyOf(" ", .oneOrMore)),
  ]

  private static func start(_ spacing: Syntax.Spacing, _ body: Syntax...) -> Production {
    let rule = Production("x", .rule) { .sequence(body, spacing: spacing).flattened }
    return SpacingGrammar.start("text", spacing, .production(rule))
  }

  @Test("One part or another, and what may follow either") func alternatives() throws {
    let texts = ComparedTexts(of: "ab ", upTo: 5)
    var random = SeededGenerator(seed: 1)
    var (written, refused) = (0, 0)
    for _ in 0..<400 {
      func part() -> Syntax { Self.tokens[Int.random(in: 0..<Self.tokens.count, using: &random)] }
      let spacing = Bool.random(using: &random) ? Self.blank : .glued
      let first: Syntax = .sequence([part(), part()], spacing: spacing)
      let alternatives = Bool.random(using: &random) ? [first, part()] : [part(), first]
      do {
        _ = try texts.accepted(by: Self.start(spacing, .choice(alternatives), part()), hasTokens: false)
        written += 1
      } catch is ExportFailure {
        refused += 1
      }
    }
    #expect((written, refused) == (94, 306))
  }

  @Test("White space that may be part of the text before it") func restOfALine() throws {
    let texts = ComparedTexts(of: "abc ", upTo: 5)
    let rest = Self.token("REST", .literal("b"), Self.anyOf("a ", .zeroOrMore))
    #expect(try texts.accepted(by: Self.start(Self.blank, rest, .literal("c")), hasTokens: false) == 42)
    let words = Syntax.sequence([Self.anyOf(" ", .oneOrMore), .literal("c")], spacing: .glued)
    let pieces = Self.token("PIECES", .literal("b"), .repetition(words, .zeroOrMore, spacing: .glued))
    let open = Self.start(Self.blank, pieces, .literal("c"))
    #expect(
      #expect(throws: ExportFailure.self) { try texts.accepted(by: open, hasTokens: false) }?.construct
        == "WHITE_SPACE directly behind PIECES, of which it could be a part")
  }

  /// A parser comes back to the shorter one, and a lexer does not.
  @Test("A longer token that is tried before") func longerToken() throws {
    let either = Self.start(
      Self.blank, .choice([.sequence([.literal("<="), .literal("a")], spacing: Self.blank), .literal("<")]),
      .literal("="),
      .literal("b"))
    let later = Self.start(
      Self.blank,
      .choice([
        .sequence([.literal("<"), .literal("="), .literal("b")], spacing: Self.blank),
        .sequence([.literal("<="), .literal("a")], spacing: Self.blank),
      ]))
    let texts = ComparedTexts(of: "<=ab", upTo: 5)
    let construct = "\"=\" directly behind \"<\" where together they could begin \"<=\""
    for hasTokens in [false, true] {
      #expect(
        #expect(throws: ExportFailure.self) { try texts.accepted(by: either, hasTokens: hasTokens) }?.construct
          == construct)
    }
    #expect(try texts.accepted(by: later, hasTokens: false) == 2)
    #expect(
      #expect(throws: ExportFailure.self) { try texts.accepted(by: later, hasTokens: true) }?.construct == construct)
  }
}
