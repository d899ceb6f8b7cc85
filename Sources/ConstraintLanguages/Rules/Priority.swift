import ConstraintGrammar
import GrammarCombinators

/// How important a constraint is: a name, or a number that is more than 0 and at most 1000.
///
///     priority ::= IDENTIFIER
///                | number
///
/// where numbers have no sign:
///
///     priority ::= IDENTIFIER
///                | NUMBER
struct Priority<Number: Parser<Double>>: Rule {
  static var name: StaticString { "priority" }
  let number: Number

  /// A priority, with `number` as the numbers of the dialect.
  @inline(__always) init(_ number: Number) { self.number = number }

  @SequenceBuilder<Glued> @inline(__always) var body: some Parser<ParsedScalar> {
    RankingScalar(number)
  }
}

/// A priority, whatever its production is called.
struct RankingScalar<Number: Parser<Double>>: Fragment {
  let number: Number

  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<ParsedScalar> {
    OneOf {
      NamedScalar()
      number.check { number in
        (ParsedScalar.number(number), number.isPriority ? nil : .priorityOutOfRange)
      }
    }
  }
}
