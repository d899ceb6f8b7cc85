import GrammarCombinators

/// As much of Swift and Objective-C as it takes to find the texts that certain calls are given.
///
///     source ::= ( call | COMMENT | STRING | WORD | [#x0-#x10FFFF] )* $
struct Source: Rule {
  static var name: StaticString { "source" }

  var body: some Parser<[FoundCall]> {
    Repeat(.zeroOrMore, into: [FoundCall](), +=) {
      OneOf {
        Call().map { [$0] }
        Comment().as([FoundCall]())
        StringLiteral().as([FoundCall]())
        SourceWord().as([FoundCall]())
        Byte(AnyByte.self).as([FoundCall]())
      }
    }
    End()
  }
}

///     call ::= CALL ( "(" | ":" ) ( "@"? "[" argument ( "," argument )* | argument )
struct Call: Rule {
  static var name: StaticString { "call" }

  var body: some Parser<FoundCall> {
    Grouped(Commented.self) {
      Keywords(LintedCalls.self)
      OneOf {
        "("
        ":"
      }
      OneOf {
        Grouped(Commented.self) {
          Optionally { "@" }.as(())
          "["
          Repeat(.oneOrMore, Commented.self, separator: { "," }) { Argument() }
        }
        Argument().map { [$0] }
      }
    }.map { FoundCall(dialect: $0.0, texts: $0.1) }
  }
}

///     argument ::= "@"? STRING
struct Argument: Rule {
  static var name: StaticString { "argument" }

  @SequenceBuilder<Commented> var body: some Parser<FoundText> {
    Grouped(Commented.self) {
      Optionally { "@" }.as(())
      StringLiteral()
      Optionally { FollowedBy { "+" } }
    }.map { FoundText(range: $0.0, isPart: $0.1 != nil) }
  }
}

/// White space and comments may stand between the parts.
enum Commented: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, Glued.self) {
      OneOf {
        Bytes(WhiteSpace.self)
        Comment()
      }
    }
  }
}
