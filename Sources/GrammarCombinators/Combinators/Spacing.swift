/// The text between the parts of a sequence or a repetition: a grammar of its own.
///
/// ``WhiteSpace`` and ``NoSpace`` are all that most grammars need. A language with comments declares a spacing that has them:
///
/// ```swift
/// enum Commented: Spacing {
///   static var body: some Parser<Void> {
///     Repeat(.zeroOrMore, NoSpace.self) {
///       OneOf {
///         BytesOf(WhiteSpace.self)
///         Comment()
///       }
///     }
///   }
/// }
/// ```
///
/// No failure names what may stand between parts. Where the body fails, so does what is around it.
public protocol Spacing: Sendable {
  /// The type of what may stand there.
  associatedtype Body: Parser

  /// The grammar of the text that may stand there.
  @SequenceBuilder<NoSpace> static var body: Body { get }

  /// The same as data. It follows from ``body``.
  static var syntax: Syntax.Spacing { get }

  /// Moves the cursor over what stands there; `false` where the body fails.
  ///
  /// It follows from ``body``. A spacing that stands in many places may have a faster way.
  static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool
}

extension Spacing {
  /// Reads what the body reads.
  @_alwaysEmitIntoClient @inline(__always) public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool
  {
    #if hasFeature(Embedded)
      body.parse(input, &cursor) != nil
    #else
      Body.isLarge ? skipKept(input, &cursor) : body.parse(input, &cursor) != nil
    #endif
  }

  @_alwaysEmitIntoClient @inline(never) static func skipKept(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    // The type itself stands for its body as a parser, if it is one too.
    Body.parseKept(of: Self?.self, { body }, input, &cursor) != nil
  }

  /// The body as a grammar of its own.
  @_alwaysEmitIntoClient public static var syntax: Syntax.Spacing { .grammar(body.syntax) }
}

/// A class of bytes may be a spacing: as many of them as there are, or none.
///
/// ```swift
/// enum Blank: ByteClass, Spacing {
///   static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
/// }
/// ```
extension Spacing where Self: ByteClass {
  /// Any number of bytes of the class.
  @_alwaysEmitIntoClient @inline(__always)
  public static var body:
    Repeat<Parsers.ConstantResult<ByteOf<Self>, Void>, Parsers.Nothing, NoSpace, Parsers.Uncollected>
  {
    Repeat(.zeroOrMore, NoSpace.self) { ByteOf(Self.self).as(()) }
  }

  /// Moves the cursor over the bytes of the class.
  @_alwaysEmitIntoClient @inline(__always)
  public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    cursor.offset = input.endOfBlanks(of: Self.self, from: cursor.offset)
    return true
  }
}

/// White space may stand between the parts: the default in a ``Rule``.
extension WhiteSpace: Spacing {
  @_alwaysEmitIntoClient public static var syntax: Syntax.Spacing { .spaced }

  @_alwaysEmitIntoClient @inline(__always) @discardableResult
  public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    // A line has a blank here and there: to look for several at once costs more than it saves.
    while let byte = input.byte(at: cursor.offset), contains(byte) { cursor.offset &+= 1 }
    return true
  }
}

/// The parts follow each other without a gap: the rule in a ``Token``.
public enum NoSpace: Spacing {
  @_alwaysEmitIntoClient @inline(__always) public static var body: Parsers.Nothing { Parsers.Nothing() }

  @_alwaysEmitIntoClient public static var syntax: Syntax.Spacing { .glued }

  @_alwaysEmitIntoClient @inline(__always)
  public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool { true }
}
