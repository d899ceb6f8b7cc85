public import GrammarCombinators

/// A named number.
///
///     IDENTIFIER
public struct NamedScalar: Fragment {
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<SourceRange> { Identifier() }

  @inlinable @inline(__always)
  public static func value(of name: SourceRange) -> ParsedScalar { .name(name, isNegated: false) }
}

/// A number that is written out, in the spelling of the dialect.
public struct WrittenScalar<Number: Parser<Double>>: Fragment {
  @usableFromInline let number: Number

  /// A number as `number` reads it.
  @inlinable @inline(__always) public init(_ number: Number) { self.number = number }

  @inlinable @inline(__always) public var body: some Parser<Double> { number }

  @inlinable @inline(__always) public static func value(of number: Double) -> ParsedScalar { .number(number) }
}
