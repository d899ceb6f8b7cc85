import GrammarCombinators

/// A file of blocks that hold equations, whatever stands in for an equation.
///
///     sheet ::= block* $
struct Sheet<Content: Parser>: Rule {
  static var name: StaticString { "sheet" }
  let content: Content

  @SequenceBuilder<Commented> var body: some Parser<[SheetBlock<Content.Output>]> {
    // So that a comment may come first.
    Parsers.Nothing()
    Repeat(.zeroOrMore, Commented.self) { Block(content: content) }
    End()
  }
}

///     block ::= NAME "{" ( statement ( ";" statement )* ";"? )? "}"
struct Block<Content: Parser>: Rule {
  static var name: StaticString { "block" }
  let content: Content

  @SequenceBuilder<Commented> var body: some Parser<SheetBlock<Content.Output>> {
    SequenceOf(Commented.self) {
      BlockName()
      "{"
      Optionally(Commented.self) {
        Repeat(.oneOrMore, Commented.self, separator: { ";" }) { Statement(content: content) }
        Optionally { ";" }.as(())
      }
      "}"
    }.map { SheetBlock(name: $0.0, statements: $0.1 ?? []) }
  }
}

///     statement ::= equation priority?
struct Statement<Content: Parser>: Rule {
  static var name: StaticString { "statement" }
  let content: Content

  @SequenceBuilder<Commented> var body: some Parser<SheetStatement<Content.Output>> {
    SequenceOf(Commented.self) {
      content
      Optionally { Priority() }
    }.map { SheetStatement(content: $0.0, priority: $0.1 ?? 1000) }
  }
}

///     priority ::= "@" PRIORITY /* ws: explicit */
struct Priority: Rule {
  static var name: StaticString { "priority" }

  @SequenceBuilder<NoSpace> var body: some Parser<Double> {
    "@"
    PriorityNumber()
  }
}
