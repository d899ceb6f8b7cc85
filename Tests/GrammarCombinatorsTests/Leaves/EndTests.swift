import GrammarCombinators
import Testing

@Suite struct EndTests {
  @Test func agreesWithItsTwin() throws {
    let twin = Twin { text, start in
      start == text.count ? Trace(.ok("()", end: start)) : Trace(.fail, [Miss("$", at: start)])
    }
    try compare(End(), with: twin, in: Scene.all(over: "a ", upTo: 3))
  }

  @Test func printsAsTheEnd() {
    #expect(End().syntax == .end)
  }
}
