public import ConstraintGrammar
public import GrammarCombinators

/// How important a constraint is: a name, or a number that is more than 0 and at most 1000.
///
///     priority ::= IDENTIFIER
///                | number
///
/// where numbers have no sign:
///
///     priority ::= IDENTIFIER
///                | NUMBER
public struct Priority<Number: Parser<Double>>: Rule {
  @inlinable public static var name: StaticString { "priority" }
  @usableFromInline let number: Number

  /// A priority, with `number` as the numbers of the dialect.
  @inlinable @inline(__always) public init(_ number: Number) { self.number = number }

  @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedScalar> {
    RankingScalar(number)
  }
}

/// A priority, whatever its production is called.
public struct RankingScalar<Number: Parser<Double>>: Fragment {
  @usableFromInline let number: Number

  @inlinable @inline(__always) init(_ number: Number) { self.number = number }

  @inlinable @inline(__always) public var body: some Parser<ParsedScalar> {
    OneOf {
      NamedScalar()
      number.check { number in
        (ParsedScalar.number(number), number.isPriority ? nil : .priorityOutOfRange)
      }
    }
  }
}
