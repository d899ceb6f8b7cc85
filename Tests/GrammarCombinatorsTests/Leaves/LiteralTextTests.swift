import GrammarCombinators
import Testing

@Suite struct LiteralTextTests {
  @Test(arguments: ["a", "ab", "aa", "aba", "é", "aé"] as [StaticString])
  func agreesWithItsTwinOnShortTexts(_ text: StaticString) throws {
    try compareExplained(LiteralText(text), with: .literal(text.description), in: Scene.all(over: "ab é", upTo: 4))
  }

  @Test(
    arguments: [
      "=", "==", "abc", "abcd", "abcde", "abcdef", "abcdefg", "abcdefgh", "@constraints", "a literal longer than that",
      "größer als π",
    ] as [StaticString])
  func agreesWithItsTwinAroundTheText(_ text: StaticString) throws {
    try compareExplained(LiteralText(text), with: .literal(text.description), in: Scene.all(around: text.description))
  }

  @Test(arguments: ["==", "@constraints"] as [StaticString])
  func aFailureKnowsTheText(_ text: StaticString) {
    let failure = #expect(throws: ParseFailure.self) { try LiteralText(text).run("=@") }
    #expect(failure?.expectations == [ParseFailure.Expectation(literal: text.description, role: .operator)])
    #expect(failure?.expectations.first?.spelling == text.description)
  }
}

@Suite("A literal in capitals and small letters alike") struct AnyCaseLiteralTests {
  @Test(arguments: ["a", "ab", "a{", "{", "@", "`", "aé", "A", "aB", "A[", "[", "Aé"] as [StaticString])
  func agreesWithItsTwinOnShortTexts(_ text: StaticString) throws {
    let literal = LiteralText(text, ignoringCase: true)
    try compareExplained(literal, with: .anyCase(text.description), in: Scene.all(over: "aAB[{@`é", upTo: 3))
  }

  @Test(
    arguments: ["super", "super_1", "centerxy", "centerxwithinmargins", "SUPER", "Center_X", "centerXWithinMargins"]
      as [StaticString])
  func agreesWithItsTwinAroundTheText(_ text: StaticString) throws {
    let literal = LiteralText(text, ignoringCase: true)
    try compareExplained(literal, with: .anyCase(text.description), in: Scene.all(around: text.description))
    #expect(try literal.run(text.description.uppercased()).end == text.utf8CodeUnitCount)
  }

  @Test func foldsLettersAlone() throws {
    let bytes = (UInt8.min...UInt8.max).map { Scene(bytes: [$0]) }
    for letter in ["a", "m", "z", "A", "M", "Z", "0", "[", "{", "@", "`"] as [StaticString] {
      let literal = LiteralText(letter, ignoringCase: true)
      try compareExplained(literal, with: .anyCase(letter.description), in: bytes, letter.description)
    }
  }
}

extension Twin {
  /// A text, as it is written.
  static func literal(_ text: String) -> Twin {
    leaf([Syntax.quoted(text)]) { $0.starts(with: text.utf8) ? text.utf8.count : nil }
  }

  /// A text, in capitals and small letters alike.
  static func anyCase(_ text: String) -> Twin {
    leaf([Syntax.quoted(text)]) { rest in
      func small(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.map { (65...90).contains($0) ? $0 + 32 : $0 } }
      let start = small(rest.prefix(text.utf8.count))
      return start == small(text.utf8) ? start.count : nil
    }
  }
}
