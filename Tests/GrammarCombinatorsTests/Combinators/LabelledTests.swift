import GrammarCombinators
import Testing

@Suite struct LabelledTests {
  @Test func agreesWithItsTwin() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      try compare(one.labelled("label"), with: .labelled(one.twin, "label"), "\(behaviour)")
      let relabelled = one.labelled("inner").labelled("label")
      try compare(relabelled, with: .labelled(.labelled(one.twin, "inner"), "label"), "twice: \(behaviour)")
      let ahead = NotFollowedBy { one }.labelled("label")
      try compare(ahead, with: .labelled(.notAhead(one.twin), "label"), "a negative look-ahead: \(behaviour)")
      let erased = ErasedParser(one.labelled("label"))
      try compare(erased, with: .labelled(one.twin, "label"), "erased: \(behaviour)")
    }
  }

  @Test func agreesWithItsTwinForTwoParts() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let sequence = Grouped {
        one
        two
      }.labelled("label")
      try compare(sequence, with: .labelled(.sequence([one.twin, two.twin], spaced: true), "label"), "\(script)")
      let choice = OneOf {
        one
        two
      }.labelled("label")
      try compare(choice, with: .labelled(.choice([one.twin, two.twin]), "label"), "\(script)")
      let alternative = OneOf {
        one
        two.labelled("label")
      }
      try compare(alternative, with: .choice([one.twin, .labelled(two.twin, "label")]), "\(script)")
      let next = Grouped {
        one
        two.labelled("label")
      }
      try compare(next, with: .sequence([one.twin, .labelled(two.twin, "label")], spaced: true), "\(script)")
    }
  }

  @Test func isNamedThoughAnotherAlternativeMissedTheSameToken() throws {
    let choice = OneOf {
      "#"
      Grouped {
        "#"
        Bytes(Digit.self)
      }.labelled("a colour")
    }
    let failure = #expect(throws: ParseFailure.self) { try choice.run("x") }
    #expect(failure?.expectations.map(\.name) == ["\"#\"", "a colour"])
  }

  @Test func printsAsItsBody() {
    #expect(Literal("a").labelled("label").syntax == .annotated(.literal("a"), .label("label")))
    #expect(Literal("a").labelled("label").syntax.flattened == .literal("a"))
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
