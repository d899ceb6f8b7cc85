/// An upper-case production: a type whose body spells one token, without white space inside.
///
/// ```swift
/// struct Identifier: Token {
///   static var name: StaticString { "IDENTIFIER" }
///
///   @_alwaysEmitIntoClient @inline(__always) var body: some Parser<SourceRange> { Word(WordStart.self, WordPart.self) }
/// }
/// ```
///
///     IDENTIFIER ::= [_a-zA-Z] [_a-zA-Z0-9]*
///
/// A failure names the whole token at the place where it would have begun, whatever its body was looking for.
public protocol Token: Inlined {
  /// The name of the production, as the document of the language has it.
  static var name: StaticString { get }

  /// The part that the token plays in the language.
  ///
  /// Unless something is said, it is that of the output: a `Double` is a number, a ``SourceRange`` a name, and a value of
  /// your own what its ``TokenValue`` says. A token with another output is a keyword.
  static var role: TokenRole { get }

  /// The right-hand side.
  @SequenceBuilder<Glued> var body: Body { get }
}

extension Token {
  @_alwaysEmitIntoClient public var syntax: Syntax {
    .production(Production(Self.name.description, .token) { .annotated(body.syntax, .role(Self.role)) })
  }

  public static var role: TokenRole { .keyword }
}

extension Token where Output: TokenValue {
  public static var role: TokenRole { Output.role }
}
