import GrammarCombinators
import Testing

/// What parsers are in a grammar.
@Suite struct PrintedSyntaxTests {
  private static let (a, b) = (Syntax.literal("a"), Syntax.literal("b"))
  private static let digit = Syntax.characters(CharacterClass(Digit.self))

  private static let forms: [(any Parser, Syntax)] = [
    (Parsers.Nothing(), .sequence([], spacing: .glued)), (End(), .end), (ByteOf(Digit.self), digit),
    (LiteralText("größer"), .literal("größer", ignoresCase: false, isWord: false)),
    (LiteralText("Super", ignoringCase: true), .literal("Super", ignoresCase: true, isWord: false)),
    (LiteralWord("let"), .literal("let", isWord: true)),
    (LiteralWord("let", ignoringCase: true), .literal("let", ignoresCase: true, isWord: true)),
    (BytesOf(Digit.self), .repetition(digit, .oneOrMore, spacing: .glued)),
    (
      WordOf(WordStart.self, WordPart.self),
      .sequence(
        [
          .characters(CharacterClass(WordStart.self)),
          .repetition(.characters(CharacterClass(WordPart.self)), .zeroOrMore, spacing: .glued),
        ], spacing: .glued)
    ),
    (DecimalNumber { BytesOf(Digit.self) }, .annotated(BytesOf(Digit.self).syntax, .numeral)),
    (Repeat(.oneOrMore) { "a" }, .repetition(a, .oneOrMore, spacing: .spaced)),
    (Repeat(.times(2...3), NoSpace.self) { "a" }, .repetition(a, .times(2...3), spacing: .glued)),
    (
      Repeat(.zeroOrMore, separator: { "b" }, { "a" }),
      .repetition(a, .zeroOrMore, separator: b, spacing: .spaced)
    ),
    (Optionally { "a" }, .repetition(a, .optional, spacing: .spaced)),
    (Optionally(NoSpace.self) { "a" }, .repetition(a, .optional, spacing: .glued)),
    (FollowedBy { "a" }, .lookAhead(a, isPositive: true)), (NotFollowedBy { "a" }, .lookAhead(a, isPositive: false)),
    (Committed { "a" }, .annotated(a, .committed)),
    (LiteralText("a").labelled("label"), .annotated(a, .label("label"))),
    (Recursive(limit: 3) { "a" }, .annotated(a, .nesting(limit: 3))),
    (SequenceOf { "a" }, a), (OneOf { "a" }, a), (SequenceOf { "a" }.range(), a),
    (LiteralText("a").as(1), a),
    (LiteralText("a").map { 1 }, a), (LiteralText("a").located(), a), (LiteralText("a").text(), a),
    (AnyParser(LiteralText("a")), a),
  ]

  @Test func eachPrintsAsItReads() {
    for (parser, form) in Self.forms { #expect(parser.syntax == form) }
  }

  @Test func annotationsAreNotShown() {
    for annotation in [Syntax.Annotation.committed, .label("label"), .nesting(limit: 3), .numeral] {
      #expect(Syntax.annotated(Self.a, annotation).flattened == Self.a)
    }
  }

  @Test func partsAreInOrder() {
    let spaced = SequenceOf {
      "a"
      "b"
    }
    let glued = SequenceOf(NoSpace.self) {
      "a"
      "b"
    }
    let choice = OneOf {
      "a"
      "b"
      "c"
    }
    let sum = LeftAssociative {
      "a"
    } operators: {
      "b"
    } combining: { _, _, _ in
      ((), nil)
    }
    #expect(spaced.syntax == .sequence([Self.a, Self.b], spacing: .spaced))
    #expect(glued.syntax == .sequence([Self.a, Self.b], spacing: .glued))
    #expect(choice.syntax == .choice([.choice([Self.a, Self.b]), .literal("c")]))
    #expect(choice.syntax.flattened == .choice([Self.a, Self.b, .literal("c")]))
    let next = Syntax.sequence([Self.b, Self.a], spacing: .spaced)
    #expect(sum.syntax == .sequence([Self.a, .repetition(next, .zeroOrMore, spacing: .spaced)], spacing: .spaced))
  }
}
