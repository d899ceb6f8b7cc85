/// A token that would have fitted where a parse failed.
///
/// It is made of constants, so that noting it down builds no string.
public enum Expectation: Sendable {
  /// An upper-case production, by its name.
  case token(StaticString)
  /// An upper-case production that stands for one literal, by its name and that literal.
  case literalToken(StaticString, spelling: StaticString)
  /// A literal of at most eight bytes.
  case literal(PackedWord)
  /// A literal of any length.
  case text(StaticString)
  /// One of the words of a keyword set.
  case keyword(String)
  /// One character of a class.
  case characters(CharacterClass)
  /// What a grammar's author calls a group of tokens.
  case label(StaticString)
  /// The end of the text.
  case end

  /// The name of the token as the grammar writes it: `IDENTIFIER`, `"="`, `[0-9]`.
  public var name: String {
    switch self {
    case .token(let name), .label(let name): name.description
    case .literalToken(let name, _): name.description
    case .literal(let word): Syntax.quoted(word.description)
    case .text(let text): Syntax.quoted(text.description)
    case .keyword(let word): Syntax.quoted(word)
    case .characters(let characters): characters.description
    case .end: "$"
    }
  }

  /// The only text that fits, where there is only one.
  public var spelling: String? {
    switch self {
    case .literalToken(_, let spelling): spelling.description
    case .literal(let word): word.description
    case .text(let text): text.description
    case .keyword(let word): word
    case .token, .characters, .label, .end: nil
    }
  }
}

extension Expectation: Equatable {
  /// Whether a reader could not tell the two apart, however they were recognised.
  public static func == (left: Expectation, right: Expectation) -> Bool {
    switch (left, right) {
    case (.literal(let left), .literal(let right)): left == right
    case (.keyword(let left), .keyword(let right)): left == right
    case (.token(let left), .token(let right)), (.literalToken(let left, _), .literalToken(let right, _)):
      left.isSame(as: right)
    case (.token(let left), .literalToken(let right, _)), (.literalToken(let left, _), .token(let right)):
      left.isSame(as: right)
    default: left.kind == right.kind && left.name == right.name
    }
  }

  /// What must agree before two names are worth making.
  private var kind: Int {
    switch self {
    case .token, .literalToken, .label: 0
    case .literal, .text, .keyword: 1
    case .characters: 2
    case .end: 3
    }
  }
}

extension StaticString {
  /// Whether the texts are the same, without making strings of them.
  fileprivate func isSame(as other: StaticString) -> Bool {
    guard hasPointerRepresentation, other.hasPointerRepresentation else { return description == other.description }
    let count = utf8CodeUnitCount
    // A text has as many bytes as it counts.
    return count == other.utf8CodeUnitCount
      && (unsafe utf8Start == other.utf8Start
        || (0..<count).allSatisfy { unsafe utf8Start[$0] == other.utf8Start[$0] })
  }
}
