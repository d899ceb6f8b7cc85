public import GrammarCombinators

/// A named number.
///
///     IDENTIFIER
public struct NamedScalar: Fragment {
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<SourceRange> { Identifier() }

  @_alwaysEmitIntoClient @inline(__always)
  public static func value(of name: SourceRange) -> ParsedScalar { .name(name, isNegated: false) }
}

/// A number that is written out, in the spelling of the dialect.
public struct WrittenScalar<Number: Parser<Double>>: Fragment {
  @usableFromInline let number: Number

  /// A number as `number` reads it.
  @_alwaysEmitIntoClient @inline(__always) public init(_ number: Number) { self.number = number }

  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> { number }

  @_alwaysEmitIntoClient @inline(__always) public static func value(of number: Double) -> ParsedScalar {
    .number(number)
  }
}
