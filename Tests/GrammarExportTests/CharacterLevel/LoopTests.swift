import GrammarCombinators
import Testing

@testable import GrammarExport

/// Loops whose bodies are loops, or may be nothing.
@Suite struct LoopTests {
  private func glued(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .glued) }
  private func loop(_ body: Syntax, _ bounds: Syntax.RepetitionBounds, by separator: Syntax? = nil) -> Syntax {
    .repetition(body, bounds, separator: separator, spacing: .glued)
  }

  private let digit = Syntax.characters(CharacterClass(Digit.self))

  /// Digits, or nothing.
  private var item: Syntax {
    let digits = Production("DIGITS", .token) { loop(digit, .oneOrMore) }
    return loop(.production(digits), .optional)
  }

  private func texts(acceptedBy body: Syntax, among texts: [String]) throws -> [String] {
    let grammar = Grammar(start: Production("text", .rule) { .sequence([body, .end], spacing: .glued) })
    let reader = CharacterReader(grammar: try CharacterGrammar(grammar, notation: "this"))
    return texts.filter(reader.accepts)
  }

  /// One loop says it in one way, so the next character says where to go.
  @Test func aLoopInALoopIsOne() throws {
    let token = Production("X", .token) {
      glued(.literal("'"), loop(.choice([loop(digit, .oneOrMore), .literal("-")]), .zeroOrMore), .literal("'"))
    }
    let grammar = Grammar(start: Production("text", .rule) { .sequence([.production(token), .end], spacing: .spaced) })
    #expect(try CharacterNotation.peg.text(of: grammar).contains("\nX = \"'\" (~r\"[0-9]\" / \"-\")* \"'\"\n"))
  }

  @Test func itemsThatMayBeNothing() throws {
    let list = loop(item, .oneOrMore, by: .literal(";"))
    #expect(
      try texts(acceptedBy: list, among: ["", "1", ";", "1;", ";1", "12;;3", "a", "1,2", "; "])
        == ["", "1", ";", "1;", ";1", "12;;3"])
    #expect(
      try texts(acceptedBy: glued(.literal("("), list, .literal(")")), among: ["", "()", "(;)", "(1;2)", "(", "1"])
        == ["()", "(;)", "(1;2)"])
  }

  @Test func anEmptyTextWithoutWhiteSpace() throws {
    #expect(try texts(acceptedBy: item, among: ["", "1", "12", "a", " "]) == ["", "1", "12"])
  }
}
