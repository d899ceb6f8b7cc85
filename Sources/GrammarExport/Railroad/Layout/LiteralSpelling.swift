import GrammarCombinators

/// The texts of terminals as they are shown.
enum LiteralSpelling {
  /// The text as it stands if all of it can be seen, and else as the EBNF has it: `";" #x9`.
  static func spelled(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isSeen) { return text }
    return text.isEmpty ? Syntax.quoted("") : EBNFNotation.literalPieces(text, false).joined(separator: " ")
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .decimalNumber, .letterNumber, .otherNumber: true
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation: true
    case .initialPunctuation, .finalPunctuation, .otherPunctuation: true
    default: false
    }
  }
}
