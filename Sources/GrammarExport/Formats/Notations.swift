import GrammarCombinators

extension CharacterNotation {
  /// The augmented BNF of RFC 5234, with the strings of RFC 7405. Names are the same in small letters and capitals.
  static let abnf = CharacterNotation(
    name: "ABNF", commentMark: "; ", productionMark: " = ", choiceMark: " / ", lineEnd: "\r\n",
    allowsLeftRecursion: true,
    comment: { GrammarExport.comment($0.map(EscapedCharacters.ascii), mark: $1) },
    naming: { grammar in
      let core: Set = [
        "alpha", "bit", "char", "cr", "crlf", "ctl", "digit", "dquote", "hexdig", "htab", "lf", "lwsp", "octet", "sp",
        "vchar", "wsp",
      ]
      return NameTable(of: grammar.names, reserved: core, ignoresCase: true, mark: "-") { $0.name.divided(by: "-") }
    },
    text: { _, text, ignoresCase in
      guard text.utf8.allSatisfy({ 32...126 ~= $0 && $0 != 34 }) else {
        return WrittenExpression(text.unicodeScalars.map { code($0.value) }.joined(separator: " "), .sequence)
      }
      let hasLetters = text.contains(where: \.isLetter)
      return WrittenExpression((hasLetters && !ignoresCase ? "%s\"" : "\"") + text + "\"")
    },
    characters: { ranges in
      .choice(
        ranges.map { range in
          code(range.lowerBound)
            + (range.count == 1 ? "" : "-" + EscapedCharacters.hexadecimal(range.upperBound, digits: 2))
        }, " / ")
    },
    repetition: { multiplicity, body in
      switch multiplicity {
      case .optional: WrittenExpression("[" + body(.choice) + "]")
      case .zeroOrMore: WrittenExpression("*" + body(.primary), .postfix)
      case .oneOrMore: WrittenExpression("1*" + body(.primary), .postfix)
      }
    })

  private static func code(_ code: UInt32) -> String { "%x" + EscapedCharacters.hexadecimal(code, digits: 2) }

  /// GBNF, to which programs that generate text are held. A text is its `root`.
  static let gbnf = CharacterNotation(
    name: "GBNF", commentMark: "# ", productionMark: " ::= ", endsWithLine: true, start: "root",
    naming: { grammar in
      NameTable(of: grammar.names, reserved: ["root"], ignoresCase: true, mark: "-") { $0.name.divided(by: "-") }
    },
    characters: { WrittenExpression(EscapedCharacters.bracketed($0, EscapedCharacters.python)) })

  /// The EBNF of the W3C, without its conventions for tokens.
  static let w3cEBNF = CharacterNotation(
    name: EBNFNotation.notation, commentMark: "   ", productionMark: " ::= ", allowsLeftRecursion: true, end: " $",
    comment: { lines, mark in
      // What a language says of itself must not end the comment.
      let text = lines.map { $0.isEmpty ? "" : mark + $0 }.joined(separator: "\n").dropFirst(mark.count)
      return "/* " + String(text).substituting("*/", with: "* /") + " */"
    },
    commentMarks: ["*/"],
    naming: { NameTable(of: $0.names, mark: "_") { $0.name } },
    text: { _, text, ignoresCase in .sequence(EBNFNotation.literalPieces(text, ignoresCase)) },
    characters: { WrittenExpression(CharacterClass(ranges: $0).description) })

  /// The EBNF of ISO/IEC 14977. Names are letters and digits, and the blanks between them say nothing.
  ///
  /// The notation has no classes, so their characters are listed, and no way to write what can't be seen, so that is a
  /// special sequence with its code, `? U+0009 ?`, and what is beyond ASCII one with two: `? U+0080 to U+10FFFF ?`.
  static let isoEBNF = CharacterNotation(
    name: "ISO EBNF", commentMark: "   ", productionMark: " = ", productionEnd: " ;", sequenceMark: ", ",
    allowsLeftRecursion: true,
    comment: { lines, mark in
      // A description of the language must not end the comment.
      let lines = lines.map {
        EscapedCharacters.ascii($0).substituting("*)", with: "* )").substituting("(*", with: "( *")
      }
      let text = lines.joined(separator: "\n" + mark).substituting("\n\(mark)\n", with: "\n\n")
      return lines.isEmpty ? "" : "(* " + text + " *)"
    },
    commentMarks: ["(*", "*)"],
    naming: { grammar in NameTable(of: grammar.names, mark: " ") { $0.name.plain.substituting("_", with: " ") } },
    text: { _, text, ignoresCase in
      let pieces = EscapedCharacters.quotedPieces(text) { scalar in
        let code = scalar.value
        if ignoresCase, scalar.isASCII, scalar.properties.isAlphabetic {
          return "(" + special(code | 0x20) + " | " + special(code & ~0x20) + ")"
        }
        return code < 32 || code > 126 ? special(code) : nil
      }
      return .sequence(pieces, ", ")
    },
    characters: { ranges in
      .choice(
        ranges.flatMap { range in
          let listed = range.lowerBound > 127 ? [] : (range.lowerBound...min(range.upperBound, 127)).map { special($0) }
          return range.upperBound > 127 ? listed + [special(max(range.lowerBound, 128), range.upperBound)] : listed
        }, " | ")
    },
    repetition: { multiplicity, body in
      switch multiplicity {
      case .optional: WrittenExpression("[" + body(.choice) + "]")
      case .zeroOrMore: WrittenExpression("{" + body(.choice) + "}")
      case .oneOrMore: WrittenExpression(body(.postfix) + ", {" + body(.choice) + "}", .sequence)
      }
    })

  /// A character between quotation marks, or the codes of those that can't stand there.
  private static func special(_ first: UInt32, _ last: UInt32? = nil) -> String {
    if 32...126 ~= first, let scalar = Unicode.Scalar(first) { return Syntax.quoted(String(scalar)) }
    let codes = (last == first ? [first] : [first, last].compactMap(\.self)).map {
      "U+" + EscapedCharacters.hexadecimal($0, digits: 4)
    }
    return "? " + codes.joined(separator: " to ") + " ?"
  }

  /// The grammars of Lark, a parser generator in Python: rules for its Earley parser, terminals for its dynamic lexer.
  static let lark = CharacterNotation(
    name: "Lark", commentMark: "// ", productionMark: ": ", isOrdered: true, allowsLeftRecursion: true, start: "start",
    naming: { grammar in
      NameTable(of: grammar.names, reserved: ["start"], mark: "_") { production in
        let name = production.name.divided(by: "_")
        return production.kind == .token ? name.uppercased() : name.lowercased()
      }
    },
    text: { _, text, ignoresCase in
      guard ignoresCase else { return EscapedCharacters.python(text) }
      // Lark's own letters of any case are those of Unicode, where a long s is an s.
      let letters = Symbol.text(text, ignoresCase: true).letters.map {
        EscapedCharacters.bracketed($0, EscapedCharacters.python)
      }
      return WrittenExpression("/" + letters.joined() + "/")
    },
    characters: { ranges in
      let characters = EscapedCharacters.bracketed(ranges) { code in
        // Codes become characters before the class is looked at: what means something there needs more.
        guard 0x5B...0x5E ~= code, let scalar = Unicode.Scalar(code) else { return EscapedCharacters.python(code) }
        return "\\" + String(scalar)
      }
      return WrittenExpression("/" + characters + "/")
    })

  /// The parsing expressions of Parsimonious, a parser in Python.
  ///
  /// Alternatives stand in the order in which the parsers of this package try them.
  static let peg = CharacterNotation(
    name: "PEG", commentMark: "# ", productionMark: " = ", choiceMark: " / ", isOrdered: true, isOrderedInRules: true,
    naming: { NameTable(of: $0.names, mark: "_") { $0.name.plain } },
    characters: { WrittenExpression("~r\"" + EscapedCharacters.bracketed($0, EscapedCharacters.python) + "\"") })
}
