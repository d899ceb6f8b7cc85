import GrammarCombinators
import Testing

@Suite struct MatchedTests {
  @Test func agreesWithItsTwin() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      try compare(Matched { one }, with: .matched(one.twin), "\(script[0])")
      let spaced = Matched {
        one
        two
      }
      try compare(spaced, with: .matched(.sequence([one.twin, two.twin], spaced: true)), "\(script)")
      let glued = Matched(Glued.self) {
        one
        two
      }
      try compare(glued, with: .matched(.sequence([one.twin, two.twin], spaced: false)), "\(script)")
    }
  }

  @Test func leavesOutTheWhiteSpaceAroundIt() throws {
    let pair = Matched {
      "a"
      Optionally { "b" }
    }
    #expect(try pair.run("  a  ").output.range == 2..<3)
  }

  @Test func printsAsItsBody() {
    #expect(Matched { "a" }.syntax == .literal("a"))
  }
}

extension Twin {
  /// A body with its range as the output.
  static func matched(_ body: Twin) -> Twin {
    body.changing(output: { _, start, end in "\(start)..<\(end)" })
  }
}
