import GrammarCombinators

/// The grammar of the augmented BNF of RFC 5234 and RFC 7405: `list = item *( "," item ) ; a comment`
enum ABNFNotation {
  static let notation: NotationGrammar = {
    let head = ProductionHead(
      syntax: space.row([.production(name), .oneOf(["=/", "="])]), example: "name =", space: space
    )
    let rules = NotationRules(
      space: space, next: head.syntax, alternatives: [.literal("/")],
      tokens: [name, exact, anyCase, apostrophes, codes, prose],
      count: count, groups: [("group", .literal("("), ")"), ("optional", .literal("["), "]")], hasExclusions: false,
      examples: "a name, \"text\", %x41, [ what is optional ] or a group in parentheses")
    let production = head.production(rules.choice)
    let item = Production("item", .rule) {
      space.row([production, .before(.choice([head.next, .end]))])
    }
    return NotationGrammar(
      notation: .abnf, item: Interpreter(.production(item), after: space), head: Interpreter(head.syntax),
      nameToken: Interpreter(Syntax.production(name)), ignoresCase: true,
      rareSigns: ["EXACT", "ANY_CASE", "APOSTROPHES", "CODES", "PROSE", "COUNT", "NAME"], core: core
    ) { name, body in "\(name) = \(body)" }
  }()

  /// RFC 5234, appendix B.1.
  private static let core = [
    "ALPHA": "%x41-5A / %x61-7A", "BIT": "\"0\" / \"1\"", "CHAR": "%x01-7F", "CR": "%x0D", "CRLF": "CR LF",
    "CTL": "%x00-1F / %x7F", "DIGIT": "%x30-39", "DQUOTE": "%x22",
    "HEXDIG": "DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"", "HTAB": "%x09", "LF": "%x0A",
    "LWSP": "*( WSP / CRLF WSP )", "OCTET": "%x00-FF", "SP": "%x20", "VCHAR": "%x21-7E", "WSP": "SP / HTAB",
  ]

  private static let name = Production.token("NAME") {
    [
      .characters(CharacterClass("a"..."z", "A"..."Z")),
      .any(.characters(CharacterClass.wordPart.union(CharacterClass(of: "-")))),
    ]
  }

  /// A text in which capitals and small letters are the same.
  private static let anyCase = Production.token("ANY_CASE") {
    [.maybe(.literal("%i", ignoresCase: true))] + quoted
  }

  private static let exact = Production.token("EXACT") { [.literal("%s", ignoresCase: true)] + quoted }

  private static let quoted = quoted(by: "\"")

  /// What some write in place of `%s"…"`.
  private static let apostrophes = Production.token("APOSTROPHES") { quoted(by: "'") }

  private static func quoted(by mark: String) -> [Syntax] {
    let inside = Syntax.any(.other(than: mark + "\n\r"))
    return [.choice([.lineEnd(quotedBy: mark), .touching([.literal(mark), inside, .literal(mark)])])]
  }

  /// `%x41`, `%x41-5A`, `%d13.10`
  private static let codes = Production.token("CODES") {
    let digits = Syntax.some(CharacterClass("a"..."f", "A"..."F", "0"..."9"))
    let further = Syntax.touching([.one(of: ".-"), digits])
    return [.literal("%"), .one(of: "xXdDbB"), digits, .any(further)]
  }

  /// `<words>`: what can't be said in the notation.
  private static let prose = Production.token("PROSE") {
    [.literal("<"), .any(.other(than: ">\n\r")), .literal(">")]
  }

  /// `3`, `1*`, `*2`, `1*2`, before what stands so often.
  private static let count = Production.token("COUNT") {
    let digits = Syntax.some(CharacterClass(Digit.self))
    let upper = Syntax.touching([.literal("*"), .any(.characters(CharacterClass(Digit.self)))])
    return [.choice([.touching([digits, .maybe(upper)]), upper])]
  }

  private static let space = Syntax.Spacing.blanks(
    // Nothing else begins with two of them.
    and: [[.literal(";"), .restOfLine], [.literal("//"), .restOfLine]])
}
