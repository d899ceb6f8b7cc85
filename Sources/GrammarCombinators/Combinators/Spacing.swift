/// The text between the parts of a sequence or a repetition: a grammar of its own.
///
/// ``Spaced`` and ``Glued`` are all that most grammars need. A language with comments declares a spacing that has them:
///
/// ```swift
/// enum Commented: Spacing {
///   static var body: some Parser<Void> {
///     Repeat(.zeroOrMore, Glued.self) {
///       OneOf {
///         Bytes(WhiteSpace.self)
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
  @SequenceBuilder<Glued> static var body: Body { get }

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
    body.parse(input, &cursor) != nil
  }

  /// The body as a grammar of its own.
  @_alwaysEmitIntoClient public static var syntax: Syntax.Spacing { .grammar(body.syntax) }
}

/// White space may stand between the parts: the default in a ``Rule``.
public enum Spaced: Spacing {
  @_alwaysEmitIntoClient @inline(__always) public static var body: SpacedBy<WhiteSpace>.Body {
    SpacedBy<WhiteSpace>.body
  }

  @_alwaysEmitIntoClient public static var syntax: Syntax.Spacing { .spaced }

  @_alwaysEmitIntoClient @inline(__always) @discardableResult
  public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    // A line has a blank here and there: what looks for more of them at once costs more than it saves.
    while let byte = input.byte(at: cursor.offset), WhiteSpace.contains(byte) { cursor.offset &+= 1 }
    return true
  }
}

/// Bytes of a class may stand between the parts: the white space of a language that has its own.
///
/// ```swift
/// enum Blank: ByteClass {
///   static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
/// }
/// typealias Blanks = SpacedBy<Blank>
/// ```
public enum SpacedBy<Blank: ByteClass>: Spacing {
  @_alwaysEmitIntoClient @inline(__always)
  public static var body: Repeat<ConstantResult<Byte<Blank>, Void>, Nothing, Glued, Outputs.Uncollected> {
    Repeat(.zeroOrMore, Glued.self) { Byte(Blank.self).as(()) }
  }

  @_alwaysEmitIntoClient @inline(__always)
  public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    cursor.offset = input.endOfBlanks(of: Blank.self, from: cursor.offset)
    return true
  }
}

/// The parts follow each other without a gap: the rule in a ``Token``.
public enum Glued: Spacing {
  @_alwaysEmitIntoClient @inline(__always) public static var body: Nothing { Nothing() }

  @_alwaysEmitIntoClient public static var syntax: Syntax.Spacing { .glued }

  @_alwaysEmitIntoClient @inline(__always)
  public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool { true }
}
