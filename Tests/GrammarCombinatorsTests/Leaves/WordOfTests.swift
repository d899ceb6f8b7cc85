import GrammarCombinators
import Testing

@Suite struct WordOfTests {
  @Test func agreesWithItsTwin() throws {
    let twin = Twin.leaf(["[_a-zA-Z]"]) { rest in
      let word = rest.prefix { "_aZ0".utf8.contains($0) }
      return word.isEmpty || word.first == UInt8(ascii: "0") ? nil : word.count
    }
    try compareExplained(
      WordOf(WordStart.self, WordPart.self), with: .matched(twin), in: Scene.all(over: "_Z0 .", upTo: 4))
  }
}
