/// An upper-case production: a type whose body spells one token, without white space inside.
///
/// ```swift
/// struct Identifier: Token {
///   static var name: StaticString { "IDENTIFIER" }
///
///   @inlinable @inline(__always) var body: some Parser<SourceRange> { Word(WordStart.self, WordPart.self) }
/// }
/// ```
///
///     IDENTIFIER ::= [_a-zA-Z] [_a-zA-Z0-9]*
///
/// A failure names the whole token at the place where it would have begun, whatever its body was looking for.
public protocol Token: Parser where Output == Body.Output {
  /// The type of the right-hand side.
  associatedtype Body: Parser

  /// The name of the production, as the document of the language has it.
  static var name: StaticString { get }

  /// The right-hand side.
  @SequenceBuilder<Glued> var body: Body { get }
}

extension Token {
  public var syntax: Syntax { .production(Production(Self.name.description, .token) { body.syntax }) }

  /// Reads what the body reads.
  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(
    _ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R
  ) -> Body.Output? {
    let start = cursor.offset
    recorder.beginSilence()
    let output = body.parse(input, &cursor, &recorder)
    recorder.endSilence()
    if output == nil { recorder.miss(.token(Self.name), at: start) }
    return output
  }
}
