import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import Testing

@Suite struct DialectTests {
  @Test("The documented dialects come first, in the order of the documents")
  func documented() {
    let names = ["expression-format", "compact-constraint", "equations", "visual-attribute", "formula-style"]
    #expect(Dialect.documented.map(\.name) == names)
    #expect(Dialect.all.prefix(names.count).map(\.name) == names)
  }

  @Test("Hints name the dialects that they know, and no other")
  func hintingAtOthers() throws {
    func hint(_ dialect: Dialect) throws -> String? {
      try #require(throws: Diagnostic.self) { try dialect.parse("a.left = b.left / 2") }.hint
    }
    let alone = "write 'a.left = b.left * 0.5'"
    let knowing = alone + "; as it stands, the text is in another dialect: compact-constraint"
    #expect(try hint(.expressionFormat) == nil)
    #expect(try hint(.expressionFormat.withHints()) == alone)
    #expect(try hint(.expressionFormat.withHints(naming: [.equations, .expressionFormat])) == alone)
    #expect(try hint(.expressionFormat.withHints(naming: [.equations, .compactConstraint])) == knowing)
    #expect(try hint(#require(Dialect(named: "expression-format")).withHints(naming: Dialect.documented)) == knowing)
  }

  @Test func namesAndAliasesBelongToOneDialectEach() {
    let names = Dialect.all.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Dialect.all)
  func foundByNameAndAlias(_ dialect: Dialect) {
    for name in [dialect.name] + dialect.aliases {
      #expect(Dialect(named: name)?.name == dialect.name)
      #expect(Dialect(named: name.uppercased())?.name == dialect.name)
      #expect(Dialect(named: name.lowercased())?.name == dialect.name)
      #expect(Dialect(named: name + " ") == nil)
    }
  }

  @Test(arguments: ["", "-", "expression", "expression format", "expression_format", "expression-format2", "all"])
  func noSuchName(_ name: String) {
    #expect(Dialect(named: name) == nil)
  }

  @Test func firstDialect() {
    let dialect = Dialect.expressionFormat
    #expect(dialect.name == "expression-format")
    #expect(dialect.aliases == ["NSLayoutConstraint+ExpressionFormat"])
    #expect(dialect.library == "NSLayoutConstraint+ExpressionFormat")
    #expect(Dialect(named: "nslayoutconstraint+EXPRESSIONFORMAT")?.name == "expression-format")
    #expect(dialect.grammar.start.name == "expression")
  }

  @Test(arguments: Dialect.all)
  func describesItself(_ dialect: Dialect) throws {
    #expect(
      dialect.name.utf8.allSatisfy { $0 == 45 || 97...122 ~= $0 || 48...57 ~= $0 }, "a name on the command line")
    #expect(!dialect.library.isEmpty)
    let constraints = try dialect.constraints(in: dialect.sample)
    #expect(!constraints.isEmpty)
    let text = try #require(dialect.text(stating: constraints))
    #expect(try dialect.constraints(in: text) == constraints)
  }

  @Test(arguments: Dialect.all.filter { $0.statement == nil })
  func textIsEquationAndEnd(_ dialect: Dialect) {
    let start = dialect.grammar.start
    let equation = Grammar(dialect.equation).start
    let end = dialect.grammar.tokens.first { $0.body == .end }
    #expect(start.body == .sequence([.production(equation), end.map { .production($0) } ?? .end], spacing: .spaced))
  }

  @Test func concurrentUse() async {
    let texts = (0..<200).map { "view\($0).width = view\($0 + 1).width * 0.\($0) + \($0)" }
    let dialect = Dialect.expressionFormat
    let expected = dialect.parse(all: texts)
    let results = await withTaskGroup(of: (Int, Result<Equation, Diagnostic>).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, Result { () throws(Diagnostic) in try Equation(text, in: dialect) }) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(texts.indices.map { results[$0] } == expected)
  }
}
