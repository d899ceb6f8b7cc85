/// Symbols that grammars mention and leave to another document to define.
enum KnownSymbols {
  /// The right-hand side that says what is meant by a symbol, in the notation of the file.
  ///
  /// - Returns: the right-hand side, and the words for what the symbol is taken for; no words where there is no doubt.
  static func definition(of name: String, in notation: NotationGrammar) -> (body: String, meaning: String?) {
    if let body = notation.core[name.uppercased()] { return (body, nil) }
    if notation.notation == .ebnf {
      if name == "EOF" { return ("$", "the end of the text") }
      if let body = ofXML[name] { return (body, "the symbol of that name in the specification of XML") }
    }
    return (notation.quoted(name), "the text '\(name)'")
  }

  /// The symbols of Extensible Markup Language 1.0 (fifth edition), section 2, and of Namespaces in XML 1.0, sections 3 and 4,
  /// that other grammars are built on.
  private static let ofXML = [
    "Char": "#x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF]",
    "S": "( #x20 | #x9 | #xD | #xA )+",
    "NameStartChar": "':' | NCNameStartChar",
    "NameChar": "':' | NCNameChar",
    "Name": "NameStartChar NameChar*",
    "Names": "Name ( #x20 Name )*",
    "Nmtoken": "NameChar+",
    "NCNameStartChar":
      "[A-Z] | '_' | [a-z] | [#xC0-#xD6] | [#xD8-#xF6] | [#xF8-#x2FF] | [#x370-#x37D] | [#x37F-#x1FFF] | [#x200C-#x200D] "
      + "| [#x2070-#x218F] | [#x2C00-#x2FEF] | [#x3001-#xD7FF] | [#xF900-#xFDCF] | [#xFDF0-#xFFFD] | [#x10000-#xEFFFF]",
    "NCNameChar": "NCNameStartChar | '-' | '.' | [0-9] | #xB7 | [#x300-#x36F] | [#x203F-#x2040]",
    "NCName": "NCNameStartChar NCNameChar*",
    "LocalPart": "NCName",
    "Prefix": "NCName",
    "PrefixedName": "Prefix ':' LocalPart",
    "UnprefixedName": "LocalPart",
    "QName": "PrefixedName | UnprefixedName",
  ]
}
