import GrammarCombinators
import Testing

/// What parsers are in a grammar.
@Suite struct PrintedSyntaxTests {
  private static let (a, b) = (Syntax.literal("a"), Syntax.literal("b"))
  private static let digit = Syntax.characters(CharacterClass(Digit.self))

  private static let forms: [(any Parser, Syntax)] = [
    (Nothing(), .sequence([], spacing: .glued)), (End(), .end), (Byte(Digit.self), digit),
    (Literal("größer"), .literal("größer", ignoresCase: false, isWord: false)),
    (Literal("Super", ignoringCase: true), .literal("Super", ignoresCase: true, isWord: false)),
    (Keyword("let"), .literal("let", isWord: true)),
    (Keyword("let", ignoringCase: true), .literal("let", ignoresCase: true, isWord: true)),
    (Bytes(Digit.self), .repetition(digit, .oneOrMore, spacing: .glued)),
    (
      Word(WordStart.self, WordPart.self),
      .sequence(
        [
          .characters(CharacterClass(WordStart.self)),
          .repetition(.characters(CharacterClass(WordPart.self)), .zeroOrMore, spacing: .glued),
        ], spacing: .glued)
    ),
    (DecimalNumber { Bytes(Digit.self) }, .annotated(Bytes(Digit.self).syntax, .numeral)),
    (Repeat(.oneOrMore) { "a" }, .repetition(a, .oneOrMore, spacing: .spaced)),
    (Repeat(.times(2...3), Glued.self) { "a" }, .repetition(a, .times(2...3), spacing: .glued)),
    (
      Repeat(.zeroOrMore, separator: { "b" }, { "a" }),
      .repetition(a, .zeroOrMore, separator: b, spacing: .spaced)
    ),
    (Optionally { "a" }, .repetition(a, .optional, spacing: .spaced)),
    (Optionally(Glued.self) { "a" }, .repetition(a, .optional, spacing: .glued)),
    (FollowedBy { "a" }, .lookAhead(a, isPositive: true)), (NotFollowedBy { "a" }, .lookAhead(a, isPositive: false)),
    (Committed { "a" }, .annotated(a, .committed)), (Literal("a").labelled("label"), .annotated(a, .label("label"))),
    (Recursive(limit: 3) { "a" }, .annotated(a, .nesting(limit: 3))),
    (Grouped { "a" }, a), (OneOf { "a" }, a), (Matched { "a" }, a), (Outlined { "a" }, a), (Literal("a").as(1), a),
    (Literal("a").map { 1 }, a), (Literal("a").located(), a), (Literal("a").text(), a), (ErasedParser(Literal("a")), a),
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
    let spaced = Grouped {
      "a"
      "b"
    }
    let glued = Grouped(Glued.self) {
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
