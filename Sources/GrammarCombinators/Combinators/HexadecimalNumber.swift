public import Numerals

/// Recognises a hexadecimal numeral and gives the `Double` nearest to it.
///
///     "0" [xX] [0-9a-fA-F]+ ( [pP] [-+]? [0-9]+ )?
///
/// The body says which spelling the language allows: `0x`, digits with one `.` among or around them, perhaps `p` and a power
/// of two in decimal. The number is correctly rounded; it may not run on, and is refused where it is too large, as that of a
/// ``DecimalNumber``.
///
/// - Complexity: linear in the length of the numeral.
@frozen public struct HexadecimalNumber<Body: Parser>: Parser {
  @usableFromInline let body: Body

  /// The number that `body` spells.
  @inlinable @inline(__always) public init(@SequenceBuilder<Glued> _ body: () -> Body) { self.body = body() }

  @inlinable public var syntax: Syntax { .annotated(body.syntax, .numeral) }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Double? {
    let start = cursor.offset
    guard body.parse(input, &cursor) != nil else { return nil }
    let end = cursor.offset
    let value = HexadecimalNumeral.value(of: input, from: start, to: end)
    if value.isFinite { return value }
    return RefusalLog.infinity(value, from: start, to: end, in: cursor.log)
  }
}
