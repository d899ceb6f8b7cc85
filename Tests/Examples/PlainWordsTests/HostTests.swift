import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import Testing

@testable import PlainWords

/// A language of a user's own whose blocks hold equations.
///
///     layout ::= "layout" "{" equation ( ";" equation )* "}"
struct Layout: Rule {
  static var name: StaticString { "layout" }
  @inline(__always) var body: some Parser<[ParsedEquation]> {
    "layout"
    "{"
    Repeat(.oneOrMore, separator: { ";" }, { PlainWords.Equation() })
    "}"
  }
}

@Suite("A host language around equations") struct HostTests {
  private let text = "  layout { a.width is 1 ; b-c.height atleast\n a.width * 2 } rest"

  @Test func equationAsARuleOfTheHost() throws {
    let (parsed, end) = try Layout().run(text)
    #expect(
      parsed.map { Equation($0, of: text) } == [
        try Equation("a.width is 1", in: plainWords), try Equation("b-c.height atleast a.width * 2", in: plainWords),
      ])
    #expect(Array(text.utf8)[end...].elementsEqual(" rest".utf8))
  }

  @Test func anyDialectChosenAtRunTime() throws {
    let equation = try #require(Dialect(named: "expression-format")).equation
    let host = NamedRule("block") {
      "{"
      equation
      "}"
    }
    let (parsed, _) = try host.run("{ a.left = 1 }")
    #expect(Equation(parsed, of: "{ a.left = 1 }") == (try Equation("a.left = 1", in: .expressionFormat)))
  }

  @Test func failureNamesWhatTheHostExpects() {
    let failure = #expect(throws: ParseFailure.self) { try Layout().run("layout { a.width is 1 , b.width is 2 }") }
    #expect(failure?.offset == 22)
    #expect(failure?.expectations.map(\.name) == ["\";\"", "\"}\""])
  }

  @Test func equationsInPlace() throws {
    let bytes = ContiguousArray(text.utf8)
    var cursor = Cursor(offset: 10)
    let first = try plainWords.parsePrefix(of: bytes.span, from: &cursor)
    #expect(Equation(first, of: bytes.span) == (try Equation("a.width is 1", in: plainWords)))
    #expect(cursor.offset == 23)
    cursor.offset = 25
    let second = try plainWords.parsePrefix(of: bytes.span, from: &cursor)
    #expect(Equation(second, of: bytes.span) == (try Equation("b-c.height atleast a.width * 2", in: plainWords)))
    #expect(String(decoding: bytes[cursor.offset...], as: UTF8.self) == " } rest")
  }

  @Test func failureInPlace() {
    let bytes = ContiguousArray("layout {\n a.widht is 1 }".utf8)
    var cursor = Cursor(offset: 8)
    let diagnostic = #expect(throws: Diagnostic.self) {
      try plainWords.withHints().parsePrefix(of: bytes.span, from: &cursor)
    }
    #expect(diagnostic?.description == "2:4: error: 'widht' is not an attribute (did you mean 'width'?)")
    #expect(diagnostic?.offset == 12)
    #expect(cursor.offset == 8)
  }
}
