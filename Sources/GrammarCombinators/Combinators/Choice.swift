/// Recognises the first of several languages that fits.
///
///     EQ_OPERATOR | GTE_OPERATOR | LTE_OPERATOR
///
/// `OneOf { EqualOperator(); GreaterThanOrEqualOperator(); LessThanOrEqualOperator() }`. The alternatives are tried in
/// order, and all have the same output. See ``Parsers/Choice`` for what the order means.
@frozen public struct OneOf<Body: Parser>: UnnamedRule {
  public let body: Body

  /// The alternatives, in the order in which they are tried.
  @_alwaysEmitIntoClient @inline(__always) public init(@Parsers.ChoiceBuilder _ alternatives: () -> Body) {
    body = alternatives()
  }
}

extension Parsers {
  /// Builds a choice from lines: each line is an alternative, a string literal is a ``LiteralText``.
  @resultBuilder public enum ChoiceBuilder {
    /// A line that is a parser.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildExpression<P: Parser>(_ parser: P) -> P { parser }

    /// A line that is a string.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildExpression(_ text: StaticString) -> LiteralText { LiteralText(text) }

    /// A line that is a class of characters.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildExpression(_ characters: CharacterClass) -> Parsers.Character {
      Parsers.Character(characters)
    }

    /// A line that is a range of characters.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildExpression(_ range: ClosedRange<Unicode.Scalar>) -> Parsers.Character {
      Parsers.Character(CharacterClass(range))
    }

    /// The first line.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildPartialBlock<P: Parser>(first: P) -> P { first }

    /// One more alternative.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B) -> Choice<A, B> {
      Choice(accumulated, next)
    }

    /// An alternative whose output is of another type.
    @available(
      *, unavailable,
      message: """
        the alternatives of a choice have outputs of one type: give one that has none a value, `.as(value)`, turn others \
        into that type with `.map`, or take theirs away with `.as(())`
        """
    )
    @_disfavoredOverload
    public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B) -> A { accumulated }
  }
}

extension Parsers {
  /// Recognises the first of two languages that fits.
  ///
  ///     "+" | "-"
  ///
  /// Written as the lines of a ``OneOf``. An alternative that fails is backtracked; one that succeeds is final, so no
  /// alternative may be a prefix of a later one: `Grammar.problems` of the module `GrammarChecks` finds those.
  @frozen public struct Choice<First: Parser, Second: Parser>: Parser where First.Output == Second.Output {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @_alwaysEmitIntoClient @inline(__always) init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    public typealias Leading = First.Leading

    @_alwaysEmitIntoClient public var syntax: Syntax { .choice(of: first.syntax, second.syntax) }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> First.Output? {
      let start = cursor.offset
      if let output = first.parsePart(input, &cursor) { return output }
      cursor.offset = start
      return second.parsePart(input, &cursor)
    }
  }
}
