/// A lower-case production without a type of its own: a name and a right-hand side.
///
///     block ::= "{" equation "}"
///
/// `NamedRule("block") { "{"; Equation(); "}" }`. It suits a small grammar; a ``Rule`` is faster and can contain itself.
@frozen public struct NamedRule<Body: Parser, Between: Spacing>: UnnamedRule {
  @usableFromInline let name: StaticString
  public let body: Body

  /// The production `name`, with `body` as its right-hand side.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ name: StaticString, _ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.name = name
    self.body = body()
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .production(Production(name.description, .rule) { body.syntax }) }
}

/// An upper-case production without a type of its own: a name and what spells one token, without white space inside.
///
///     MINUTE ::= [0-9]+
///
/// `NamedToken("MINUTE") { BytesOf(Digit.self).text() }`. A function can make one, of a name that it is given. It suits a small
/// grammar; a ``Token`` is faster.
@frozen public struct NamedToken<Body: Parser>: UnnamedRule {
  @usableFromInline let name: StaticString
  @usableFromInline let role: TokenRole
  public let body: Body

  /// The production `name`, with `body` as its right-hand side.
  ///
  /// - Parameters:
  ///   - name: the name of the production.
  ///   - role: the part that the token plays in the language; a keyword unless the output says something else.
  ///   - body: the right-hand side.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ name: StaticString, role: TokenRole, @SequenceBuilder<NoSpace> _ body: () -> Body) {
    self.name = name
    self.role = role
    self.body = body()
  }

  /// The production `name`, with `body` as its right-hand side: a keyword.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ name: StaticString, @SequenceBuilder<NoSpace> _ body: () -> Body) {
    self.init(name, role: .keyword, body)
  }

  @_alwaysEmitIntoClient public var syntax: Syntax {
    .production(Production(name.description, .token) { .annotated(body.syntax, .role(role)) })
  }
}

extension NamedToken where Body.Output: TokenRole.Value {
  /// The production `name`, with `body` as its right-hand side, and the role that the output has.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ name: StaticString, @SequenceBuilder<NoSpace> _ body: () -> Body) {
    self.init(name, role: Body.Output.role, body)
  }
}
