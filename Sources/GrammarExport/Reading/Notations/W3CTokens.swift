import GrammarCombinators

/// The tokens of the notation, and the characters that they are made of.
enum W3CToken {
  /// A hyphen or a dot stands inside a name, and never at its end: `a-b` is a name, `a -b` an exclusion. In angle brackets a name
  /// may have blanks in it.
  static let name = Production.token("NAME") { [orBracketed(word)] }

  /// The parts of a name, or one in angle brackets.
  static func orBracketed(_ name: [Syntax]) -> Syntax {
    let inside = Syntax.any(.characters(.wordPart.union(CharacterClass(of: " -."))))
    let bracketed: [Syntax] = [.literal("<"), .characters(CharacterClass(WordStart.self)), inside, .literal(">")]
    return .choice([name, bracketed].map { .touching($0) })
  }

  /// The same with apostrophes at its end.
  static let primedName = Production.token("NAME") { [.production(name), .any(.literal("'"))] }

  /// `<words>`: what can't be said in the notation.
  static let prose = Production.token("PROSE") {
    let inside = Syntax.any(.other(than: "<>\n\r"))
    return [.literal("<"), .characters(CharacterClass(WordStart.self)), inside, .literal(">")]
  }

  /// The parts of a name without brackets.
  static let word: [Syntax] = [
    .characters(CharacterClass(WordStart.self)), .any(.characters(.wordPart)),
    .any(.touching([.some(CharacterClass(of: "-.")), .some(.wordPart)])),
  ]

  static let literal = literal(escapes: [])

  /// The same where `\"` stands for a quotation mark.
  static let escapedLiteral = literal(escapes: [.touching([.literal("\\"), .other(than: "\n\r")])])

  private static func literal(escapes: [Syntax]) -> Production {
    .token("LITERAL") {
      // A backslash before the last quotation mark of a line stands for itself.
      let kinds = escapes.isEmpty ? [[]] : [escapes, []]
      let texts = ["\"", "'"].flatMap { mark in
        let character = Syntax.other(than: mark + "\n\r")
        let quoted = kinds.map { escapes in
          Syntax.touching([.literal(mark), .any(.choice(escapes + [character])), .literal(mark)])
        }
        return [.lineEnd(quotedBy: mark)] + quoted
      }
      return [.choice(texts)]
    }
  }

  static let code = Production.token("CODE") {
    [.literal("#x"), .some(CharacterClass("a"..."f", "A"..."F", "0"..."9"))]
  }

  static let characterClass = Production.token("CLASS") { [tilde, .literal("["), .some(.inClass), .literal("]")] }

  private static let tilde = Syntax.maybe(.literal("~"))

  /// The same where `\]` stands for a bracket, if another one ends the class.
  static let escapedClass = Production.token("CLASS") {
    let escape = Syntax.touching([.literal("\\"), .other(than: "]\n\r")])
    let end = Syntax.touching([.any(.other(than: "[]\n\r")), .literal("]")])
    let bracket = Syntax.touching([.literal("\\]"), .before(end)])
    let part = Syntax.choice([bracket, escape, .characters(.inClass)])
    return [tilde, .literal("["), .repetition(part, .oneOrMore, spacing: .glued), .literal("]")]
  }

  /// `^token`, behind a symbol: what may follow.
  static let context = Production.token("CONTEXT") {
    [.literal("^"), .maybe(.production(name))]
  }

  /// `{ws=explicit}` or `?`, behind the name of a production.
  static let setting = Production.token("SETTING") {
    [.choice([.literal("?"), .touching([.literal("{"), .up(to: "}"), .literal("}")])])]
  }

  /// `<?name …?>`
  static let instruction = Production.token("INSTRUCTION") { [.literal("<?"), .up(to: "?>"), .literal("?>")] }

  /// `[4a]`, before a production on the same line: a class that ends a line is none.
  static let number = Production.token("NUMBER") {
    let rest = CharacterClass("a"..."z", "0"..."9").union(CharacterClass(of: ".*'"))
    return [
      .literal("["), .some(CharacterClass(Digit.self)), .any(.characters(rest)), .literal("]"),
      .any(.one(of: " \t")), .before(.production(name)),
    ]
  }
}
