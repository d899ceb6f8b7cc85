/// The ways in which a text can fail to be a grammar.
public enum EBNFErrorReason: Hashable, Sendable {
  /// There is no production at all.
  case emptyFile

  /// `<?TOKENS?>` comes before any rule.
  case startRuleMissing

  /// Something else stands where a production has to start.
  case productionExpected

  /// The name of a production, without `::=` after it.
  case definitionSignMissing(name: String)

  /// `::=` without a name before it.
  case nameMissing

  /// A second production of one name; the first stands at `first`.
  case duplicateProduction(name: String, first: EBNFPlace)

  /// Names that are used but have no production, each with its first use, in the order of the file.
  case undefinedNames([EBNFReference])

  /// `/*` without `*/`.
  case unterminatedComment

  /// A literal without `quote` at its end on the same line.
  case unterminatedLiteral(quote: Unicode.Scalar)

  /// `[` without `]` on the same line.
  case unterminatedClass

  /// `[]` or `[^]`.
  case emptyClass

  /// A range whose end comes before its start.
  case reversedRange(lower: Unicode.Scalar, upper: Unicode.Scalar)

  /// `#` without `x` and a hexadecimal digit after it.
  case malformedEscape

  /// `#xN` where N is the number of no Unicode scalar.
  case escapeOutOfRange

  /// `(` without `)` in the same production.
  case unclosedParenthesis

  /// `)` without `(`.
  case unopenedParenthesis

  /// More than `limit` parentheses inside each other.
  case nestingTooDeep(limit: Int)

  /// An operator with nothing before it.
  case nothingToRepeat(EBNFPostfix)

  /// A directive that ends no production.
  case misplacedDirective(EBNFDirective)

  /// White space defined by a rule.
  case whiteSpaceIsRule(name: String)

  /// White space defined again; `first` defines it already.
  case duplicateWhiteSpace(name: String, first: String)

  /// A second `<?TOKENS?>`; the first stands at `first`.
  case duplicateTokensMarker(first: EBNFPlace)

  /// A scalar that the notation gives no meaning.
  case unknownCharacter(Unicode.Scalar)
}
