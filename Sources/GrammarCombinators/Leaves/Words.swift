/// Recognises a given text.
///
///     "=="
///
/// In a builder a string literal is enough: `"=="`. `Literal("super", ignoringCase: true)` accepts `Super` too. Up to eight
/// ASCII characters are fastest. A word that must not run on is a ``Keyword`` instead.
@frozen public struct Literal: Parser {
  @usableFromInline let text: LiteralText

  /// The text as it is written, or in capitals and small letters alike.
  ///
  /// The grammar prints it as it is written. Only the letters of ASCII have another case.
  ///
  /// - Precondition: `text` is not empty and has no null character.
  @_alwaysEmitIntoClient @inline(__always) public init(_ text: StaticString, ignoringCase ignoresCase: Bool = false) {
    self.text = LiteralText(text, ignoresCase: ignoresCase)
  }

  public var syntax: Syntax { .literal(text.description, ignoresCase: text.ignoresCase) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
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
/// `Word(WordStart.self, WordPart.self)`. Its output is the range of the word.
@frozen public struct Word<Start: ByteClass, Part: ByteClass>: Parser {
  /// A byte of `start`, then as many of `part` as there are.
  @_alwaysEmitIntoClient @inline(__always) public init(_ start: Start.Type, _ part: Part.Type) {}

  public var syntax: Syntax {
    let rest = Syntax.repetition(Byte(Part.self).syntax, .zeroOrMore, spacing: .glued)
    return .sequence([Byte(Start.self).syntax, rest], spacing: .glued)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> SourceRange? {
    let start = cursor.offset
    guard Byte(Start.self).parse(input, &cursor) != nil else { return nil }
    cursor.offset = input.endOfRun(of: Part.self, from: cursor.offset)
    return SourceRange(from: start, to: &cursor)
  }
}

/// Recognises one word, whole: `let` is not recognised in `letter`.
///
///     "let"
///
/// `Keyword("let")`. ``Keywords`` are several, with a value for each.
@frozen public struct Keyword: Parser {
  @usableFromInline let word: Literal

  /// The word as it is written, or in capitals and small letters alike.
  ///
  /// - Precondition: that of ``Literal/init(_:ignoringCase:)``.
  @_alwaysEmitIntoClient @inline(__always) public init(_ word: StaticString, ignoringCase ignoresCase: Bool = false) {
    self.word = Literal(word, ignoringCase: ignoresCase)
  }

  public var syntax: Syntax { .literal(word.text.description, ignoresCase: word.text.ignoresCase, isWord: true) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    guard word.parse(input, &cursor) != nil else { return nil }
    if let next = input.byte(at: cursor.offset), WordPart.contains(next) { return nil }
    return ()
  }
}

/// A closed list of words with a value for each, which a type stands for.
///
/// ```swift
/// enum Weekdays: KeywordSet {
///   static let table = KeywordTable([("monday", 1), ("tuesday", 2)])
/// }
/// ```
public protocol KeywordSet: Sendable {
  /// The value of a word.
  associatedtype Value: Sendable

  /// The role of the words. Unless something is said, it is that of their values if these are ``TokenValue``s.
  static var role: TokenRole { get }

  /// The words, in the order in which the grammar lists them. Declare it as a `static let`.
  static var table: KeywordTable<Value> { get }
}

extension KeywordSet {
  public static var role: TokenRole { .keyword }
}

extension KeywordSet where Value: TokenValue {
  public static var role: TokenRole { Value.role }
}

/// Recognises one word of a list, whole: `left` is not recognised in `leftmost`.
///
///     "monday" | "tuesday"
///
/// `Keywords(Weekdays.self)`. Its output is the value of the word. The order of the list does not matter.
@frozen public struct Keywords<Set: KeywordSet>: Parser {
  /// One of the words of `set`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ set: Set.Type) {}

  public var syntax: Syntax {
    let table = Set.table
    let words = Syntax.choice(table.words.map { .literal($0, ignoresCase: table.ignoresCase, isWord: true) })
    return .annotated(words, .role(Set.role))
  }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Set.Value? {
    var end = cursor.offset
    guard let value = Set.table.value(in: input, at: &end) else { return nil }
    cursor.offset = end
    return value
  }
}

/// Recognises a word that is none of a list: an identifier that is no keyword.
///
///     !( "if" | "else" ) [_a-zA-Z] [_a-zA-Z0-9]*
///
/// `UnreservedWord(WordStart.self, WordPart.self, except: Reserved.self)`. Its output is the range of the word. `iffy` is a
/// word all the same. The words that are excluded are of ASCII letters, digits and `_`.
@frozen public struct UnreservedWord<Start: ByteClass, Part: ByteClass, Reserved: KeywordSet>: Fragment {
  /// A byte of `start`, then as many of `part` as there are, unless that begins with one of the words and no more.
  @_alwaysEmitIntoClient @inline(__always) public init(
    _ start: Start.Type, _ part: Part.Type, except reserved: Reserved.Type
  ) {}

  @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<SourceRange> {
    NotFollowedBy(Glued.self) { Keywords(Reserved.self) }
    Word(Start.self, Part.self)
  }
}
