/// A lower-case production without a type of its own: a name and a right-hand side.
///
///     block ::= "{" equation "}"
///
/// `NamedRule("block") { "{"; Equation(); "}" }`. It suits a small grammar; a ``Rule`` can contain itself, and is
/// faster with the annotations of <doc:FastGrammars>.
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

extension Parsers {
  /// An upper-case production without a type of its own: what ``Parser/token(_:role:)`` gives.
  @frozen public struct NamedToken<Body: Parser>: UnnamedRule {
    @usableFromInline let name: StaticString
    @usableFromInline let role: TokenRole
    public let body: Body

    @_alwaysEmitIntoClient @inline(__always)
    @usableFromInline init(_ name: StaticString, _ role: TokenRole, _ body: Body) {
      self.name = name
      self.role = role
      self.body = body
    }

    @_alwaysEmitIntoClient public var syntax: Syntax {
      .production(Production(name.description, .token) { .annotated(body.syntax, .role(role)) })
    }
  }
}

extension Parser {
  /// The parser as an upper-case production without a type of its own, which spells one token, without white space inside.
  ///
  ///     MINUTE ::= [0-9]+
  ///
  /// `BytesOf(Digit.self).text().token("MINUTE", role: .number)`. A function can make one, of a name that it is given. It suits a
  /// small grammar; a ``Token`` is faster.
  ///
  /// - Parameters:
  ///   - name: the name of the production.
  ///   - role: the part that the token plays in the language.
  @_alwaysEmitIntoClient @inline(__always)
  public func token(_ name: StaticString, role: TokenRole = .keyword) -> Parsers.NamedToken<Self> {
    Parsers.NamedToken(name, role, self)
  }
}

extension Parser where Output: TokenRole.Value {
  /// The parser as an upper-case production without a type of its own, with the role that its output has.
  ///
  /// - Parameter name: the name of the production.
  @_alwaysEmitIntoClient @inline(__always)
  public func token(_ name: StaticString) -> Parsers.NamedToken<Self> {
    Parsers.NamedToken(name, Output.role, self)
  }
}
