import Filters
import GrammarChecks
import GrammarCombinators
import GrammarExport
import Testing

@Suite("Filters, one a line") struct FilterTests {
  private let one = Filter.compares("a", .equal, .number(1))
  private let two = Filter.compares("b", .greaterOrEqual, .text("x"))

  @Test(
    "Operators bind as usual, words in any case, and a column is no keyword",
    arguments: [
      ("a = 1", "compares"), ("NOT a = 1 and b >= 'x' OR a=1", "or"), ("not(a=1 or b>='x')", "not"),
    ])
  func precedence(text: String, kind: String) throws {
    let filters: [String: Filter] = [
      "compares": one, "or": .or(.and(.not(one), two), one), "not": .not(.or(one, two)),
    ]
    let file = FilterFile(text)
    #expect(file.failures.isEmpty)
    #expect(file.filters == [try #require(filters[kind])])
  }

  @Test func values() {
    let file = FilterFile("owner IN ('ann', 'o\'\'neil', NULL, -2.5)\n\n  notes != ''\n")
    #expect(file.failures.isEmpty)
    #expect(
      file.filters == [
        .isOneOf("owner", [.text("ann"), .text("o'neil"), .null, .number(-2.5)]),
        .compares("notes", .notEqual, .text("")),
      ])
  }

  @Test("An empty file has no filters") func emptyText() {
    #expect(FilterFile("").filters.isEmpty && FilterFile("").failures.isEmpty)
    #expect(FilterFile(" \t\n\n").filters.isEmpty && FilterFile("\n").failures.isEmpty)
  }

  @Test("A mistake is skipped with its line") func recovery() {
    let file = FilterFile("a = 1\nor = 2\nb >= 'x'\nc >")
    #expect(file.failures.map(\.offset) == [6, 25])
    #expect(file.filters.count == 4)
    #expect(file.filters.first == one && file.filters[2] == two)
  }

  @Test("Two words do not touch, a word and a sign may") func words() {
    #expect(FilterFile("a = 1 ornot b = 2").failures.map(\.offset) == [6])
    #expect(FilterFile("(a=1)or(not(a='x')and b in(1))").failures.isEmpty)
  }

  private let language = Grammar.Language("filters", title: "filters", sample: "a = 1", grammar: FilterFile.grammar)

  @Test func nothingIsWrongWithTheGrammar() { #expect(FilterFile.grammar.problems == []) }

  @Test(arguments: ExportFormat.all.map(\.name)) func exports(_ name: String) throws {
    let format = try #require(ExportFormat.all.first { $0.name == name })
    #expect(try !format.files(for: language).isEmpty)
  }

  @Test func productions() throws {
    let lines = try language.ebnf().split(separator: "\n")
    #expect(
      lines.filter { $0.contains("::= ") }.map { $0.split(separator: " ").joined(separator: " ") }.prefix(8) == [
        "filters ::= ( condition? ( #xA condition? )* )? $", "condition ::= disjunction",
        "disjunction ::= conjunction ( OR conjunction )*", "conjunction ::= negation ( AND negation )*",
        #"negation ::= NOT* ( COLUMN test | "(" condition ")" )"#,
        #"test ::= ( "!=" | "<=" | ">=" | "=" | "<" | ">" ) value"#, "value ::= TEXT", "OR ::= [oO] [rR]",
      ])
  }
}
