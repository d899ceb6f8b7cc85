import GrammarCombinators
import Testing

@Suite struct AnyCaseLiteralTests {
  @Test(arguments: ["a", "ab", "a{", "{", "@", "`"] as [StaticString])
  func agreesWithItsTwinOnShortTexts(_ text: StaticString) throws {
    try compareExplained(
      AnyCaseLiteral(text), with: .anyCase(text.description), in: Scene.all(over: "aAB[{@`", upTo: 3))
  }

  @Test(arguments: ["super", "super_1", "centerxy"] as [StaticString])
  func agreesWithItsTwinAroundTheText(_ text: StaticString) throws {
    try compareExplained(
      AnyCaseLiteral(text), with: .anyCase(text.description), in: Scene.all(around: text.description))
  }

  @Test func foldsLettersAlone() throws {
    let bytes = (UInt8.min...UInt8.max).map { Scene(bytes: [$0]) }
    for letter in ["a", "m", "z", "0", "[", "{", "@", "`"] as [StaticString] {
      try compareExplained(AnyCaseLiteral(letter), with: .anyCase(letter.description), in: bytes, letter.description)
    }
  }

  @Test func printsAsALiteral() {
    #expect(AnyCaseLiteral("super").syntax == .literal("super", ignoresCase: true, isWord: false))
  }

  @Test func isWrittenInSmallLetters() async {
    await #expect(processExitsWith: .failure) { _ = AnyCaseLiteral("Super") }
  }
}

extension Twin {
  /// A text of ASCII characters, in capitals or small letters.
  static func anyCase(_ text: String) -> Twin {
    leaf([Syntax.quoted(text)]) { rest in
      String(decoding: rest.prefix(text.utf8.count), as: Unicode.ASCII.self).lowercased() == text
        ? text.utf8.count : nil
    }
  }
}
