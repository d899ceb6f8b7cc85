/// GBNF, to which programs that generate text are held. A text is its `root`.
struct GBNFNotation: CharacterNotation {
  static let notation = "GBNF"
  static let commentMark = "# "
  static let productionMark = " ::= "

  let names: NameTable

  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, reserved: ["root"], ignoresCase: true, mark: "-") {
      NameTable.divided($0.name, by: "-")
    }
  }

  func beginning(of grammar: CharacterGrammar) -> String { "root" + Self.productionMark + names[grammar.start.name] }

  /// A line feed ends a production unless it stands in parentheses.
  func written(_ production: CharacterProduction) -> String {
    names[production.name] + Self.productionMark + write(production.body)
  }

  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    WrittenExpression(EscapedCharacters.bracketed(ranges, EscapedCharacters.python))
  }
}
