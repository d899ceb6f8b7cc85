public import GrammarCombinators

extension Interpreter {
  /// The interpreter of a dialect's grammar. Where the grammars are in tables, its name tells which one.
  @inlinable convenience init(_ text: some Parser, ofDialect name: String) { self.init(text) }
}

extension Dialect {
  /// The interpreter of the grammar of an equation alone, in the text of a host.
  package var equationInterpreter: Interpreter { interpreter.starting(at: equation) }
}

extension DialectVocabulary {
  /// The vocabulary that the grammar and the parsers of a dialect tell, found out once.
  convenience init(of dialect: Dialect) {
    let writesItems = if case .implied? = dialect.equation(in: dialect.sample)?.left.operand { false } else { true }
    let grammar = dialect.grammar
    var literals: [String] = []
    for literal in grammar.productions.flatMap({ $0.body.literals }) where !literals.contains(literal) {
      literals.append(literal)
    }
    let attributes = grammar.tokens.filter { $0.role == .attribute }.flatMap { $0.body.literals }

    func canSay(_ operand: Operand<String>, _ right: Side<String>) -> Bool {
      dialect.accepts(dialect.text(of: Equation(Side(operand), .equal, right)))
    }
    let operand: Operand<String> = writesItems ? .attribute(of: "item", .width) : .implied(.width)
    self.init(
      writesItems: writesItems, literals: literals,
      attributes: attributes.isEmpty ? literals.filter { Attribute(rawValue: $0) != nil } : attributes,
      relations: Relation.allCases.compactMap(dialect.notation.relation),
      namesNumbers: canSay(operand, Side(constant: .name("number", isNegated: false))),
      hasNegativeNumbers: canSay(operand, Side(constant: .number(-1))),
      hasPaths: canSay(.attribute(of: "item.item", .width), Side(constant: .number(1))))
  }
}

extension Syntax {
  /// The literals in it, in order, without those of the productions that it names.
  fileprivate var literals: [String] {
    if case .literal(let text, _, _) = self { return [text] }
    return parts.flatMap { $0.literals }
  }
}
