import GrammarCombinators
import Testing

@Suite struct BytesOfTests {
  @Test func agreesWithItsTwin() throws {
    let twin = Twin.leaf(["[0-9]"]) { rest in
      let digits = rest.prefix { "01".utf8.contains($0) }
      return digits.isEmpty ? nil : digits.count
    }
    try compareExplained(BytesOf(Digit.self), with: twin, in: Scene.all(over: "01a ", upTo: 4))
  }
}
