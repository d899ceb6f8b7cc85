import GrammarCombinators
import Testing

@Suite struct ByteOfTests {
  @Test func agreesWithItsTwin() throws {
    let twin = Twin.leaf(
      ["[_a-zA-Z]"], output: { _, _, word in "\(word[0])" }, { $0.first.map("_aZ".utf8.contains) == true ? 1 : nil })
    try compareExplained(ByteOf(WordStart.self), with: twin, in: Scene.all(over: "_aZ0 ", upTo: 3))
  }

  @Test func aFailureKnowsTheClass() {
    let failure = #expect(throws: ParseFailure.self) { try ByteOf(Digit.self).run("a") }
    #expect(failure?.expectations == [ParseFailure.Expectation("[0-9]")])
  }
}
