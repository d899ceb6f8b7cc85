/// A lower-case production: a type whose body is the right-hand side.
///
/// ```swift
/// struct ScaleExpression: Rule {
///   static var name: StaticString { "scaleExpression" }
///
///   @inlinable @inline(__always) var body: some Parser<Double> {
///     "*"
///     Number()
///   }
/// }
/// ```
///
///     scaleExpression ::= "*" NUMBER
///
/// White space may stand between the parts. `@SequenceBuilder<Glued>` on the body allows none, which the EBNF marks
/// `ws: explicit`. A rule is an empty struct, and `@inline(__always)` on its body lets the compiler dissolve it.
public protocol Rule: Parser where Output == Body.Output {
  /// The type of the right-hand side.
  associatedtype Body: Parser

  /// The name of the production, as the document of the language has it.
  static var name: StaticString { get }

  /// The right-hand side.
  @SequenceBuilder<Spaced> var body: Body { get }
}

extension Rule {
  public var syntax: Syntax { .production(Production(of: self, Self.name, .rule) { body.syntax }) }

  /// Reads what the body reads.
  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    body.parse(input, &cursor)
  }
}
