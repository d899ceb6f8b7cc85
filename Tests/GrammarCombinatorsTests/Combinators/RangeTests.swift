import GrammarCombinators
import Testing

@Suite struct RangeTests {
  @Test func leavesOutTheWhiteSpaceAroundIt() throws {
    let pair = SequenceOf {
      "a"
      Optionally { "b" }
    }.range()
    #expect(try pair.run("  a  ").output.range == 2..<3)
  }
}

extension Twin {
  /// A body with its range as the output.
  static func matched(_ body: Twin) -> Twin {
    body.changing(output: { _, start, end in "\(start)..<\(end)" })
  }
}
