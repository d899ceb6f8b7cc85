import GrammarCombinators
import Testing

@testable import GrammarExport

/// Tokens for those who try alternatives in order: a literal stands before those that it begins with.
@Suite struct TokenOrderTests {
  private func written(_ body: Syntax) throws -> String? {
    let token = Production("X", .token) { body }
    let start = Production("text", .rule) { .sequence([.production(token), .end], spacing: .spaced) }
    let lines = try CharacterNotation.peg.text(of: Grammar(start: start)).split(separator: "\n\n")
    return lines.first { $0.hasPrefix("X = ") }.map {
      $0.dropFirst(4).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private func literals(_ texts: String...) -> Syntax { .choice(texts.map { .literal($0, isWord: true) }) }

  @Test func literalsThatBeginAlike() throws {
    #expect(try written(literals("left", "right")) == #""left" / "right""#)
    #expect(try written(literals("left", "top", "leftMargin")) == #""leftMargin" / "left" / "top""#)
    #expect(try written(literals("a", "ab", "abc", "b")) == #""abc" / "ab" / "a" / "b""#)
  }

  /// In a list the next character may be that of the next item: the words share what they begin with.
  @Test func literalsOfAListThatBeginAlike() throws {
    let days = Syntax.choice(["sun", "sat", "may", "march", "ma"].map { .literal($0, isWord: true) })
    let list = Syntax.repetition(days, .oneOrMore, separator: .literal(","), spacing: .glued)
    let start = Production("text", .rule) {
      .sequence([.production(Production("X", .token) { list }), .end], spacing: .glued)
    }
    let language = Grammar.Language("it", title: "", sample: "", grammar: Grammar(start: start))
    let lines = try ExportFormat.lark.files(for: language)[0].text.split(separator: "\n")
    let word = #"("s" ("un" | "at") | "ma" ("y" | "rch")?)"#
    #expect(lines.filter { $0.hasPrefix("X: ") } == [#"X: \#(word) ("," \#(word))*"#])
  }

  @Test func oneCharacterAhead() throws {
    let digit = Syntax.characters(CharacterClass(Digit.self))
    let digits = Syntax.repetition(digit, .oneOrMore, spacing: .glued)
    let fraction = Syntax.repetition(
      .sequence([.literal("."), digits], spacing: .glued), .optional, spacing: .glued)
    #expect(
      try written(.sequence([digits, fraction], spacing: .glued)) == #"~r"[0-9]"+ ("." ~r"[0-9]"+)?"#)
    #expect(throws: ExportFailure.self) { try written(.sequence([digits, digit], spacing: .glued)) }
    #expect(throws: ExportFailure.self) {
      try written(
        .choice([
          .sequence([digit, .literal("a")], spacing: .glued), .sequence([digit, .literal("b")], spacing: .glued),
        ]))
    }
  }
}
