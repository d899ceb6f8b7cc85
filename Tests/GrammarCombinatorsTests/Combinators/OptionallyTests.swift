import GrammarCombinators
import Testing

@Suite struct OptionallyTests {
  @Test func tellsAnAbsentOptionalFromAPresentOneThatIsEmpty() throws {
    let nested = Optionally { Optionally { LiteralText("a").as(1) } }
    let (output, end) = try nested.run("b")
    #expect(output == .some(nil))
    #expect(end == 0)
  }
}

extension Twin {
  /// A body or nothing.
  static func optional(_ body: Twin) -> Twin {
    choice([body.changing(output: { output, _, _ in "Optional(\(output))" }), absent])
  }

  private static let absent = Twin { _, start in Trace(.ok("nil", end: start)) }
}
