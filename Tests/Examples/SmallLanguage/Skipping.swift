import GrammarCombinators

/// What ends a statement without being part of it.
struct StatementEnd: Fragment {
  @SequenceBuilder<Glued> var body: some Parser<Void> {
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

  @SequenceBuilder<Glued> var body: some Parser<Void> {
    "{"
    Recursive(Glued.self) {
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Piece()
          Byte(NoBrace.self).as(())
        }
      }
    }
    "}"
  }
}

/// What is skipped as a whole, so that no brace or semicolon in it counts.
struct Piece: Fragment {
  @SequenceBuilder<Glued> var body: some Parser<Void> {
    OneOf {
      Braces()
      Quotation().as(())
      Comment()
      Word(WordStart.self, WordPart.self).as(())
    }
  }
}

/// What is no brace.
enum NoBrace: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != 123 && byte != 125 }
}
