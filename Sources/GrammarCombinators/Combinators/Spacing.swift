/// What may stand between the parts of a sequence or a repetition.
///
/// ``Spaced`` and ``Glued`` are all that most grammars need. A language with comments declares a spacing of its own that
/// skips them too.
public protocol Spacing: Sendable {
  /// What the exports are told.
  static var kind: Syntax.Spacing { get }

  /// Moves the cursor over what may stand here. It can't fail.
  static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor)
}

/// White space may stand between the parts: the default in a ``Rule``.
public enum Spaced: Spacing {
  public static var kind: Syntax.Spacing { .spaced }

  @inlinable @inline(__always)
  public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) {
    while let byte = input.byte(at: cursor.offset), WhiteSpace.contains(byte) { cursor.offset &+= 1 }
  }
}

/// The parts follow each other without a gap: the rule in a ``Token``.
public enum Glued: Spacing {
  public static var kind: Syntax.Spacing { .glued }

  @inlinable @inline(__always)
  public static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) {}
}
