import ByteScanning
import GrammarCombinators

/// The costs of changes, in tenths of what an ordinary slip costs.
///
/// What carries meaning costs more than what only divides, and is never invented.
enum RepairCosts {
  static let leavingOutBracket = 20
  static let leavingOutSign = 20
  static let leavingOutOperator = 50
  /// The second of two equal pieces in a row.
  static let leavingOutRepeated = 15
  static let leavingOutKeyword = 60
  /// A name, a number or another content.
  static let leavingOutContent = 60

  static let openingBracket = 35
  static let openingBracketBesideHabits = 40
  static let closingBracket = 20
  static let separator = 20
  static let sign = 30
  static let keyword = 40
  /// A name, a number or another content that is missing.
  static let content = 50
  /// Added once for each change where no habits are known, however much it changes: one slip is likelier than two.
  static let change = 10
  /// Taken off the price of a token that is put in where a piece was left out. Where habits are known and the token
  /// is of another kind than the piece, it is added instead, but not to the price of a name, a number or another
  /// content.
  static let replacing = 10
  static let otherCase = 10
  static let misspelling = 12
  static let misspeltLetter = 13
  static let abbreviation = 30

  /// The changes of a situation are tried in stages, by their cost. These are the lowest costs of the stages; each
  /// stage ends where the next begins. Most situations never reach the expensive stages.
  static let stages = [10, 30, 45]

  /// The highest cost of all changes of one search together. Changes that cost more would be guesses.
  static let limit = 190

  /// The most situations that one search looks at.
  static let mostSituations = 2000
  /// How many situations more may be looked at in all, for each mistake of a text.
  static let situationsOfMistake = 200

  /// How many tokens have to fit behind the changes before these are trusted, unless the text ends before.
  static let trustedTokens = 10
  /// The number that is tried first where no habits are known: a bracket that is left over shows only later that
  /// changes are wrong. It is given up once ``trustedTokens`` fit and ``doubtfulSituations`` more have been looked
  /// at.
  static let mostTrustedTokens = 25
  static let doubtfulSituations = 300

  /// What it costs to put in a token that is missing: more than ``limit`` where it can't be told which token is
  /// missing.
  static func insertion(of token: RepairGraph.Token, isOneOfSeveral: Bool, besideHabits: Bool) -> Int {
    if token.sample != nil { return content }
    guard token.spellings.count == 1, let byte = token.text.first, !isOneOfSeveral || byte.isIdle,
      // Beside habits, `@` and `~` are never put in: a priority is written by somebody or is not there.
      !besideHabits || byte != UInt8(ascii: "@") && byte != UInt8(ascii: "~")
    else { return 2 * limit }
    if byte.isOpeningBracket { return besideHabits ? openingBracketBesideHabits : openingBracket }
    if byte.isClosingBracket { return closingBracket }
    return byte.isDivider ? separator : WordPart.contains(byte) ? keyword : sign
  }
}

/// A piece of a text that is left out or replaced as a whole.
struct Piece {
  enum Kind: Int32 {
    case content
    case keyword
    case openingBracket
    case closingBracket
    case divider
    case sign

    /// Whether something that was meant gets lost with it.
    var hasMeaning: Bool { self == .content || self == .keyword || self == .sign }

    var isBracket: Bool { self == .openingBracket || self == .closingBracket }
  }

  var end: Int
  var kind: Kind
}

extension UInt8 {
  /// The kind of a sign that begins with it.
  var kindOfSign: Piece.Kind {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): .divider
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .openingBracket
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closingBracket
    default: .sign
    }
  }

  /// Whether it only divides, as `,` and `;` do: nothing that is meant gets lost with it.
  var isDivider: Bool { kindOfSign == .divider }
  var isOpeningBracket: Bool { kindOfSign == .openingBracket }
  var isClosingBracket: Bool { kindOfSign == .closingBracket }

  /// Whether a sign that begins with it has no meaning of its own: it is a bracket or a divider.
  var isIdle: Bool { kindOfSign != .sign }
}

extension Collection<UInt8> {
  /// Whether it is the same text twice in a row.
  package var isTwice: Bool {
    !isEmpty && count % 2 == 0 && prefix(count / 2).elementsEqual(dropFirst(count / 2))
  }
}
