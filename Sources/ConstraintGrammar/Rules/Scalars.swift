import GrammarCombinators

/// A named number.
///
///     IDENTIFIER
struct NamedScalar: Fragment {
  @inline(__always) var body: some Parser<SourceRange> { Identifier() }

  @inline(__always)
  static func value(of name: SourceRange) -> ParsedScalar { .name(name, isNegated: false) }
}

/// A number that is written out, in the spelling of the dialect.
struct WrittenScalar<Number: Parser<Double>>: Fragment {
  let number: Number

  /// A number as `number` reads it.
  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<Double> { number }

  @inline(__always) static func value(of number: Double) -> ParsedScalar {
    .number(number)
  }
}
