public import Numerals

/// Recognises a decimal numeral and gives the `Double` nearest to it: a ``Parsers/NumericLiteral``.
///
///     [0-9]+ ( "." [0-9]+ )?
///
/// ```swift
/// DecimalNumber {
///   BytesOf(Digit.self)
///   Optionally(NoSpace.self) { "."; BytesOf(Digit.self) }
/// }
/// ```
///
/// The body says which spelling the language allows: a sign, digits with one `.` among or around them, `_` between
/// digits, an exponent.
public typealias DecimalNumber<Body: Parser> = Parsers.NumericLiteral<Body, DecimalNumeral>

/// Recognises a hexadecimal numeral and gives the `Double` nearest to it: a ``Parsers/NumericLiteral``.
///
///     "0" [xX] [0-9a-fA-F]+ ( [pP] [-+]? [0-9]+ )?
///
/// The body says which spelling the language allows: a sign, `0x`, digits with one `.` among or around them, `_` between
/// digits, perhaps `p` and a power of two in decimal.
public typealias HexadecimalNumber<Body: Parser> = Parsers.NumericLiteral<Body, HexadecimalNumeral>

extension Parsers {
  /// Recognises a numeral: a ``DecimalNumber`` or a ``HexadecimalNumber``.
  ///
  /// The number is correctly rounded. One that runs on into a letter, a digit, `_` or a dot is a failure with a reason of its
  /// own; one too large for a `Double` is refused as ``Refusal/Reason/numberTooLarge``. Put it in a ``Token``: otherwise a
  /// failure names what its body missed inside the number.
  ///
  /// - Complexity: linear in the length of the numeral.
  @frozen public struct NumericLiteral<Body: Parser, Notation: NumeralNotation>: Parser {
    @usableFromInline let body: Body

    /// The number that `body` spells.
    @_alwaysEmitIntoClient @inline(__always) public init(@SequenceBuilder<NoSpace> _ body: () -> Body) {
      self.body = body()
    }

    @_alwaysEmitIntoClient public var syntax: Syntax { .annotated(body.syntax, .numeral) }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Double? {
      let start = cursor.offset
      guard body.parse(input, &cursor) != nil else { return nil }
      let end = cursor.offset
      let value = Notation.value(of: input, from: start, to: end)
      if value.isFinite { return value }
      return RefusalLog.infinity(value, from: start, to: end, in: cursor.log)
    }
  }
}

extension BytesOf where Class == Digit {
  /// The whole number that the digits spell: an `Int`.
  ///
  ///     [0-9]+
  ///
  /// One that an `Int` can't hold is refused as ``Refusal/Reason/numberTooLarge``. What may stand behind the digits is for the
  /// grammar to say: a letter or a dot ends them.
  @_alwaysEmitIntoClient @inline(__always) public func integer() -> Parsers.IntegerLiteral { Parsers.IntegerLiteral() }
}

extension Parsers {
  /// Recognises digits and gives the whole number that they spell.
  @frozen public struct IntegerLiteral: Parser {
    @_alwaysEmitIntoClient @inline(__always) @usableFromInline init() {}

    public var syntax: Syntax { BytesOf(Digit.self).syntax }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Int? {
      let start = cursor.offset
      guard BytesOf(Digit.self).parse(input, &cursor) != nil else { return nil }
      var number = 0
      for offset in start..<cursor.offset {
        let (tens, overflows) = number.multipliedReportingOverflow(by: 10)
        let (sum, exceeds) = tens.addingReportingOverflow(Int(input.byte(at: offset)! & 0xF))
        if overflows || exceeds { return cursor.refuse(.numberTooLarge, in: start..<cursor.offset) ? .max : nil }
        number = sum
      }
      return number
    }
  }
}

extension Parser where Output: Comparable & Sendable {
  /// This parser with its output, which is refused for a reason where it is out of a range: `BytesOf(Digit.self).integer()
  /// .within(0...59, otherwise: "a minute is from 0 to 59")`.
  ///
  /// When a failure is explained, the parse goes on with the nearest value of the range.
  @_alwaysEmitIntoClient @inline(__always)
  public func within(_ range: ClosedRange<Output>, otherwise reason: Refusal.Reason) -> Parsers.Mapped<Self, Output> {
    Parsers.Mapped(self) { output, _, _, _ in
      (min(max(output, range.lowerBound), range.upperBound), range.contains(output) ? nil : reason)
    }
  }
}

extension RefusalLog {
  /// The value of a number that is not finite: one that runs on is none, and one too large is refused.
  @usableFromInline @inline(never)
  static func infinity(_ value: Double, from start: Int, to end: Int, in log: RefusalLog?) -> Double? {
    value.isInfinite && note(.numberTooLarge, from: start, to: end, in: log) ? value : nil
  }
}
