import GrammarCombinators
import Testing

@Suite struct SyntaxTests {
  private static let (a, b, c, d) = (Syntax.literal("a"), Syntax.literal("b"), Syntax.literal("c"), Syntax.literal("d"))
  private static let empty = Parsers.Nothing().syntax

  @Test func flatteningMergesSequencesOfTheSameSpacing() {
    for spacing in [Syntax.Spacing.spaced, .glued] {
      let pairs = Syntax.sequence([.sequence([Self.a, Self.b], spacing: spacing), Self.c], spacing: spacing)
      #expect(pairs.flattened == .sequence([Self.a, Self.b, Self.c], spacing: spacing))
      let tail = Syntax.sequence([Self.a, .sequence([Self.b, Self.c], spacing: spacing)], spacing: spacing)
      #expect(tail.flattened == .sequence([Self.a, Self.b, Self.c], spacing: spacing))
    }
    let mixed = Syntax.sequence([.sequence([Self.a, Self.b], spacing: .glued), Self.c], spacing: .spaced)
    #expect(mixed.flattened == mixed)
  }

  @Test func flatteningDropsWhatIsEmptyInASequence() {
    let padded = Syntax.sequence([Self.empty, Self.a, Self.empty, Self.b, Self.empty], spacing: .spaced)
    #expect(padded.flattened == .sequence([Self.a, Self.b], spacing: .spaced))
    #expect(Syntax.sequence([Self.empty, Self.a], spacing: .spaced).flattened == Self.a)
    #expect(Syntax.sequence([Self.empty, Self.empty], spacing: .glued).flattened == Self.empty)
    #expect(Self.empty.flattened == Self.empty)
  }

  @Test func flatteningMergesChoicesAndKeepsTheEmptyAlternative() {
    let pairs = Syntax.choice([.choice([.choice([Self.a, Self.b]), Self.c]), Self.d])
    #expect(pairs.flattened == .choice([Self.a, Self.b, Self.c, Self.d]))
    #expect(Syntax.choice([Self.a, .choice([Self.b])]).flattened == .choice([Self.a, Self.b]))
    #expect(Syntax.choice([Self.a, Self.empty]).flattened == .choice([Self.a, Self.empty]))
    #expect(Syntax.choice([.choice([Self.a])]).flattened == Self.a)
    #expect(Syntax.choice([]).flattened == .choice([]))
  }

  @Test func flatteningReachesEveryPart() {
    let nested = Syntax.choice([.choice([Self.a, Self.b]), Self.c])
    let flat = Syntax.choice([Self.a, Self.b, Self.c])
    #expect(
      Syntax.repetition(nested, .oneOrMore, separator: nested, spacing: .spaced).flattened
        == .repetition(flat, .oneOrMore, separator: flat, spacing: .spaced))
    #expect(
      Syntax.repetition(nested, .times(1...2), spacing: .glued).flattened
        == .repetition(flat, .times(1...2), spacing: .glued))
    #expect(Syntax.lookAhead(nested, isPositive: true).flattened == .lookAhead(flat, isPositive: true))
    #expect(Syntax.lookAhead(nested, isPositive: false).flattened == .lookAhead(flat, isPositive: false))
    #expect(
      Syntax.sequence([nested, .sequence([nested], spacing: .glued)], spacing: .spaced).flattened
        == .sequence([flat, flat], spacing: .spaced))
    #expect(
      Syntax.choice([.sequence([Self.a, nested], spacing: .spaced), Self.d]).flattened
        == .choice([.sequence([Self.a, flat], spacing: .spaced), Self.d]))
  }

  @Test func flatteningLeavesTheRestAlone() {
    let leaves: [Syntax] = [
      Self.a, .characters(CharacterClass(Digit.self)), .end, .reference("rule"),
      .production(Production("rule", .rule) { .end }),
    ]
    for leaf in leaves {
      #expect(leaf.flattened == leaf)
      #expect(leaf.parts == [])
    }
  }

  @Test func partsAreInOrder() {
    #expect(Syntax.sequence([Self.a, Self.b], spacing: .glued).parts == [Self.a, Self.b])
    #expect(Syntax.choice([Self.b, Self.a]).parts == [Self.b, Self.a])
    #expect(Syntax.repetition(Self.a, .zeroOrMore, spacing: .spaced).parts == [Self.a])
    #expect(Syntax.repetition(Self.a, .zeroOrMore, separator: Self.b, spacing: .spaced).parts == [Self.a, Self.b])
    #expect(Syntax.lookAhead(Self.a, isPositive: true).parts == [Self.a])
  }

  @Test(arguments: [("a", "\"a\""), ("\"", "'\"'"), ("'", "\"'\""), ("", "\"\""), ("é", "\"é\"")])
  func quotesATextThatHasOneKindOfQuotes(_ text: String, _ quoted: String) {
    #expect(Syntax.quoted(text) == quoted)
  }
}
