import GrammarCombinators
import Testing

@Suite struct SequencedTests {
  @Test func agreesWithItsTwinForThreeParts() throws {
    for script in lists(of: 3, from: Behaviour.all) {
      let (one, two, three) = (Scripted(1, script[0]), Scripted(2, script[1]), Scripted(3, script[2]))
      let spaced = SequenceOf {
        one
        two
        three
      }
      let parts = [one.twin, two.twin, three.twin]
      try compare(spaced, with: .sequence(parts, spaced: true), "\(script)")
      let nested = SequenceOf {
        one.void
        SequenceOf {
          two
          three
        }
      }
      let voidParts = [one.void.twin, two.twin, three.twin]
      try compare(nested, with: .sequence(voidParts, spaced: true), "\(script)")
      let glued = SequenceOf(NoSpace.self) {
        one
        two
        three
      }
      try compare(glued, with: .sequence(parts, spaced: false), "\(script)")
    }
  }

  @Test func endsWhereItsLastTokenEnds() throws {
    let pair = SequenceOf {
      "a"
      Optionally { "b" }
    }
    #expect(try pair.run("a  c").end == 1)
    #expect(try pair.run("a  b  ").end == 4)
  }
}

extension Twin {
  /// Recognises nothing.
  static let nothing = Twin { _, start in Trace(.ok("()", end: start)) }

  /// All parts, one after the other, from left to right. It ends where the last part that recognises something ends.
  static func sequence(_ parts: [Twin], spaced: Bool) -> Twin {
    Twin { text, start in
      var (outputs, misses, end) = ([String](), [Miss](), start)
      for (index, part) in parts.enumerated() {
        var begin = end
        while spaced, index > 0, begin < text.count, " \t\n\u{B}\u{C}\r".utf8.contains(text[begin]) { begin += 1 }
        let trace = part.read(text, begin)
        misses += trace.misses
        guard case .ok(let output, let partEnd) = trace.reply else {
          return Trace(.fail, misses, isFinal: trace.isFinal)
        }
        if output != "()" { outputs.append(output) }
        if partEnd > begin { end = partEnd }
      }
      let isTuple = outputs.count != 1
      return Trace(.ok(isTuple ? "(\(outputs.joined(separator: ", ")))" : outputs[0], end: end), misses)
    }
  }
}
