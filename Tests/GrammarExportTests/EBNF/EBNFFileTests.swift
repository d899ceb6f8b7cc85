import ConflictLogs
import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import GrammarExport
import Recogniser
import TestMaterial
import Testing

@Suite struct EBNFFileTests {
  @Test func wholeGrammar() throws {
    let number = Production("NUMBER", .token) {
      .repetition(.characters(CharacterClass(Digit.self)), .oneOrMore, spacing: .glued)
    }
    let sum = Production("sum", .rule) {
      .sequence(
        [
          .production(number),
          .repetition(
            .sequence([.literal("+"), .production(number)], spacing: .spaced), .zeroOrMore, spacing: .spaced),
        ],
        spacing: .spaced)
    }
    let expected = """
      /* sums

         such as 1 + 2 * / */

      sum         ::= NUMBER ( "+" NUMBER )*

      <?TOKENS?>

      NUMBER      ::= [0-9]+

      WHITE_SPACE ::= [#x9-#xD#x20]+ /* ws: definition */

      """
    #expect(try EBNFWriter.text(of: Grammar(start: sum), header: ["sums", "", "such as 1 + 2 */"]) == expected)
  }

  /// `Grammar/` holds what other tools read: it must be what the parsers follow.
  @Test(arguments: Dialect.allWithConflictLog.map(\.name))
  func committedFile(of name: String) throws {
    let dialect = try #require(Dialect.allWithConflictLog.first { $0.name == name })
    let path = "Grammar/\(name).ebnf"
    let command = "swift run constraint-grammar grammar --dialect \(name) > \(path)"
    let ebnf = try dialect.language.ebnf()
    let committed = (try? Repository.text(of: path)) ?? ""
    #expect(committed == ebnf, "\(path) is out of date: \(command)\n\(comparison(expected: ebnf, actual: committed))")
  }

  /// The file, read by a reader that knows nothing of the writer, states the grammar that the parser follows.
  @Test(arguments: Dialect.all.map(\.name))
  func committedFileReadBack(of name: String) throws {
    let grammar = try #require(Dialect(named: name)).grammar
    let read = try EBNFGrammar(reading: Repository.text(of: "Grammar/\(name).ebnf"))
    let whiteSpace = EBNFProduction(
      name: "WHITE_SPACE", kind: .whiteSpace, isExplicit: true,
      expression: .repetition(
        .characterClass(EBNFCharacterClass(ranges: ["\t"..."\r", " "..." "])), minimum: 1, maximum: nil))
    let hasWhiteSpace = grammar.productions.contains { $0.name != "EOF" && $0.body.isSpaced }
    let expected = (grammar.rules + grammar.tokens).map(EBNFProduction.init) + (hasWhiteSpace ? [whiteSpace] : [])
    #expect(read.start == expected.first)
    #expect(read.productions.map(\.name) == expected.map(\.name))
    for (production, expected) in zip(read.productions, expected) { #expect(production == expected) }
  }

  @Test(arguments: Dialect.allWithConflictLog.map(\.name))
  func everyNameIsDefinedOnce(of name: String) throws {
    let grammar = try #require(Dialect.allWithConflictLog.first { $0.name == name }).grammar
    let names = grammar.productions.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(!names.contains(EBNFWriter.whiteSpaceName))
    for production in grammar.rules { #expect(production.name.first?.isLowercase == true, "\(production.name)") }
    for production in grammar.tokens { #expect(production.name == production.name.uppercased()) }
  }
}

extension Syntax {
  /// Whether white space may stand between some of its parts.
  fileprivate var isSpaced: Bool {
    switch self {
    case .sequence(let parts, let spacing): spacing != .glued && parts.count > 1 || parts.contains { $0.isSpaced }
    case .repetition(let body, let bounds, let separator, let spacing):
      spacing != .glued && bounds.upper > 1 || body.isSpaced || separator?.isSpaced == true
    default: parts.contains { $0.isSpaced }
    }
  }
}
