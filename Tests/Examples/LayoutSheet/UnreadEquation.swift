import GrammarCombinators

/// What stands where an equation should, right or wrong: all that can't end it.
///
///     EQUATION ::= ( COMMENT | [^;@{}] )+
struct UnreadEquation: Token {
  static var name: StaticString { "EQUATION" }

  var body: some Parser<SourceRange> {
    SequenceOf(NoSpace.self) {
      Repeat(.oneOrMore, NoSpace.self) {
        OneOf {
          Comment()
          ByteOf(EquationByte.self).as(())
        }
      }
    }.range()
  }
}

/// `[^;@{}]`
enum EquationByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { !";@{}".utf8.contains(byte) }
}

/// What may come behind an equation, looked at without being read.
struct StatementEnd: UnnamedRule {
  @SequenceBuilder<Commented> var body: some Parser<Void> {
    Parsers.Nothing()
    Optionally { Priority() }.as(())
    FollowedBy {
      OneOf {
        ";"
        "}"
      }
    }
  }
}
