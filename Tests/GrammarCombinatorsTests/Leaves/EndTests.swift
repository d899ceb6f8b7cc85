import GrammarCombinators
import Testing

@Suite struct EndTests {
  @Test func agreesWithItsTwin() throws {
    try compareExplained(End(), with: .end, in: Scene.all(over: "a ", upTo: 3))
  }
}

extension Twin {
  /// The end of the text.
  static let end = Twin { text, start in
    start == text.count ? Trace(.ok("()", end: start)) : Trace(.fail, [Miss("$", at: start)])
  }
}
