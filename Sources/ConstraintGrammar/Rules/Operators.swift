public import GrammarCombinators

///     MUL_OPERATOR ::= "*"
public struct MultiplicationOperator: LiteralToken {
  @inlinable public static var name: StaticString { "MUL_OPERATOR" }
  @inlinable public static var spelling: StaticString { "*" }
  @inlinable public init() {}
}

///     DIV_OPERATOR ::= "/"
public struct DivisionOperator: LiteralToken {
  @inlinable public static var name: StaticString { "DIV_OPERATOR" }
  @inlinable public static var spelling: StaticString { "/" }
  @inlinable public init() {}
}

///     ADD_OPERATOR ::= "+"
public struct AdditionOperator: LiteralToken {
  @inlinable public static var name: StaticString { "ADD_OPERATOR" }
  @inlinable public static var spelling: StaticString { "+" }
  @inlinable public init() {}
}

///     SUB_OPERATOR ::= "-"
public struct SubtractionOperator: LiteralToken {
  @inlinable public static var name: StaticString { "SUB_OPERATOR" }
  @inlinable public static var spelling: StaticString { "-" }
  @inlinable public init() {}
}

///     EQ_OPERATOR ::= "="
public struct EqualOperator: LiteralToken {
  @inlinable public static var name: StaticString { "EQ_OPERATOR" }
  @inlinable public static var spelling: StaticString { "=" }
  public static var role: TokenRole { .relation }
  @inlinable public init() {}
}

///     EQEQ_OPERATOR ::= "=="
public struct DoubleEqualOperator: LiteralToken {
  @inlinable public static var name: StaticString { "EQEQ_OPERATOR" }
  @inlinable public static var spelling: StaticString { "==" }
  public static var role: TokenRole { .relation }
  @inlinable public init() {}
}

///     GTE_OPERATOR ::= ">="
public struct GreaterThanOrEqualOperator: LiteralToken {
  @inlinable public static var name: StaticString { "GTE_OPERATOR" }
  @inlinable public static var spelling: StaticString { ">=" }
  public static var role: TokenRole { .relation }
  @inlinable public init() {}
}

///     LTE_OPERATOR ::= "<="
public struct LessThanOrEqualOperator: LiteralToken {
  @inlinable public static var name: StaticString { "LTE_OPERATOR" }
  @inlinable public static var spelling: StaticString { "<=" }
  public static var role: TokenRole { .relation }
  @inlinable public init() {}
}

///     DOT ::= "."
public struct Dot: LiteralToken {
  @inlinable public static var name: StaticString { "DOT" }
  @inlinable public static var spelling: StaticString { "." }
  @inlinable public init() {}
}
