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
  /// The literal: 1 to 8 ASCII characters.
  static var spelling: StaticString { get }
}

extension LiteralToken {
  /// The literal.
  @inlinable @inline(__always) public var body: Literal { Literal(Self.spelling) }

  /// Reads the literal.
  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(_ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R) -> Void?
  {
    var unrecorded = Unrecorded()
    let start = cursor.offset
    if body.parse(input, &cursor, &unrecorded) != nil { return () }
    recorder.miss(.literalToken(Self.name, spelling: Self.spelling), at: start)
    return nil
  }
}
