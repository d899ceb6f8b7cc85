import GrammarCombinators
import Testing

@testable import GrammarChecks

/// A repetition takes all it can, and a choice its first alternative that fits, so what they take never stands behind them.
@Suite struct GreedyPartTests {
  private let letters = many(.characters(CharacterClass("a"..."z")), spacing: .glued)

  private func greedy(_ repetition: String, _ next: String, _ text: String) -> [GrammarProblem] {
    [.greedy(rule: "start", part: repetition, next: next, text: text)]
  }

  @Test func whatTheRepetitionTakesIsNeverThere() {
    let taken = grammar(glued(letters, text("x"), text("!")))
    #expect(taken.problems == greedy("[a-z]*", "\"x\" \"!\"", "x!"))
    #expect(
      taken.complaints == [
        "in `start`, `[a-z]*` takes so much of 'x!' that `\"x\" \"!\"` behind it does not fit: a repetition takes all it can, "
          + "a choice its first alternative that fits, and neither gives anything back; let it leave that out"
      ])
    let characters = many(rule("char", one(AnyByte.self)), .oneOrMore, spacing: .glued)
    #expect(grammar(glued(text("<?"), characters, text("?>"))).problems == greedy("char+", "\"?>\"", "?>"))
    #expect(
      grammar(spaced(many(either(text("a"), text("b"))), text("bc"))).problems
        == greedy("( \"a\" | \"b\" )*", "\"bc\"", "bc"))
  }

  @Test func whatTheRepetitionTakesNowAndThen() {
    let lettersAndDigits = Syntax.characters(CharacterClass("a"..."z", "0"..."9"))
    #expect(grammar(glued(letters, lettersAndDigits)).problems == greedy("[a-z]*", "[a-z0-9]", "a"))
    #expect(grammar(glued(letters, letters, text("x"))).problems == greedy("[a-z]*", "\"x\"", "x"))
    #expect(
      grammar(glued(many(text("ab"), spacing: .glued), either(text("ab"), text("c")))).problems
        == greedy("\"ab\"*", "\"ab\" | \"c\"", "ab"))
    #expect(
      grammar(spaced(many(identifier), either(text("end"), text("!")))).problems
        == greedy("IDENTIFIER*", "\"end\" | \"!\"", "end"))
    // What may stand once, or a few times, or with something in between, takes all it can as well.
    #expect(grammar(glued(optional(text("-")), text("-"))).problems == greedy("\"-\"?", "\"-\"", "-"))
    #expect(
      grammar(glued(many(text("a"), .times(0...3), spacing: .glued), text("a"))).problems
        == greedy("\"a\"{0,3}", "\"a\"", "a"))
    #expect(
      grammar(spaced(many(identifier, separator: text(",")), text("end"))).problems
        == greedy("( IDENTIFIER ( \",\" IDENTIFIER )* )?", "\"end\"", "end"))
    #expect(
      grammar(many(text("ab"), separator: optional(text("a")), spacing: .glued)).problems
        == greedy("\"a\"?", "\"ab\"", "ab"))
    #expect(
      grammar(spaced(many(text("a"), .oneOrMore, separator: text(",")), text(","), text("a"), text("."))).problems
        == greedy("\"a\" ( \",\" \"a\" )*", "\",\" \"a\" \".\"", ",a."))
  }

  @Test func whatFitsAllTheSameIsAccepted() {
    #expect(grammar(glued(letters, text("1"))).problems == [])
    #expect(grammar(glued(letters, letters, text(";"))).problems == [])
    #expect(grammar(glued(letters, optional(text("x")))).problems == [])
    #expect(grammar(glued(many(text("ab"), spacing: .glued), text("a"))).problems == [])
    #expect(grammar(glued(many(text("a"), .exactly(3), spacing: .glued), text("a"))).problems == [])
    #expect(grammar(glued(many(text("a"), separator: text(","), spacing: .glued), text("b"))).problems == [])
    #expect(
      grammar(glued(many(text("a"), .oneOrMore, separator: text(","), spacing: .glued), text("a"))).problems == [])
    // An iteration fits only where more stands than what follows.
    #expect(grammar(spaced(many(spaced(identifier, text("."))), identifier)).problems == [])
    #expect(grammar(spaced(optional(spaced(identifier, text("="))), identifier)).problems == [])
    // What a name is not is no part of one.
    let name = token("NAME", glued(.lookAhead(word("end"), isPositive: false), identifier))
    #expect(grammar(spaced(many(name), word("end"))).problems == [])
  }

  /// What is found is so, and where one character is repeated nothing is missed, says the interpreter of short texts.
  @Test func agreesWithTheInterpreter() {
    let texts = Self.texts(over: "abc", upTo: 4)
    var found = 0
    for seed in 0..<UInt64(600) {
      var random = RandomSyntax(seed: seed, spacing: .glued)
      let (body, rest) = (random.next(depth: 1), random.next(depth: 2))
      let repetition = many(body, spacing: .glued)
      let sequence = grammar(.sequence([repetition, rest], spacing: .glued))
      let context: Comment = "seed \(seed): \(sequence.start.body.notation)"
      let lost = texts.filter { text in
        accepts(rest, text) && accepts(body, beginning: text) && !accepts(glued(repetition, rest), text)
      }
      let taken = sequence.problems.compactMap { problem -> String? in
        guard case .greedy(_, repetition.notation, _, let text) = problem else { return nil }
        return text
      }
      // What else is wrong makes the parts read less than they say.
      guard sequence.problems.count == taken.count else { continue }
      if !taken.isEmpty { found += 1 }
      // Where what follows can't stand at the end of a text, it is known by what comes behind it.
      for text in taken where texts.contains(text) && accepts(rest, text) { #expect(lost.contains(text), context) }
      if case .characters = body, taken.isEmpty { #expect(lost.isEmpty, context) }
    }
    #expect(found > 20)
  }

  @Test func whatAnEarlierAlternativeTakesIsNeverThere() {
    let signs = either(text("<="), text("<"))
    let taken = greedy("\"<=\" | \"<\"", "\"=\" \"a\"", "<=a")
    #expect(grammar(spaced(signs, text("="), text("a"))).problems == taken)
    #expect(grammar(spaced(signs, optional(text("=")), text("a"))).problems == [])
    #expect(grammar(spaced(signs, text("a"))).problems == [])
    // The shorter one comes first: of the alternatives alone that is told.
    #expect(grammar(spaced(either(text("<"), text("<=")), text("="))).problems.count == 1)
    #expect(
      grammar(glued(either(glued(text("b"), text("b")), text("b")), text("b"), many(text("a"), spacing: .glued)))
        .problems
        == greedy("\"b\" \"b\" | \"b\"", "\"b\" \"a\"*", "bb"))
  }

  private func accepts(_ syntax: Syntax, _ text: String) -> Bool {
    accepts(.sequence([syntax, .end], spacing: .glued), beginning: text)
  }

  private func accepts(_ syntax: Syntax, beginning text: String) -> Bool {
    var cursor = Cursor()
    return Interpreter(syntax).accepts(ContiguousArray(text.utf8).span, from: &cursor)
  }

  private static func texts(over letters: String, upTo length: Int) -> [String] {
    (0..<length).reduce(into: [""]) { texts, _ in
      texts += texts.flatMap { text in letters.map { text + String($0) } }
    }
  }
}

/// Every byte.
private enum AnyByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { true }
}
