import ByteScanning
import GrammarCombinators

/// The costs of changes, in tenths of what an ordinary slip costs.
///
/// What carries meaning costs more than what only divides, and is never invented.
enum RepairCosts {
  static let leavingOutBracket = 20
  static let leavingOutSign = 20
  static let leavingOutOperator = 50
  /// Something that stands there twice.
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
  /// Each change where no habits are known, however much it changes: one slip is likelier than two.
  static let change = 10
  /// So much less for what is put in the place of another; where habits are known, so much more if it is of another kind.
  static let replacing = 10
  static let otherCase = 10
  static let misspelling = 12
  static let misspeltLetter = 13
  static let abbreviation = 30

  /// A situation is looked at again for the changes that cost so much and more, up to the next of these: of most the dear ones
  /// are never asked for.
  static let stages = [10, 30, 45]

  /// Changes that cost more in all are guesses.
  static let limit = 190

  /// How many situations are looked at, at most.
  static let mostSituations = 2000
  /// How many more with each mistake of a text.
  static let situationsOfMistake = 200

  /// How many tokens behind the changes show that they are right, where the text does not end before.
  static let trustedTokens = 10
  /// How many do so where no more than so many situations more have to be looked at: a bracket that is left over shows that the
  /// changes are wrong.
  static let mostTrustedTokens = 25
  static let doubtfulSituations = 300

  /// What it costs to put in a token that is missing; more than the limit where there is no telling which is.
  static func insertion(of token: RepairGraph.Token, isOneOfSeveral: Bool, besideHabits: Bool) -> Int {
    if token.sample != nil { return content }
    guard token.spellings.count == 1, let byte = token.text.first, !isOneOfSeveral || byte.isIdle,
      // Where habits are known, a rank is said by somebody or not there.
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

    /// Whether something gets lost with it.
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

  /// Whether it has no meaning of its own.
  var isIdle: Bool { kindOfSign != .sign }
}

extension Collection<UInt8> {
  /// Whether it is another text twice.
  package var isTwice: Bool {
    !isEmpty && count % 2 == 0 && prefix(count / 2).elementsEqual(dropFirst(count / 2))
  }
}
