import GrammarCombinators

/// What the productions are called in files and addresses: each its own, for systems to which capitals are small letters too.
struct RailroadNames {
  /// The productions that are drawn, in the order of the EBNF: rules, tokens, white space.
  let productions: [Production]

  private let table: NameTable

  /// What writes the EBNF of the productions.
  let writer: EBNFWriter

  init(of grammar: Grammar) {
    let spaces = WhiteSpaces(of: grammar)
    writer = EBNFWriter(spaces)
    productions = grammar.rules + grammar.tokens + spaces.productions
    table = NameTable(
      of: productions.map { ($0.name, $0.kind, Self.plain($0.name)) }, reserved: ["index"], ignoresCase: true, mark: "-"
    )
  }

  /// The name of the file and of the section of a production; nothing if there is none of that name.
  subscript(name: String) -> String? {
    productions.contains { $0.name == name } ? table[name] : nil
  }

  /// What no address and no system of files has a use of its own for.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? $0 : "_" })
  }
}
