import GrammarCombinators
import Testing

@Suite struct LabelledTests {
  @Test func isNamedThoughAnotherAlternativeMissedTheSameToken() throws {
    let choice = OneOf {
      "#"
      SequenceOf {
        "#"
        BytesOf(Digit.self)
      }.labelled("a colour")
    }
    let failure = #expect(throws: ParseFailure.self) { try choice.run("x") }
    #expect(failure?.expectations.map(\.name) == ["\"#\"", "a colour"])
  }
}

extension Twin {
  /// A body whose misses have another name as long as it gets no further than where it begins.
  static func labelled(_ body: Twin, _ label: String) -> Twin {
    body.changing(misses: { trace, start in
      if trace.isFinal { return trace.misses }
      let isPastItsStart = trace.misses.contains { $0.offset > start }
      let isMissed = trace.reply == .fail || trace.misses.contains { $0.name != nil }
      return isPastItsStart || !isMissed
        ? trace.misses : [Miss(label, at: start)] + trace.misses.map(\.silenced)
    })
  }
}
