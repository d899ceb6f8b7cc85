import GrammarCombinators

/// What has a value.
public indirect enum Expression: Hashable, Sendable {
  case number(Double)
  case text(String)
  case truth(Bool)
  case name(String)
  case call(Expression, [Expression])
  case prefix(String, Expression)
  case infix(Expression, String, Expression)
}

///     expression ::= assignment
struct ExpressionRule: Rule {
  static var name: StaticString { "expression" }

  @SequenceBuilder<Commented> var body: some Parser<Expression> {
    Primary()
      .postfix("call", Commented.self, operators: { Arguments() }, combining: Expression.call)
      .prefix("negation", Commented.self) {
        LiteralText("-").text()
        LiteralWord("not").text()
      } combining: {
        .prefix($0, $1)
      }
      .labelled("an expression")
      .infix("product", .left, Commented.self) {
        LiteralText("*").text()
        LiteralText("/").text()
      } combining: {
        .infix($0, $1, $2)
      }
      .infix("sum", .left, Commented.self) {
        LiteralText("+").text()
        LiteralText("-").text()
      } combining: {
        .infix($0, $1, $2)
      }
      .infix("comparison", .none, Commented.self, operators: { Comparator() }, combining: Expression.infix)
      .infix(
        "conjunction", .left, Commented.self, operators: { LiteralWord("and").text() }, combining: Expression.infix
      )
      .infix("disjunction", .left, Commented.self, operators: { LiteralWord("or").text() }, combining: Expression.infix)
      .infix("assignment", .right, Commented.self, operators: { LiteralText("=").text() }, combining: Expression.infix)
  }
}

///     COMPARATOR ::= "==" | "!=" | "<=" | ">=" | "<" | ">"
struct Comparator: Token {
  static var name: StaticString { "COMPARATOR" }
  static var role: TokenRole { .relation }

  var body: some Parser<String> {
    OneOf {
      "=="
      "!="
      "<="
      ">="
      "<"
      ">"
    }.text()
  }
}

///     primary ::= NUMBER | TEXT | "true" | "false" | NAME | "(" expression ")"
struct Primary: Rule {
  static var name: StaticString { "primary" }

  @SequenceBuilder<Commented> var body: some Parser<Expression> {
    OneOf {
      Number().map(Expression.number)
      Quotation().map(Expression.text)
      LiteralWord("true").as(Expression.truth(true))
      LiteralWord("false").as(Expression.truth(false))
      Name().map(Expression.name)
      SequenceOf(Commented.self) {
        "("
        Recursive(Commented.self) { ExpressionRule() }
        ")"
      }
    }
  }
}

///     arguments ::= "(" ( expression ( "," expression )* )? ")"
struct Arguments: Rule {
  static var name: StaticString { "arguments" }

  @SequenceBuilder<Commented> var body: some Parser<[Expression]> {
    "("
    Repeat(.zeroOrMore, Commented.self, separator: { "," }, { Recursive(Commented.self) { ExpressionRule() } })
    ")"
  }
}
