/// Recognises a rule that may contain itself, down to a limit.
///
///     "(" sum ")"
///
/// `SequenceOf { "("; Recursive { Sum() }; ")" }`. It prints as its body. Whatever nests deeper than `limit` is refused as
/// ``Refusal/Reason/nestingTooDeep``, so no input can exhaust the stack. Fifty levels of a grammar with four rules in the
/// circle fit in the half megabyte of a secondary thread even where nothing is optimised.
@frozen public struct Recursive<Body: Parser, Between: Spacing>: UnnamedRule {
  public let body: Body
  @usableFromInline let limit: Int

  /// `body`, at most `limit` levels deep.
  ///
  /// - Parameters:
  ///   - limit: how many recursive parsers may be at work inside one another, this one included.
  ///   - spacing: what may stand between the parts of the body.
  ///   - body: what may contain itself.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    limit: Int = 50, _ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.body = body()
    self.limit = limit
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .annotated(body.syntax, .nesting(limit: limit)) }

  @_alwaysEmitIntoClient @inline(never)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    guard cursor.depth < limit else {
      // A stopped cursor also is this deep. What stopped it has been noted already.
      if !cursor.isStopped { cursor.stop(.nestingTooDeep, in: cursor.offset..<cursor.offset) }
      return nil
    }
    cursor.depth &+= 1
    let output = body.parse(input, &cursor)
    if !cursor.isStopped { cursor.depth &-= 1 }
    return output
  }
}

/// A parser chosen at run time: any parser of a given output behind one type.
///
/// A parser that contains itself can't be a value, since making it would never end. It is a type: a ``Rule``.
///
/// It prints as the parser that it stands for. `AnyParser(Equation())`. The inside stays one specialised function, so
/// the choice costs one indirect call; it uses no existential and works under Embedded Swift.
public struct AnyParser<Output>: Parser {
  @usableFromInline let read: @Sendable (Span<UInt8>, inout Cursor) -> Output?
  @usableFromInline let description: @Sendable () -> Syntax

  public var syntax: Syntax { description() }

  /// `parser`, with its type forgotten.
  @_alwaysEmitIntoClient public init<P: Parser>(_ parser: P) where P.Output == Output {
    read = { input, cursor in parser.parse(input, &cursor) }
    description = { parser.syntax }
  }

  /// `parser`, with its type forgotten, and described by what `description` makes of its syntax.
  @_alwaysEmitIntoClient init<P: Parser>(
    _ parser: P, describedBy description: @escaping @Sendable (@escaping @Sendable () -> Syntax) -> Syntax
  ) where P.Output == Output {
    read = { input, cursor in parser.parse(input, &cursor) }
    self.description = { description { parser.syntax } }
  }

  /// A start rule with its type forgotten. Before it, all may stand that may stand before the rule where a text
  /// begins.
  @_alwaysEmitIntoClient public init<P: Parser>(start parser: P) where P.Output == Output {
    read = { input, cursor in parser.parseStart(input, &cursor) }
    description = { .sequence([Parsers.Nothing().syntax, parser.syntax], spacing: P.Leading.syntax) }
  }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? { read(input, &cursor) }
}
