public import GrammarCombinators

/// The name of an item or of a number, as a range of the text.
///
///     IDENTIFIER ::= [_a-zA-Z] [_a-zA-Z0-9]*
public struct Identifier: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "IDENTIFIER" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<SourceRange> {
    WordOf(WordStart.self, WordPart.self)
  }
}

/// A number without a sign or an exponent.
///
///     NUMERAL ::= [0-9]+ ( "." [0-9]+ )?
public struct Numeral: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "NUMERAL" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> {
    DecimalNumber {
      BytesOf(Digit.self)
      Optionally(NoSpace.self) {
        "."
        BytesOf(Digit.self)
      }
    }
  }
}

///     MUL_OPERATOR ::= "*"
public struct MultiplicationOperator: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "MUL_OPERATOR" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { "*" }
  @_alwaysEmitIntoClient public init() {}
}

///     DIV_OPERATOR ::= "/"
public struct DivisionOperator: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "DIV_OPERATOR" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { "/" }
  @_alwaysEmitIntoClient public init() {}
}

///     ADD_OPERATOR ::= "+"
public struct AdditionOperator: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "ADD_OPERATOR" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { "+" }
  @_alwaysEmitIntoClient public init() {}
}

///     SUB_OPERATOR ::= "-"
public struct SubtractionOperator: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "SUB_OPERATOR" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { "-" }
  @_alwaysEmitIntoClient public init() {}
}

///     EQ_OPERATOR ::= "="
public struct EqualOperator: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "EQ_OPERATOR" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { "=" }
  public static var role: TokenRole { .relation }
  @_alwaysEmitIntoClient public init() {}
}

///     EQEQ_OPERATOR ::= "=="
public struct DoubleEqualOperator: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "EQEQ_OPERATOR" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { "==" }
  public static var role: TokenRole { .relation }
  @_alwaysEmitIntoClient public init() {}
}

///     GTE_OPERATOR ::= ">="
public struct GreaterThanOrEqualOperator: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "GTE_OPERATOR" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { ">=" }
  public static var role: TokenRole { .relation }
  @_alwaysEmitIntoClient public init() {}
}

///     LTE_OPERATOR ::= "<="
public struct LessThanOrEqualOperator: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "LTE_OPERATOR" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { "<=" }
  public static var role: TokenRole { .relation }
  @_alwaysEmitIntoClient public init() {}
}

///     DOT ::= "."
public struct Dot: LiteralToken {
  @_alwaysEmitIntoClient public static var name: StaticString { "DOT" }
  @_alwaysEmitIntoClient public static var spelling: StaticString { "." }
  @_alwaysEmitIntoClient public init() {}
}

///     EOF ::= $
public struct EndOfText: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "EOF" }
  public static var role: TokenRole { .end }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Void> { End() }
}
