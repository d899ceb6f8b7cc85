/// A production without a type of its own: a name and a right-hand side.
///
///     block ::= "{" equation "}"
///
/// `NamedRule("block") { "{"; Equation(); "}" }`. ``Parser/token(_:role:)`` makes an upper-case one. It suits a small grammar; a
/// ``Rule`` can contain itself, and is faster with the annotations of <doc:FastGrammars>.
///
/// It refers to its right-hand side, as an ``AnyParser`` does: what uses it in many places copies a reference.
public struct NamedRule<Output, Leading: Spacing>: Parser {
  @usableFromInline let production: AnyParser<Output>

  /// The production `name`, with `body` as its right-hand side.
  @_alwaysEmitIntoClient public init<Body: Parser<Output>, Between: Spacing>(
    _ name: StaticString, _ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ body: () -> Body
  ) where Body.Leading == Leading {
    production = AnyParser(body()) { .production(Production(name.description, .rule, $0)) }
  }

  @_alwaysEmitIntoClient init<Body: Parser<Output>>(_ name: StaticString, _ role: TokenRole, _ body: Body)
  where Body.Leading == Leading {
    production = AnyParser(body) { syntax in
      .production(Production(name.description, .token) { .annotated(syntax(), .role(role)) })
    }
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { production.syntax }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? { production.parse(input, &cursor) }
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
  @_alwaysEmitIntoClient
  public func token(_ name: StaticString, role: TokenRole = .keyword) -> NamedRule<Output, Leading> {
    NamedRule(name, role, self)
  }
}

extension Parser where Output: TokenRole.Value {
  /// The parser as an upper-case production without a type of its own, with the role that its output has.
  ///
  /// - Parameter name: the name of the production.
  @_alwaysEmitIntoClient public func token(_ name: StaticString) -> NamedRule<Output, Leading> {
    NamedRule(name, Output.role, self)
  }
}
