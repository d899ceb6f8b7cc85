/// A way in which a text is not a sentence of a dialect, though it can be told what is meant.
///
/// The reader notes whatever some dialect does without; which departure a text is refused for is told by the place of the
/// failure.
struct Departure {
  /// What somebody wrote, from another language or out of habit. ``Wording`` has a row for each.
  indirect enum Kind {
    // The text as a whole.
    case noEquation, objectiveCMessage, visualFormat, declaration, stringLiteral, constraintCall
    case wrapped(isBracket: Bool, hasPriority: Bool)
    case relationInParentheses, lineEnding, secondEquation, trailingText, comment, placeholder
    case priority(String)
    // Characters.
    case visibleSpace, invisibleCharacter, otherEncoding, quotationMark, decoration
    case lookalike(String)
    case letterOutsideASCII(attribute: String?)
    // Names of items.
    case hyphenInName(instead: String)
    case nameBeginningWithDigit(instead: String, product: String?)
    case missingItem(before: String, attribute: String)
    case missingAttribute(of: String, behind: String?, orNumber: Bool)
    case attributeWithoutItem(String)
    case noAttribute
    case keyPath(through: String, instead: String?)
    case namedNumber(String)
    case noValue(String, orAttribute: Bool)
    // Attributes.
    case platformAttribute(String, PlatformAttribute, nearest: String?, isOnTheLeft: Bool)
    case frameAttribute(String, words: [String], terms: [String], areAlternatives: Bool)
    case unknownAttribute(String, isFactor: Bool)
    // How an attribute of an item is written.
    case term(TermSpelling)
    // Numbers.
    case number(String, ForeignNumber.Peculiarity, value: String?)
    case dividedNumber, missingZero, percentage
    case comma(isGroup: Bool)
    case range(String, isEquality: Bool, hasTwoEnds: Bool)
    // Signs and operators.
    case detachedSign(beforeParenthesis: Bool)
    case plusSign(beforeName: Bool)
    case signedName, signedNumber, negatedTerm, doubledSign, doubledOperator, foreignOperator
    case missingTimesSign, letterForTimesSign
    // Arithmetic.
    case parentheses, openParenthesis, emptyGroup, closingParenthesis, foreignParenthesis
    case functionCall(String)
    case cast(String)
    case secondTerm, divisionByTerm, constantBeforeTerm, factorBehindTerm
    case division, divisionByZero, constantArithmetic
    case arithmeticOnTheLeft(hasThirdTerm: Bool)
    case constantOnTheLeft
    // Relations.
    case relation(String, ForeignRelation.Meaning?)
    case dividedRelation(String)
    case secondRelation, missingRelation
    // What the grammar accepts and the parser refuses.
    case joinedTerms(canMove: Bool)
    case constantMinusTerm, nonlinearTerm, quotientOfTerms
    case dividedTerm(by: String?)
    case negatedSide, noTerm, deepNesting
    case endlessNumber(isQuotient: Bool)
  }

  /// How else an attribute of an item is written.
  enum TermSpelling {
    case blankAroundDot, blankBeforeBracket, missingDot, doubledDot, dotBeforeBracket
    case noPoint(isWord: Bool)
    case openBracket(isClosed: Bool)
    case emptyBrackets, secondBrackets, emptyParentheses, item, getter, brackets
    case optional(String)
    case type(String)
    case frame(String)
    case property(String)
    case pathInBrackets(String)
  }

  var kind: Kind

  /// The places of failures that it explains.
  var range: Range<Int>

  /// What mends it where it stands; empty where the whole equation has to be written anew, or there is no telling how.
  var edits: [TextEdit] = []

  /// What is shown in place of what stands there, if that is more than is edited.
  var instead: String?

  /// The word that it is about, which may stand before the place.
  var word: Range<Int>?
}
