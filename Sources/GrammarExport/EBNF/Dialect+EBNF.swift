public import ConstraintGrammar

extension Dialect {
  /// The grammar of the dialect in W3C EBNF, as `Grammar/` holds it.
  ///
  /// - Throws: an ``ExportFailure`` if a production of the dialect uses something that the notation can't say.
  public func ebnf() throws(ExportFailure) -> String {
    var header = [
      "\(name): \(exportTitle)", "",
    ]
    header += [
      "    \(sample)",
      "",
      "Tokens are the productions below <?TOKENS?> and the literals. A token is as long as it can be, and a word or",
      "a number ends where no letter, digit or _ follows. White space, WHITE_SPACE, may stand before, between and",
      "after the parts of a rule, but not in a rule marked \"ws: explicit\" and not inside a token.",
    ]
    return try EBNFWriter.text(of: grammar, header: header)
  }

  /// What the language is, in a few words.
  var exportTitle: String { library.isEmpty ? "a dialect of constraint equations" : "the language of \(library)" }
}
