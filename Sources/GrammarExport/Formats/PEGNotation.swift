/// The parsing expressions of Parsimonious, a parser in Python.
///
/// Alternatives stand in the order in which the parsers of this package try them.
struct PEGNotation: CharacterNotation {
  static let notation = "PEG"
  static let commentMark = "# "
  static let productionMark = " = "
  static let isOrdered = true
  static let isOrderedInRules = true

  let choiceMark = " / "
  let names: NameTable

  init(_ grammar: CharacterGrammar) { names = NameTable(of: grammar, mark: "_") { NameTable.plain($0.name) } }

  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    WrittenExpression("~r\"" + EscapedCharacters.bracketed(ranges, EscapedCharacters.python) + "\"")
  }
}
