import GrammarCombinators
import Testing

@testable import GrammarExport

/// What the files are called, and what a drawing can't say.
@Suite struct RailroadNameTests {
  private func grammar(_ parts: Syntax...) -> Grammar {
    Grammar(start: Production("start", .rule) { .sequence(parts, spacing: .spaced) })
  }

  private func rule(_ name: String) -> Syntax { .production(Production(name, .rule) { .literal("a") }) }
  private func token(_ name: String) -> Syntax { .production(Production(name, .token) { .literal("a") }) }

  /// Names that differ in capitals alone are one where capitals are small letters too, and one is the page's.
  @Test func names() throws {
    let grammar = grammar(rule("name"), token("NAME"), rule("Name"), rule("index"), rule("a/b <&>"), token("A_B____"))
    #expect(
      try RailroadPages(of: grammar).drawings().map(\.path) == [
        "start.svg", "name.svg", "Name-rule.svg", "index-rule.svg", "a_b____.svg", "NAME-TOKEN.svg",
        "A_B____-TOKEN.svg", "WHITE_SPACE.svg",
      ])
  }

  /// A grammar may have white space of its own.
  @Test func ownWhiteSpace() throws {
    let files = try RailroadPages(of: grammar(token("WHITE_SPACE"))).drawings()
    #expect(files.map(\.path) == ["start.svg", "WHITE_SPACE.svg"])
    #expect(files[1].text.contains("<desc id=\"WHITE_SPACE-description\">WHITE_SPACE ::= &quot;a&quot;</desc>"))
  }

  /// What must follow, or must not, has a box and a remark.
  @Test func lookAheads() throws {
    let parts = [Syntax.lookAhead(.literal("a"), isPositive: true), .lookAhead(.literal("b"), isPositive: false)]
    let text = try RailroadPages(of: grammar(.sequence(parts, spacing: .glued))).drawings()[0].text
    #expect(text.contains(">before &quot;a&quot;</text>") || text.contains(">before \"a\"</text>"))
    #expect(text.contains("start ::= /* before &quot;a&quot; */ /* not before &quot;b&quot; */"))
  }

  @Test func refusals() {
    let mixed = Syntax.sequence(
      [.sequence([.literal("b"), .literal("c")], spacing: .glued), .literal("a")], spacing: .spaced)
    let message = "W3C EBNF can't express a rule in which some parts touch and others need not, which start uses"
    #expect(
      #expect(throws: ExportFailure.self) { try RailroadPages(of: grammar(mixed)).drawings() }?.description == message)
    #expect(
      #expect(throws: ExportFailure.self) {
        try RailroadPages(of: grammar(mixed)).index(named: "a", about: "b", sample: "c")
      }?.description == message)
  }
}
