/// An upper-case production that stands for one literal.
///
/// ```swift
/// struct MultiplicationOperator: LiteralToken {
///   static var name: StaticString { "MUL_OPERATOR" }
///   static var spelling: StaticString { "*" }
/// }
/// ```
///
///     MUL_OPERATOR ::= "*"
public protocol LiteralToken: Token where Body == Literal {
  /// The literal.
  static var spelling: StaticString { get }
}

extension LiteralToken {
  /// The literal.
  @_alwaysEmitIntoClient @inline(__always) public var body: Literal { Literal(Self.spelling) }

  /// That of its text: a bracket, a keyword or an operator.
  public static var role: TokenRole { TokenRole(ofLiteral: spelling.description, isWord: false) }
}
