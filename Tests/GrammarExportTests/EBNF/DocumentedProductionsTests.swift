import ConflictLogs
import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import GrammarExport
import TestMaterial
import Testing

/// The production that each rule quotes in its comment is the one that it prints.
@Suite struct DocumentedProductionsTests {
  static let rules: [DocumentedRule] = [
    "ConstraintGrammar/Tokens", "ConstraintGrammar/Rules", "ConstraintGrammar/Dialects", "ConstraintLanguages",
    "ConflictLogs/Language",
  ].flatMap { folder in (try? DocumentedRule.all(in: "Sources/" + folder)) ?? [] }

  static let grammars: [(name: String, grammar: Grammar)] =
    Dialect.allWithConflictLog.map { (name: $0.name, grammar: $0.grammar) }

  /// Every production of every language as it is printed alone.
  static let printed = Result {
    Set(try grammars.flatMap(\.grammar.productions).map { try EBNFWriter().text(of: $0) })
  }

  @Test func rulesAreFound() {
    // The productions of the first document alone, less those that a dialect may have in common with others.
    #expect(Self.rules.count >= 19)
    #expect(Self.rules.contains { $0.type == "AddExpression" && $0.path.hasSuffix("Rules/RightSubexpression.swift") })
    #expect(Self.rules.contains { $0.type == "IdentifierAttributePair" })
  }

  @Test(arguments: rules)
  func quotedProductionIsPrinted(_ rule: DocumentedRule) throws {
    #expect(!rule.quoted.isEmpty, "\(rule) quotes no production")
    let printed = try Self.printed.get()
    for production in rule.quoted {
      #expect(production.hasPrefix((rule.name ?? "?") + " ::= "), "\(rule) quotes another production than its own")
      let sameName = printed.filter { $0.hasPrefix((rule.name ?? "?") + " ::= ") }.sorted()
      let shown = comparison(expected: sameName.joined(separator: "\n"), actual: production)
      #expect(printed.contains(production), "\(rule) quotes what no dialect prints\(shown)")
    }
  }

  @Test(arguments: grammars.map(\.name))
  func everyProductionIsQuoted(of name: String) throws {
    let quoted = Set(Self.rules.flatMap(\.quoted))
    for production in try #require(Self.grammars.first { $0.name == name }).grammar.productions {
      #expect(quoted.contains(try EBNFWriter().text(of: production)), "no comment quotes \(production.name)")
    }
  }
}
