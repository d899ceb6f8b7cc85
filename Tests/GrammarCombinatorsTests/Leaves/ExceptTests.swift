import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct ExceptTests {
  @Test func agreesWithItsTwin() throws {
    let keyword = Twin.keyword(["ab", "b"], ignoringCase: false)
    let word = Twin.leaf(["[_a-zA-Z]"]) { rest in
      let word = rest.prefix { "_ab1".utf8.contains($0) }
      return word.isEmpty || word.first == UInt8(ascii: "1") ? nil : word.count
    }
    let unreserved = WordOf(WordStart.self, WordPart.self).except(Reserved())
    let twin = Twin.matched(.sequence([.notAhead(keyword), word], spaced: false))
    try compareExplained(unreserved, with: twin, in: Scene.all(over: "ab1_ .", upTo: 4))
  }

  @Test func standsBesideTheWordsThatItIsNot() throws {
    let choice = OneOf {
      WordOf(WordStart.self, WordPart.self).except(Reserved()).as("name")
      Reserved().map { "keyword \($0)" }
    }
    #expect(try choice.run("ab").output == "keyword 1")
    #expect(try choice.run("abb").output == "name")
    #expect(Grammar(choice).problems == [])
  }
}

private struct Reserved: KeywordSet {
  static let table = KeywordTable([("ab", 1), ("b", 2)])
}
