import GrammarCombinators
import Testing

/// A recursive grammar on inputs that nest as deeply as it allows, and deeper.
@Suite struct ParenthesesTests {
  @Test(arguments: [1, 2, 49, 50])
  func countsDownToTheLimit(_ count: Int) throws {
    #expect(try Parentheses().run(nested(count)) == (count, 2 * count))
  }

  @Test(arguments: [51, 52, 1000])
  func refusesWhatIsDeeper(_ count: Int) {
    let failure = #expect(throws: ParseFailure.self) { try Parentheses().run(nested(count)) }
    #expect(failure?.refusal == Refusal(.nestingTooDeep, in: 51..<51))
    #expect(failure?.offset == min(51, count))
    #expect(failure?.expectations == [])
  }

  @Test func refusesAMillionOpeningParentheses() {
    let million = String(repeating: "(", count: 1_000_000)
    let failure = #expect(throws: ParseFailure.self) { try Parentheses().run(million) }
    #expect(failure?.refusal?.reason == .nestingTooDeep)
    let erased = #expect(throws: ParseFailure.self) { try AnyParser(Parentheses()).run(million) }
    #expect(erased?.refusal?.reason == .nestingTooDeep)
  }

  @Test func aShallowMistakeIsNoRefusal() {
    let failure = #expect(throws: ParseFailure.self) { try Parentheses().run(nested(25).dropLast() + "]") }
    #expect(failure?.refusal == nil)
    #expect(failure?.offset == 49)
    #expect(failure?.expectations == [ParseFailure.Expectation(literal: ")", role: .bracket)])
  }

  private func nested(_ count: Int) -> String {
    String(repeating: "(", count: count) + String(repeating: ")", count: count)
  }
}
