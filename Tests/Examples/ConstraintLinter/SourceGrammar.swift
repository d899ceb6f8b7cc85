import GrammarCombinators

/// As much of Swift and Objective-C as it takes to find the texts that certain calls are given.
///
///     source ::= ( call | COMMENT | STRING | WORD | [#x0-#x10FFFF] )* $
struct Source: Rule {
  static var name: StaticString { "source" }

  var body: some Parser<[FoundCall]> {
    Repeat(.zeroOrMore, into: [FoundCall](), { calls, call in calls += call }) {
      OneOf {
        Call().map { [$0] }
        Comment().as([FoundCall]())
        StringLiteral().as([FoundCall]())
        Word(WordStart.self, WordPart.self).as([FoundCall]())
        Byte(AnyByte.self).as([FoundCall]())
      }
    }
    End()
  }
}

///     call ::= CALL ( "(" | ":" ) "@"? ( "[" argument ( "," argument )* | argument )
struct Call: Rule {
  static var name: StaticString { "call" }

  var body: some Parser<FoundCall> {
    Group {
      Keywords(LintedCalls.self)
      OneOf {
        "("
        ":"
      }
      OneOf {
        Group {
          Optionally { "@" }.as(())
          "["
          Repeat(.oneOrMore, separator: { "," }) { Argument() }
        }
        Argument().map { [$0] }
      }
    }.map { FoundCall(dialect: $0.0, texts: $0.1) }
  }
}

///     argument ::= "@"? STRING
struct Argument: Rule {
  static var name: StaticString { "argument" }

  var body: some Parser<SourceRange> {
    Optionally { "@" }.as(())
    StringLiteral()
  }
}
