/// The lexical units of the notation.
enum EBNFTokenKind: Hashable, Sendable {
  /// The name of a production, defined or used.
  case name(String)

  /// The scalars between two quotes.
  case literal(String)

  /// `[…]` or `#xN`.
  case characterClass(EBNFCharacterClass)

  /// `$`.
  case end

  /// `::=`.
  case definitionSign

  /// `|`.
  case bar

  /// `(`.
  case openingParenthesis

  /// `)`.
  case closingParenthesis

  /// `?`, `*` or `+`.
  case postfix(EBNFPostfix)

  /// `/* ws: explicit */` or `/* ws: definition */`.
  case directive(EBNFDirective)

  /// `<?TOKENS?>`.
  case tokensMarker

  /// The end of the file, always the last unit.
  case endOfText

  /// Text that starts no unit, always the last one.
  ///
  /// It is thrown only once the reader gets there, so that the first error in the text is the one reported.
  case failure(EBNFError)
}
