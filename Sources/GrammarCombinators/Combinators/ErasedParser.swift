/// A parser chosen at run time: any parser of a given output behind one type.
///
/// It prints as the parser that it stands for. `ErasedParser(Equation())`. The inside stays one specialised function, so
/// the choice costs one indirect call; it uses no existential and works under Embedded Swift.
public struct ErasedParser<Output>: Parser {
  @usableFromInline let read: @Sendable (Span<UInt8>, inout Cursor) -> Output?
  @usableFromInline let description: @Sendable () -> Syntax

  public var syntax: Syntax { description() }

  /// `parser`, with its type forgotten.
  @_alwaysEmitIntoClient public init<P: Parser>(_ parser: P) where P.Output == Output {
    read = { input, cursor in parser.parse(input, &cursor) }
    description = { parser.syntax }
  }

  /// A start rule with its type forgotten, and all that may stand before it where a text begins.
  @_alwaysEmitIntoClient public init<P: Parser>(start parser: P) where P.Output == Output {
    read = { input, cursor in parser.parseStart(input, &cursor) }
    description = { .sequence([Nothing().syntax, parser.syntax], spacing: P.Leading.syntax) }
  }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? { read(input, &cursor) }
}
