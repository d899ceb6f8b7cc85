import GrammarCombinators

/// The augmented BNF of RFC 5234, with the strings of RFC 7405.
struct ABNFNotation: CharacterNotation {
  static let notation = "ABNF"
  static let commentMark = "; "
  static let productionMark = " = "
  static let lineEnd = "\r\n"

  let choiceMark = " / "
  let names: NameTable

  /// Names are the same in small letters and capitals.
  init(_ grammar: CharacterGrammar) {
    let core: Set = [
      "alpha", "bit", "char", "cr", "crlf", "ctl", "digit", "dquote", "hexdig", "htab", "lf", "lwsp", "octet", "sp",
      "vchar", "wsp",
    ]
    names = NameTable(of: grammar, reserved: core, ignoresCase: true, mark: "-") {
      NameTable.divided($0.name, by: "-")
    }
  }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard text.utf8.allSatisfy({ 32...126 ~= $0 && $0 != 34 }) else {
      return WrittenExpression(text.unicodeScalars.map { Self.code($0.value) }.joined(separator: " "), .sequence)
    }
    let hasLetters = text.contains(where: \.isLetter)
    return WrittenExpression((hasLetters && !ignoresCase ? "%s\"" : "\"") + text + "\"")
  }

  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    .choice(
      ranges.map { range in
        Self.code(range.lowerBound)
          + (range.count == 1 ? "" : "-" + EscapedCharacters.hexadecimal(range.upperBound, digits: 2))
      }, choiceMark)
  }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    switch multiplicity {
    case .optional: WrittenExpression("[" + body(.choice) + "]")
    case .zeroOrMore: WrittenExpression("*" + body(.primary), .postfix)
    case .oneOrMore: WrittenExpression("1*" + body(.primary), .postfix)
    }
  }

  private static func code(_ code: UInt32) -> String { "%x" + EscapedCharacters.hexadecimal(code, digits: 2) }
}

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

/// The EBNF of ISO/IEC 14977.
///
/// The notation has no classes, so their characters are listed, and no way to write what can't be seen, so that is a
/// special sequence with its code, `? U+0009 ?`, and what is beyond ASCII one with two: `? U+0080 to U+10FFFF ?`.
struct ISOEBNFNotation: CharacterNotation {
  static let notation = "ISO EBNF"
  static let commentMark = "   "
  static let productionMark = " = "
  static let productionEnd = " ;"

  let sequenceMark = ", "
  let names: NameTable

  /// Names are letters and digits, and the blanks between them say nothing.
  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, mark: " ") { NameTable.plain($0.name).substituting("_", with: " ") }
  }

  /// A description of the language must not end the comment.
  static func comment(_ lines: [String]) -> String {
    let lines = lines.map { $0.substituting("*)", with: "* )").substituting("(*", with: "( *") }
    return lines.isEmpty
      ? "" : "(* " + lines.joined(separator: "\n   ").substituting("\n   \n", with: "\n\n") + " *)"
  }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    let pieces = EscapedCharacters.quotedPieces(text) { scalar in
      let code = scalar.value
      if ignoresCase, scalar.isASCII, scalar.properties.isAlphabetic {
        return "(" + Self.character(code | 0x20) + " | " + Self.character(code & ~0x20) + ")"
      }
      return code < 32 || code > 126 ? Self.character(code) : nil
    }
    return .sequence(pieces, sequenceMark)
  }

  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    .choice(
      ranges.flatMap { range in
        let listed = range.lowerBound > 127 ? [] : (range.lowerBound...min(range.upperBound, 127)).map(Self.character)
        guard range.upperBound > 127 else { return listed }
        let (first, last) = (Self.code(max(range.lowerBound, 128)), Self.code(range.upperBound))
        return listed + ["? " + first + (first == last ? "" : " to " + last) + " ?"]
      }, choiceMark)
  }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    switch multiplicity {
    case .optional: WrittenExpression("[" + body(.choice) + "]")
    case .zeroOrMore: WrittenExpression("{" + body(.choice) + "}")
    case .oneOrMore: WrittenExpression(body(.postfix) + ", {" + body(.choice) + "}", .sequence)
    }
  }

  private static func character(_ code: UInt32) -> String {
    if 32...126 ~= code, let scalar = Unicode.Scalar(code) { return Syntax.quoted(String(scalar)) }
    return "? " + Self.code(code) + " ?"
  }

  private static func code(_ code: UInt32) -> String { "U+" + EscapedCharacters.hexadecimal(code, digits: 4) }
}

/// The grammars of Lark, a parser generator in Python: rules for its Earley parser, terminals for its dynamic lexer.
struct LarkNotation: CharacterNotation {
  static let notation = "Lark"
  static let commentMark = "// "
  static let productionMark = ": "
  static let isOrdered = true

  let names: NameTable

  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, reserved: ["start"], mark: "_") { production in
      let name = NameTable.divided(production.name, by: "_")
      return production.kind == .token ? name.uppercased() : name.lowercased()
    }
  }

  func beginning(of grammar: CharacterGrammar) -> String { "start" + Self.productionMark + names[grammar.start.name] }

  /// Lark's own letters of any case are those of Unicode, where a long s is an s.
  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard ignoresCase else {
      return WrittenExpression(EscapedCharacters.quoted(text, mark: "\"", EscapedCharacters.python))
    }
    let letters = Symbol.text(text, ignoresCase: true).letters.map {
      EscapedCharacters.bracketed($0, EscapedCharacters.python)
    }
    return WrittenExpression("/" + letters.joined() + "/")
  }

  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    WrittenExpression("/" + EscapedCharacters.bracketed(ranges, Self.escape) + "/")
  }

  /// Lark puts characters in place of their codes before it looks at the class, so what means something there needs more.
  private static func escape(_ code: UInt32) -> String {
    guard 0x5B...0x5E ~= code, let scalar = Unicode.Scalar(code) else { return EscapedCharacters.python(code) }
    return "\\" + String(scalar)
  }
}

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
