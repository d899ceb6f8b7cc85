/// Builds a sequence from lines: each line is a part, a string literal is a ``LiteralText``.
///
/// Sequences are folded in pairs, because the compiler sees through pairs. Up to four parts may have an output; more are
/// grouped with ``SequenceOf`` and `map`.
@resultBuilder public enum SequenceBuilder<Between: Spacing> {
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

  /// One more part, which has no output.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Parsers.Sequenced<A, B, Between, Parsers.KeepFirst<A.Output>> where B.Output == Void
  { .init(accumulated, next) }

  /// One more part, the first that has an output.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Parsers.Sequenced<A, B, Between, Parsers.KeepSecond<B.Output>> where A.Output == Void
  { .init(accumulated, next) }

  /// One more part: two outputs.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Parsers.Sequenced<A, B, Between, Parsers.JoinTwo<A.Output, B.Output>>
  { .init(accumulated, next) }

  /// One more part: three outputs.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two>(accumulated: A, next: B)
    -> Parsers.Sequenced<A, B, Between, Parsers.JoinThree<One, Two, B.Output>> where A.Output == (One, Two)
  {
    .init(accumulated, next)
  }

  /// One more part: four outputs.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two, Three>(accumulated: A, next: B)
    -> Parsers.Sequenced<A, B, Between, Parsers.JoinFour<One, Two, Three, B.Output>>
  where A.Output == (One, Two, Three) {
    .init(accumulated, next)
  }

  /// One part too many: the first four are one tuple.
  @available(
    *, deprecated, message: "at most four parts of a sequence have an output: group some with `SequenceOf` and `map`"
  )
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two, Three, Four>(accumulated: A, next: B)
    -> Parsers.Sequenced<A, B, Between, Parsers.JoinTwo<A.Output, B.Output>> where A.Output == (One, Two, Three, Four)
  { .init(accumulated, next) }
}

extension Parsers {
  /// Recognises one parser's language, then another's.
  ///
  ///     IDENTIFIER DOT
  ///
  /// Written as two lines in a builder. Parts without an output (`Void`) leave no trace in the output of the sequence.
  ///
  /// White space before a second part that matches nothing is given back, so a sequence always ends where its last token ends.
  @frozen public struct Sequenced<First: Parser, Second: Parser, Between: Spacing, Join: OutputJoin>: Parser
  where Join.First == First.Output, Join.Second == Second.Output {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @_alwaysEmitIntoClient @inline(__always) init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    public typealias Leading = Between

    @_alwaysEmitIntoClient public var syntax: Syntax {
      .sequence(of: first.syntax, second.syntax, spacing: Between.syntax)
    }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Join.Joined? {
      guard let left = first.parsePart(input, &cursor) else { return nil }
      let end = cursor.offset
      guard Between.skip(input, &cursor) else { return nil }
      let start = cursor.offset
      guard let right = second.parsePart(input, &cursor) else { return nil }
      if cursor.offset == start { cursor.offset = end }
      return Join.join(left, right)
    }
  }
}

/// Recognises several parts one after the other, as parentheses group them in EBNF.
///
///     ( SUB_OPERATOR NUMERAL )
///
/// `SequenceOf { SubtractionOperator(); Numeral() }`. White space may stand between the parts; `SequenceOf(NoSpace.self)` allows none.
@frozen public struct SequenceOf<Body: Parser, Between: Spacing>: UnnamedRule {
  public let body: Body

  /// The parts, in order.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ parts: () -> Body) {
    body = parts()
  }
}

extension Parsers {
  /// Builds the value that a closure makes of an output: the only line of the closure.
  ///
  /// The value stays as it is. The builder is for the compiler, which looks at such closures one after the other.
  /// When it comes to a closure, it knows the output of the parser. So it does not try everything that operators and
  /// literals could mean together with everything that the parser could be.
  @resultBuilder public enum ValueBuilder<Value> {
    /// The line.
    @_alwaysEmitIntoClient @inline(__always) public static func buildExpression(_ value: Value) -> Value { value }

    /// The line.
    @_alwaysEmitIntoClient @inline(__always) public static func buildBlock(_ value: Value) -> Value { value }

    /// A line that is the first branch of a choice.
    @_alwaysEmitIntoClient @inline(__always) public static func buildEither(first value: Value) -> Value { value }

    /// A line that is another branch.
    @_alwaysEmitIntoClient @inline(__always) public static func buildEither(second value: Value) -> Value { value }
  }
}

extension Parsers.ValueBuilder where Value == Void {
  /// No line.
  @_alwaysEmitIntoClient @inline(__always) public static func buildBlock() {}
}

extension Parsers {
  /// How the outputs of two parts become the output of their sequence: `Void` is dropped, the rest become a flat tuple.
  public protocol OutputJoin: Sendable {
    /// The output of the first part.
    associatedtype First

    /// The output of the second part.
    associatedtype Second

    /// The output of the sequence.
    associatedtype Joined

    /// The output of the sequence, from those of its parts.
    static func join(_ first: First, _ second: Second) -> Joined
  }
}

extension Parsers {
  /// The second part has no output.
  public enum KeepFirst<First>: OutputJoin {
    /// The first output.
    @_alwaysEmitIntoClient @inline(__always) public static func join(_ first: First, _ second: Void) -> First { first }
  }

  /// The first part has no output.
  public enum KeepSecond<Second>: OutputJoin {
    /// The second output.
    @_alwaysEmitIntoClient @inline(__always) public static func join(_ first: Void, _ second: Second) -> Second {
      second
    }
  }

  /// Both parts have one.
  public enum JoinTwo<First, Second>: OutputJoin {
    /// Both outputs.
    @_alwaysEmitIntoClient @inline(__always)
    public static func join(_ first: First, _ second: Second) -> (First, Second) { (first, second) }
  }

  /// A third output joins two.
  public enum JoinThree<One, Two, Second>: OutputJoin {
    /// All three outputs.
    @_alwaysEmitIntoClient @inline(__always)
    public static func join(_ first: (One, Two), _ second: Second) -> (One, Two, Second) { (first.0, first.1, second) }
  }

  /// A fourth output joins three.
  public enum JoinFour<One, Two, Three, Second>: OutputJoin {
    /// All four outputs.
    @_alwaysEmitIntoClient @inline(__always)
    public static func join(_ first: (One, Two, Three), _ second: Second) -> (One, Two, Three, Second) {
      (first.0, first.1, first.2, second)
    }
  }
}

/// The collection that a ``Repeat`` puts its outputs into. The default is an array.
///
/// ```swift
/// struct Total: OutputCollection {
///   var sum = 0.0
///   mutating func append(_ number: Double) { sum += number }
/// }
/// ```
///
/// `Repeat(.oneOrMore, into: Total.self) { Number() }`. The compiler sees through it, as through the value of a rule.
public protocol OutputCollection {
  /// An output.
  associatedtype Element

  /// The output of the repetition.
  associatedtype Whole = Self

  /// A collection without an output.
  init()

  /// Takes one more output.
  mutating func append(_ element: Element)

  /// The output of the repetition. The default is the collection itself.
  var whole: Whole { get }
}

extension OutputCollection where Whole == Self {
  /// The collection itself.
  @_alwaysEmitIntoClient @inline(__always) public var whole: Self { self }
}

extension Array: OutputCollection {}

extension Parsers {
  /// The body has no output, and the repetition has none.
  @frozen public struct Uncollected: OutputCollection {
    @_alwaysEmitIntoClient @inline(__always) public init() {}
    /// Nothing is taken.
    @_alwaysEmitIntoClient @inline(__always) public func append(_ element: Void) {}
    @_alwaysEmitIntoClient @inline(__always) public var whole: Void { () }
  }
}
