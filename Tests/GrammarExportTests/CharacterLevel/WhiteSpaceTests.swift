import GrammarCombinators
import Testing

@testable import GrammarExport

/// Where white space stands once it is spelt out: inside what may be missing, and nowhere twice.
@Suite struct WhiteSpaceTests {
  private func spaced(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .spaced) }
  private func optional(_ body: Syntax) -> Syntax { .repetition(body, .optional, spacing: .spaced) }
  private func repeated(_ body: Syntax, _ bounds: Syntax.RepetitionBounds, by separator: Syntax? = nil) -> Syntax {
    .repetition(body, bounds, separator: separator, spacing: .spaced)
  }
  private let a = Syntax.literal("+")
  private let b = Syntax.literal("*")
  private let c = Syntax.literal("/")

  /// The right-hand side for `body`, in the notation of parsing expressions, `~` for the white space.
  private func written(_ body: Syntax) throws -> String {
    let rule = Production("x", .rule) { body }
    let start = Production("text", .rule) { .sequence([.production(rule), .end], spacing: .spaced) }
    let lines = try CharacterNotation.lark.text(of: Grammar(start: start)).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("text: WHITE_SPACE? x") })
    let line = lines.first { $0.hasPrefix("x: ") } ?? ""
    return String(line.dropFirst(3)).replacing("WHITE_SPACE", with: "~").replacing("\"", with: "")
  }

  @Test func sequences() throws {
    #expect(try written(spaced(a, b, c)) == "+ ~? * ~? /")
    #expect(try written(.sequence([a, b], spacing: .glued)) == "+ *")
    #expect(try written(spaced(a, optional(b), c)) == "+ (~? *)? ~? /")
    #expect(try written(spaced(optional(a), optional(b), c)) == "(+ ~?)? (* ~?)? /")
    #expect(try written(spaced(a, optional(spaced(b, c)))) == "+ (~? * ~? /)?")
  }

  @Test func repetitions() throws {
    #expect(try written(repeated(a, .oneOrMore)) == "+ (~? +)*")
    #expect(try written(spaced(a, repeated(b, .zeroOrMore), c)) == "+ (~? *)* ~? /")
    #expect(try written(spaced(repeated(b, .zeroOrMore), c)) == "(* ~?)* /")
    #expect(try written(repeated(a, .times(2...4))) == "+ ~? + (~? + (~? +)?)?")
    #expect(try written(repeated(a, .oneOrMore, by: b)) == "+ (~? * ~? +)*")
    #expect(try written(repeated(a, .oneOrMore, by: optional(b))) == "+ (~? (* ~?)? +)*")
    #expect(try written(.repetition(a, .oneOrMore, spacing: .glued)) == "++")
  }

  /// A text is the start rule with white space around it, and nothing behind it: not so where the rule stands in another one.
  @Test func startInItself() throws {
    let grammar = try WrittenGrammar(
      "text ::= A | '(' text ( ',' text )* ')'\n<?TOKENS?>\nA ::= [a-z]+"
    ).grammar
    let language = Grammar.Language("lists", title: "", sample: "", grammar: grammar)
    func lines(_ format: ExportFormat, _ beginnings: String...) throws -> [String] {
      let lines = try format.files(for: language)[0].text.split(separator: "\n").map(String.init)
      return lines.filter { line in beginnings.contains { line.hasPrefix($0) } }
    }
    #expect(
      try lines(.antlr4, "text", "  ") == [
        "text_ : WHITE_SPACE? text WHITE_SPACE? EOF ;", "text : A",
        "     | '(' WHITE_SPACE? text (WHITE_SPACE? ',' WHITE_SPACE? text)* WHITE_SPACE? ')' ;",
      ])
    #expect(try lines(.gbnf, "root", "text-") == ["root ::= text-", "text- ::= WHITE-SPACE? text WHITE-SPACE?"])
  }

  /// A rule that can be nothing is one that can't, and is optional where it is named.
  @Test func nothing() throws {
    let nullable = Production("y", .rule) {
      .sequence(
        [
          .repetition(.literal("-"), .optional, spacing: .spaced),
          .repetition(.literal("!"), .optional, spacing: .spaced),
        ], spacing: .spaced)
    }
    let rule = Production("x", .rule) { .sequence([.literal("+"), .production(nullable)], spacing: .spaced) }
    let start = Production("text", .rule) { .sequence([.production(rule), .end], spacing: .spaced) }
    let text = try CharacterNotation.lark.text(of: Grammar(start: start))
    #expect(text.contains("\nx: \"+\" (WHITE_SPACE? y)?\n"))
    #expect(text.contains("\ny: \"-\" (WHITE_SPACE? \"!\")?\n | \"!\"\n"))
  }

  @Test func wordsKeptApart() throws {
    let words = spaced(
      .literal("a", isWord: true), .literal("b", isWord: true), .literal("+"), .literal("c", isWord: true))
    #expect(try written(words) == "a ~ b ~? + ~? c")
  }
}
