import GrammarCombinators
import Testing

@testable import GrammarChecks

/// What is left out of a large rule, and what is not.
@Suite struct LargeRuleTests {
  private func rivals(_ alternatives: [Syntax]) -> [[Int]] {
    var known = KnownBeginnings()
    return alternatives.map { known.rivals(ofNext: $0) }
  }

  @Test func alternativesThatBeginDifferentlyAreNoRivals() {
    #expect(
      rivals(["ab", "ac", "a", "abc", "b", "ab", ""].map { text($0) }) == [
        [], [], [0, 1], [0, 2], [], [0, 2, 3], [0, 1, 2, 3, 4, 5],
      ])
    #expect(rivals([word("Height", ignoringCase: true), text("heights"), text("width")]) == [[], [0], []])
    #expect(
      rivals([.characters(CharacterClass("a"..."z")), text("a"), optional(text("b")), text("c")]) == [
        [], [0], [0, 1], [0, 2],
      ])
    let sign = rule("sign", either(text("+"), text("-")))
    #expect(
      rivals([glued(text("a"), text("b"), sign), glued(text("ab"), text("+")), glued(text("a"), sign), text("ac")])
        == [[], [0], [0, 1], [2]])
    // Between spaced parts there may be white space, and so behind one that is empty.
    #expect(
      rivals([spaced(text("a"), text("b")), text("ac"), spaced(glued(), text("a")), text("b")]) == [
        [], [0], [0, 1], [2],
      ])
    #expect(rivals([many(text("ab"), .oneOrMore), text("ac"), many(text("ab")), text("b")]) == [[], [], [0, 1], [2]])
    // A part that leads back to itself without an end, and one that is looked at ahead.
    #expect(
      rivals([Self.endless(), text("ab"), .lookAhead(text("b"), isPositive: false), text("b")]) == [
        [], [0], [0, 1], [2],
      ])
    #expect(
      rivals([text(String(repeating: "a", count: 40)), text(String(repeating: "a", count: 50)), text("b")]) == [
        [], [0], [],
      ])
  }

  private static func endless() -> Syntax {
    rule("endless", .sequence([.literal("a"), .reference("endless")], spacing: .glued))
  }

  /// Of productions that multiply, a few are looked at.
  @Test func emptyPartsThatMultiply() {
    var part = text("")
    for level in 0..<30 {
      let inner = part
      part = rule("r\(level)", glued(inner, inner, inner))
    }
    #expect(rivals([part, text("a")]) == [[], [0]])
  }

  /// Each pair of alternatives is as it would be on its own.
  @Test(arguments: [Syntax.Spacing.glued, .spaced])
  func choicesAreWhatTheirPairsAre(spacing: Syntax.Spacing) {
    var found = 0
    for seed in 0..<UInt64(20) {
      var random = RandomSyntax(seed: seed, spacing: spacing)
      let alternatives = (0..<5).map { rule("r\($0)", random.next(depth: 2)) }
      func complaints(_ alternatives: [Syntax]) -> [GrammarProblem] {
        grammar(.choice(alternatives)).problems.filter { $0.rule == "start" }
      }
      let pairs = alternatives.indices.flatMap { later in
        (0..<later).flatMap { complaints([alternatives[$0], alternatives[later]]) }
      }
      let all = complaints(alternatives)
      #expect(all == pairs, "seed \(seed): \(alternatives.map { $0.notation })")
      found += all.count
    }
    #expect(found > 10)
  }

  /// Each part is compared with what follows it as if nothing stood before it.
  @Test(arguments: [Syntax.Spacing.glued, .spaced])
  func partsAreWhatTheyWouldBeFirst(spacing: Syntax.Spacing) {
    var found = 0
    for seed in 0..<UInt64(20) {
      var random = RandomSyntax(seed: seed, spacing: spacing)
      let parts = (0..<5).map { rule("r\($0)", random.next(depth: 1)) }.map { part in
        seed % 2 == 0 ? many(part, spacing: spacing) : optional(part)
      }
      func complaints(_ parts: ArraySlice<Syntax>) -> [GrammarProblem] {
        grammar(.sequence(Array(parts), spacing: spacing)).problems.filter {
          if case .greedy("start", _, _, _) = $0 { true } else { false }
        }
      }
      let all = complaints(parts[...])
      let each = parts.indices.dropLast().flatMap { index in
        complaints(parts[index...]).filter {
          if case .greedy(_, parts[index].notation, _, _) = $0 { true } else { false }
        }
      }
      #expect(all == each, "seed \(seed): \(parts.map { $0.notation })")
      found += all.count
    }
    #expect(found > 0)
  }

  /// How much the searches in a rule take.
  private func effort(_ body: Syntax) -> Int {
    let large = grammar(body)
    var comparison = PartComparison(of: large)
    comparison.compare(in: large.start)
    comparison.compareCuts(in: large.start)
    #expect(comparison.problems == [])
    #expect(comparison.notes == [])
    return comparison.automaton.effort
  }

  @Test func effortGrowsWithTheAlternatives() {
    func choice(_ count: Int) -> Syntax { .choice((1000..<1000 + count).map { text("w\($0)") }) }
    #expect(effort(choice(400)) == 2 * effort(choice(200)))
  }

  @Test func effortGrowsWithTheParts() {
    func sequence(_ count: Int) -> Syntax {
      .sequence((0..<count).flatMap { _ in [optional(text("a")), text("b")] }, spacing: .glued)
    }
    #expect(effort(sequence(80)) == effort(sequence(40)) + 40 * (effort(sequence(3)) - effort(sequence(2))))
  }

  @Test func whatIsNotComparedIsTold() {
    let parts = grammar(.sequence((0..<10).map { optional(text("\($0)")) } + [text("!")], spacing: .glued))
    func notes(_ effort: Int, _ grammar: Grammar) -> [GrammarNote] {
      var comparison = PartComparison(of: grammar, mostEffort: effort)
      for production in grammar.productions {
        comparison.compare(in: production)
        comparison.compareCuts(in: production)
      }
      return comparison.notes
    }
    #expect(notes(1_000_000, parts) == [])
    #expect(notes(50, parts) == [.comparisonsLeftOut(rule: "start")])
    let cut = grammar(either(glued(text("a"), .annotated(text("b"), .committed)), text("c")))
    #expect(notes(1_000_000, cut) == [])
    #expect(notes(0, cut) == [.comparisonsLeftOut(rule: "start")])
    // It is told of the first rule that it holds for.
    let several = grammar(glued(optional(rule("inner", glued(optional(text("a")), text("b")))), text("c")))
    #expect(notes(0, several) == [.comparisonsLeftOut(rule: "start")])
    #expect(
      GrammarNote.comparisonsLeftOut(rule: "start").description
        == "from `start` on, not all parts were compared with what is tried in their place or follows them, which would "
        + "take too long: let the parts begin differently, or have fewer that may be left out")
    #expect(GrammarNote.comparisonsLeftOut(rule: "start").rule == "start")
  }
}
