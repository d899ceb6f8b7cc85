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
      .postfix("call", Commented.self) {
        Arguments()
      } combining: {
        .call($0, $1)
      }
      .prefix("negation", Commented.self) {
        Literal("-").as("-")
        Keyword("not").as("not")
      } combining: {
        .prefix($0, $1)
      }
      .labelled("an expression")
      .infix("product", .left, Commented.self) {
        Literal("*").as("*")
        Literal("/").as("/")
      } combining: {
        .infix($0, $1, $2)
      }
      .infix("sum", .left, Commented.self) {
        Literal("+").as("+")
        Literal("-").as("-")
      } combining: {
        .infix($0, $1, $2)
      }
      .infix("comparison", .none, Commented.self) {
        Comparator()
      } combining: {
        .infix($0, $1, $2)
      }
      .infix("conjunction", .left, Commented.self) {
        Keyword("and").as("and")
      } combining: {
        .infix($0, $1, $2)
      }
      .infix("disjunction", .left, Commented.self) {
        Keyword("or").as("or")
      } combining: {
        .infix($0, $1, $2)
      }
      .infix("assignment", .right, Commented.self) {
        Literal("=").as("=")
      } combining: {
        .infix($0, $1, $2)
      }
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
      Keyword("true").as(Expression.truth(true))
      Keyword("false").as(Expression.truth(false))
      Name().map(Expression.name)
      Grouped(Commented.self) {
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
