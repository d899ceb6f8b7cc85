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
  ].flatMap { folder in (try? DocumentedRule.all(in: "Sources/" + folder)) ?? [] }

  /// Every production of every dialect as it is printed alone.
  static let printed = Result {
    Set(try Dialect.all.flatMap(\.grammar.productions).map { try EBNFWriter().text(of: $0) })
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

  @Test(arguments: Dialect.all.map(\.name))
  func everyProductionIsQuoted(of name: String) throws {
    let quoted = Set(Self.rules.flatMap(\.quoted))
    for production in try #require(Dialect(named: name)).grammar.productions {
      #expect(quoted.contains(try EBNFWriter().text(of: production)), "no comment quotes \(production.name)")
    }
  }
}
