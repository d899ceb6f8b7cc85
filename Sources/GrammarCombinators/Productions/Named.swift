/// A lower-case production without a type of its own: a name and a right-hand side.
///
///     block ::= "{" equation "}"
///
/// `Named("block") { "{"; Equation(); "}" }`. It suits a small grammar; a ``Rule`` is faster and can contain itself.
@frozen public struct Named<Body: Parser, Between: Spacing>: Fragment {
  @usableFromInline let name: StaticString
  public let body: Body

  /// The production `name`, with `body` as its right-hand side.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ name: StaticString, _ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.name = name
    self.body = body()
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .production(Production(name.description, .rule) { body.syntax }) }
}
