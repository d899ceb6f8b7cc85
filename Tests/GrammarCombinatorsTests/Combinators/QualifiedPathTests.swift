import GrammarCombinators
import Testing

@Suite struct QualifiedPathTests {
  @Test(.timeLimit(.minutes(1)))
  func agreesWithItsTwin() throws {
    for scripts in lists(of: 3, from: lists(of: 2, from: Behaviour.loop)) {
      let (step, separator, last) = (Scripted(1, scripts[0]), Scripted(2, scripts[1]), Scripted(3, scripts[2]))
      let path = QualifiedPath {
        step
      } separator: {
        separator.void
      } last: {
        last
      }
      let twin = Twin.path(step.twin, separator: separator.void.twin, last: last.twin)
      try compare(path.map { Verbatim($0) }, with: twin, "\(scripts)")
    }
  }

  @Test func readsAWordAsAStepWhereASeparatorFollows() throws {
    let path = QualifiedPath {
      Word(WordStart.self, WordPart.self)
    } separator: {
      "."
    } last: {
      Keywords(Sides.self)
    }
    let alone = try path.run("left")
    #expect(alone.output == (nil, 1))
    #expect(alone.end == 4)
    let behindSteps = try path.run("a.left.right x")
    #expect(behindSteps.output.0?.range == 2..<6)
    #expect(behindSteps.output.1 == 2)
    #expect(behindSteps.end == 12)
    #expect(throws: ParseFailure.self) { try path.run("a.left.") }
    #expect(throws: ParseFailure.self) { try path.run("a.b") }
  }

  /// The last part is tried first, which the grammar as data says in another order: for whole words it comes to the same.
  @Test func isExplainedAsItsTwinSays() throws {
    let path = QualifiedPath {
      Byte(Letter.self)
    } separator: {
      "."
    } last: {
      "a"
    }
    let step = Twin.leaf(["[ab]"]) { $0.first.map("ab".utf8.contains) == true ? 1 : nil }
    let twin = Twin.path(step, separator: .literal("."), last: .literal("a")).changing(output: { _, _, _ in "path" })
    try compareExplained(path.map { _ in Read() }, with: twin, in: Scene.all(over: "ab. ", upTo: 5))
  }

  @Test func endsWhereAStepRecognisesNothing() {
    let path = QualifiedPath {
      Nothing()
    } separator: {
      Nothing()
    } last: {
      "a"
    }
    #expect(throws: ParseFailure.self) { try path.run("b") }
  }

  @Test func printsAsARepetitionAndALastPart() {
    let path = QualifiedPath {
      "a"
    } separator: {
      "."
    } last: {
      "b"
    }
    let step = Syntax.sequence([.literal("a"), .literal(".")], spacing: .glued)
    #expect(
      path.syntax
        == .sequence([.repetition(step, .zeroOrMore, spacing: .glued), .literal("b")], spacing: .glued))
  }
}

private enum Letter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 97 || byte == 98 }
}

private struct Read: CustomStringConvertible {
  var description: String { "path" }
}

private enum Sides: KeywordSet {
  static let table = KeywordTable([("left", 1), ("right", 2)])
}

/// What a path gives, written as its twin writes it.
private struct Verbatim: CustomStringConvertible {
  let description: String

  init(_ output: (Int?, Int)) { description = "(\(output.0.map { "\($0)" } ?? "nil"), \(output.1))" }
}

extension Twin {
  /// Steps with a separator behind each; the last part is the first one of its kind that no separator follows.
  static func path(_ step: Twin, separator: Twin, last: Twin) -> Twin {
    Twin { text, start in
      var (latest, misses, place) = ("nil", [Miss](), start)
      func end(of part: Twin, at place: Int) -> (output: String, end: Int)? {
        let trace = part.read(text, place)
        misses += trace.misses
        guard case .ok(let output, let end) = trace.reply else { return nil }
        return (output, end)
      }
      while true {
        if let final = end(of: last, at: place), end(of: separator, at: final.end) == nil {
          return Trace(.ok("(\(latest), \(final.output))", end: final.end), misses)
        }
        guard let next = end(of: step, at: place), let behind = end(of: separator, at: next.end) else {
          return Trace(.fail, misses)
        }
        if behind.end == place { return Trace(.fail, misses) }
        (latest, place) = (next.output, behind.end)
      }
    }
  }
}
