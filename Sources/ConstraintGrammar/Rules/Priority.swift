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

extension Double {
  /// Whether a constraint can have this priority: it is more than 0 and at most 1000.
  @inlinable package var isPriority: Bool { self > 0 && self <= 1000 }
}

extension Refusal.Reason {
  /// A priority that is not more than 0 and at most 1000.
  public static var priorityOutOfRange: Self { Self(code: "priority-out-of-range") }

  /// A text that states no constraint, or several, where one is asked for.
  public static var notOneConstraint: Self { Self(code: "not-one-constraint") }
}
