import GrammarCombinators
import Testing

@Suite struct RepetitionBoundsTests {
  @Test(
    arguments: [
      (.optional, 0, 1), (.zeroOrMore, 0, .max), (.oneOrMore, 1, .max), (.exactly(3), 3, 3), (.atLeast(2), 2, .max),
      (.times(0...4), 0, 4), (.init(lower: 2, upper: 5), 2, 5),
    ] as [(Syntax.RepetitionBounds, Int, Int)])
  func holdItsEnds(_ bounds: Syntax.RepetitionBounds, _ lower: Int, _ upper: Int) {
    #expect(bounds.lower == lower)
    #expect(bounds.upper == upper)
  }

  @Test func areInOrderAndNotNegative() async {
    await #expect(processExitsWith: .failure) { _ = Syntax.RepetitionBounds(lower: -1, upper: 2) }
    await #expect(processExitsWith: .failure) { _ = Syntax.RepetitionBounds(lower: 3, upper: 2) }
    await #expect(processExitsWith: .failure) { _ = Syntax.RepetitionBounds.exactly(0) }
    await #expect(processExitsWith: .success) { _ = Syntax.RepetitionBounds.exactly(1) }
  }
}
