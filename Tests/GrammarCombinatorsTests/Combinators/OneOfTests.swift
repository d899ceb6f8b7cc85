import GrammarCombinators
import Testing

@Suite struct OneOfTests {
  @Test func prefersTheEarlierAlternative() throws {
    let sign = OneOf {
      LiteralText("+").as(1)
      LiteralText("+-").as(2)
      LiteralText("-").as(3)
    }
    #expect(try sign.run("+-") == (1, 1))
    #expect(try sign.run("-") == (3, 1))
  }
}

extension Twin {
  /// The first of the alternatives that succeeds; the misses of all that were tried.
  static func choice(_ alternatives: [Twin]) -> Twin {
    Twin { text, start in
      var misses: [Miss] = []
      for alternative in alternatives {
        let trace = alternative.read(text, start)
        misses += trace.misses
        if trace.isFinal || trace.reply != .fail { return Trace(trace.reply, misses, isFinal: trace.isFinal) }
      }
      return Trace(.fail, misses)
    }
  }
}
