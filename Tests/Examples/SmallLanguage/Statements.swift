public import GrammarCombinators

/// What a program is made of.
public indirect enum Statement: Hashable, Sendable {
  case function(String, parameters: [String], [Statement])
  case variable(String, Expression)
  case conditional(Expression, [Statement], otherwise: [Statement])
  case loop(Expression, [Statement])
  case result(Expression?)
  case expression(Expression)
  /// What could not be read.
  case skipped(SourceRange)
}

///     statement ::= function | variable | conditional | loop | result | expression ";"
struct StatementRule: Rule {
  static var name: StaticString { "statement" }

  @SequenceBuilder<Commented> var body: some Parser<Statement> {
    Recover(Commented.self) {
      OneOf {
        Function()
        Variable()
        Conditional()
        Loop()
        Return()
        SequenceOf(Commented.self) {
          ExpressionRule().map(Statement.expression)
          ";"
        }
      }
    } until: {
      OneOf {
        ";"
        Braces()
        StatementEnd()
      }
    } skipping: {
      Piece()
    } as: {
      Statement.skipped($0)
    }
  }
}

///     function ::= "fn" NAME "(" ( NAME ( "," NAME )* )? ")" block
struct Function: Rule {
  static var name: StaticString { "function" }

  @SequenceBuilder<Commented> var body: some Parser<(String, [String], [Statement])> {
    LiteralWord("fn")
    Committed(Commented.self) {
      Name()
      "("
      Repeat(.zeroOrMore, Commented.self, separator: { "," }) { Name() }
      ")"
      Block()
    }
  }

  static func value(of parts: (String, [String], [Statement])) -> Statement {
    .function(parts.0, parameters: parts.1, parts.2)
  }
}

///     variable ::= "let" NAME "=" expression ";"
struct Variable: Rule {
  static var name: StaticString { "variable" }

  @SequenceBuilder<Commented> var body: some Parser<(String, Expression)> {
    LiteralWord("let")
    Committed(Commented.self) {
      Name()
      "="
      ExpressionRule()
      ";"
    }
  }

  static func value(of parts: (String, Expression)) -> Statement { .variable(parts.0, parts.1) }
}

///     conditional ::= "if" expression block ( "else" otherwise )?
struct Conditional: Rule {
  static var name: StaticString { "conditional" }

  @SequenceBuilder<Commented> var body: some Parser<(Expression, [Statement], [Statement]?)> {
    LiteralWord("if")
    Committed(Commented.self) {
      ExpressionRule()
      Block()
      Optionally(Commented.self) {
        LiteralWord("else")
        Committed(Commented.self) { Otherwise() }
      }
    }
  }

  static func value(of parts: (Expression, [Statement], [Statement]?)) -> Statement {
    .conditional(parts.0, parts.1, otherwise: parts.2 ?? [])
  }
}

///     otherwise ::= conditional | block
struct Otherwise: Rule {
  static var name: StaticString { "otherwise" }

  @SequenceBuilder<Commented> var body: some Parser<[Statement]> {
    OneOf {
      Recursive(Commented.self) { Conditional() }.map { [$0] }
      Block()
    }
  }
}

///     loop ::= "while" expression block
struct Loop: Rule {
  static var name: StaticString { "loop" }

  @SequenceBuilder<Commented> var body: some Parser<(Expression, [Statement])> {
    LiteralWord("while")
    Committed(Commented.self) {
      ExpressionRule()
      Block()
    }
  }

  static func value(of parts: (Expression, [Statement])) -> Statement { .loop(parts.0, parts.1) }
}

///     result ::= "return" expression? ";"
struct Return: Rule {
  static var name: StaticString { "result" }

  @SequenceBuilder<Commented> var body: some Parser<Expression?> {
    LiteralWord("return")
    Committed(Commented.self) {
      Optionally(Commented.self) { ExpressionRule() }
      ";"
    }
  }

  static func value(of expression: Expression?) -> Statement { .result(expression) }
}

///     block ::= "{" statement* "}"
struct Block: Rule {
  static var name: StaticString { "block" }

  @SequenceBuilder<Commented> var body: some Parser<[Statement]> {
    "{"
    Recursive(Commented.self) { Repeat(.zeroOrMore, Commented.self) { StatementRule() } }
    "}"
  }
}
