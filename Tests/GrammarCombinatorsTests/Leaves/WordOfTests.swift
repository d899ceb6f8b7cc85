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

  /// What is looked at behind the end of a text counts for nothing, also where a null character is of the class.
  @Test(arguments: [0, 1, 7, 8, 9, 16])
  func endsWithTheText(count: Int) throws {
    enum InLine: ByteClass {
      static func contains(_ byte: UInt8) -> Bool { byte != 10 }
    }
    let rest = WordOf(InLine.self, InLine.self).text()
    let text = "a" + String(repeating: "\0", count: count)
    #expect(try rest.run(text).output == text)
    let line = SequenceOf(NoSpace.self) {
      rest
      "\n"
    }
    #expect(try line.run(text + "\n").output == text)
  }
}
