import GrammarCombinators

/// What ends a statement without being part of it.
struct StatementEnd: UnnamedRule {
  @SequenceBuilder<NoSpace> var body: some Parser<Void> {
    FollowedBy {
      OneOf {
        "}"
        End()
      }
    }
  }
}

/// Braces and all that is in them, whatever it is.
struct Braces: Rule {
  static var name: StaticString { "braces" }

  @SequenceBuilder<NoSpace> var body: some Parser<Void> {
    "{"
    Recursive(NoSpace.self) {
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          Piece()
          ByteOf(NoBrace.self).as(())
        }
      }
    }
    "}"
  }
}

/// What is skipped as a whole, so that no brace or semicolon in it counts.
struct Piece: UnnamedRule {
  @SequenceBuilder<NoSpace> var body: some Parser<Void> {
    OneOf {
      Braces()
      Quotation().as(())
      Comment()
      WordOf(WordStart.self, WordPart.self).as(())
    }
  }
}

/// What is no brace.
enum NoBrace: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != 123 && byte != 125 }
}
