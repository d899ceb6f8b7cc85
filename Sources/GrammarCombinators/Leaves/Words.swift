/// Recognises a given text.
///
///     "=="
///
/// In a builder a string literal is enough: `"=="`. `LiteralText("super", ignoringCase: true)` accepts `Super` too. Up to eight
/// ASCII characters are fastest. A word that must not run on is a ``LiteralWord`` instead.
@frozen public struct LiteralText: Parser {
  @usableFromInline let text: PackedLiteral

  /// The text as it is written, or in capitals and small letters alike.
  ///
  /// The grammar prints it as it is written. Only the letters of ASCII have another case. An empty text is the empty
  /// alternative, and stands everywhere. Of more than 255 bytes, those behind a null character count for nothing.
  @_alwaysEmitIntoClient @inline(__always) public init(_ text: StaticString, ignoringCase ignoresCase: Bool = false) {
    self.text = PackedLiteral(text, ignoresCase: ignoresCase)
  }

  public var syntax: Syntax {
    let text = text.description
    return text.isEmpty ? .sequence([], spacing: .glued) : .literal(text, ignoresCase: self.text.ignoresCase)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    guard text.isShort else { return text.matchesLong(input, &cursor.offset) }
    let count = text.count
    var index = 0
    while index < count {
      guard let byte = input.byte(at: cursor.offset &+ index), text.isAlike(byte, text[index]) else { return nil }
      index &+= 1
    }
    cursor.offset &+= count
    return ()
  }
}

/// Recognises a word by longest match: one byte that starts a word, then all that continue it.
///
///     [_a-zA-Z] [_a-zA-Z0-9]*
///
/// `WordOf(WordStart.self, WordPart.self)`. Its output is the range of the word.
@frozen public struct WordOf<Start: ByteClass, Part: ByteClass>: Parser {
  /// A byte of `start`, then as many of `part` as there are.
  @_alwaysEmitIntoClient @inline(__always) public init(_ start: Start.Type, _ part: Part.Type) {}

  public var syntax: Syntax {
    let rest = Syntax.repetition(ByteOf(Part.self).syntax, .zeroOrMore, spacing: .glued)
    return .sequence([ByteOf(Start.self).syntax, rest], spacing: .glued)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> SourceRange? {
    let start = cursor.offset
    guard ByteOf(Start.self).parse(input, &cursor) != nil else { return nil }
    cursor.offset = input.endOfRun(of: Part.self, from: cursor.offset)
    return SourceRange(from: start, to: &cursor)
  }
}

/// Recognises one word, whole: `let` is not recognised in `letter`.
///
///     "let"
///
/// `LiteralWord("let")`. A ``KeywordSet`` is several, with a value for each.
@frozen public struct LiteralWord: Parser {
  @usableFromInline let word: LiteralText

  /// The word as it is written, or in capitals and small letters alike.
  @_alwaysEmitIntoClient @inline(__always) public init(_ word: StaticString, ignoringCase ignoresCase: Bool = false) {
    self.word = LiteralText(word, ignoringCase: ignoresCase)
  }

  public var syntax: Syntax {
    guard case .literal(let text, let ignoresCase, _) = word.syntax else {
      return .lookAhead(ByteOf(WordPart.self).syntax, isPositive: false)
    }
    return .literal(text, ignoresCase: ignoresCase, isWord: true)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    guard word.parse(input, &cursor) != nil else { return nil }
    if let next = input.byte(at: cursor.offset), WordPart.contains(next) { return nil }
    return ()
  }
}

/// Recognises one word of a closed list, whole, with a value for each: `monday` is not recognised in `mondays`.
///
///     "monday" | "tuesday"
///
/// ```swift
/// struct Weekday: KeywordSet {
///   static let table = KeywordTable([("monday", 1), ("tuesday", 2)])
/// }
/// ```
///
/// `Weekday()`. Its output is the value of the word. The order of the list does not matter.
public protocol KeywordSet: Parser {
  /// The value of a word.
  associatedtype KeywordValue: Sendable

  /// The same: a default lets the compiler infer both from the table.
  associatedtype Output = KeywordValue where Output == KeywordValue

  /// The role of the words. Unless something is said, it is that of their values if these are ``TokenRole/Value``s.
  static var role: TokenRole { get }

  /// The words, in the order in which the grammar lists them. Declare it as a `static let`.
  static var table: KeywordTable<KeywordValue> { get }
}

extension KeywordSet where KeywordValue: TokenRole.Value {
  public static var role: TokenRole { KeywordValue.role }
}

extension KeywordSet {
  public static var role: TokenRole { .keyword }

  public var syntax: Syntax {
    let table = Self.table
    let words = Syntax.choice(table.words.map { .literal($0, ignoresCase: table.ignoresCase, isWord: true) })
    return .annotated(words, .role(Self.role))
  }

  /// Reads one of the words.
  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> KeywordValue? {
    var end = cursor.offset
    guard let value = Self.table.value(in: input, at: &end) else { return nil }
    cursor.offset = end
    return value
  }
}

extension Parser {
  /// This parser where another one does not fit: an identifier that is no keyword.
  ///
  ///     !( "if" | "else" ) [_a-zA-Z] [_a-zA-Z0-9]*
  ///
  /// `WordOf(WordStart.self, WordPart.self).except(Reserved())`, with a ``KeywordSet``. `iffy` is a word all the same.
  /// Say it of the word itself: of a repetition most notations can't say it.
  @_alwaysEmitIntoClient @inline(__always)
  public func except<Excluded: Parser>(_ excluded: Excluded)
    -> Parsers.Sequenced<NotFollowedBy<Excluded, NoSpace>, Self, NoSpace, Parsers.KeepSecond<Output>>
  { .init(NotFollowedBy(NoSpace.self) { excluded }, self) }
}
