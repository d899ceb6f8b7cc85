import GrammarCombinators
import Testing

@Suite struct KeywordSetTests {
  @Test func agreesWithItsTwinOnShortTexts() throws {
    let scenes = Scene.all(over: "aAb_1 ", upTo: 3)
    for words in [["a"], ["a", "ab"], ["ab", "a", "A", "b_1"], ["1", "_", "aaaa", "AAAA"]] {
      try compare(words, ignoringCase: false, in: scenes)
    }
    try compare(["a", "ab", "a_b"], ignoringCase: false, in: Scene.all(over: "ab_ ", upTo: 4))
    try compare(["a", "ab", "b_1"], ignoringCase: true, in: scenes)
    try compare(["AB", "a"], ignoringCase: true, in: scenes)
  }

  @Test(arguments: [["left", "right", "leading", "trailing"], ["keyworda", "keywordi", "keyword", "keyword_1"]])
  func agreesWithItsTwinAroundTheWords(_ words: [String]) throws {
    try compare(words, ignoringCase: false, in: words.flatMap(Scene.all(around:)))
    try compare(words, ignoringCase: true, in: words.flatMap(Scene.all(around:)))
  }

  @Test func tellsLongWordsApart() throws {
    let words = [
      "leadingMargin", "leadingMarginX", "leadingCenter", "leadingM", "leadingXMargin",
      String(repeating: "x", count: 9), String(repeating: "x", count: 10), String(repeating: "x", count: 30),
      "abcdefgh1ijklmnopq", "abcdefgh2ijklmnopq", "Bcdefghib", "acdefghia",
    ]
    let scenes = words.flatMap { Scene.all(around: $0) }.filter { $0.start < 2 }
    try compare(words, ignoringCase: false, in: scenes)
    try compare(words, ignoringCase: true, in: scenes)
  }

  @Test func aFailureKnowsEveryWord() {
    let failure = #expect(throws: ParseFailure.self) { try Weekdays().run("sunday") }
    #expect(
      failure?.expectations == [
        ParseFailure.Expectation(literal: "monday", role: .keyword),
        ParseFailure.Expectation(literal: "tuesday", role: .keyword),
      ])
  }

  @Test func printsAsAChoiceOfWords() {
    #expect(
      Weekdays().syntax
        == .annotated(
          .choice([
            .literal("tuesday", ignoresCase: true, isWord: true), .literal("monday", ignoresCase: true, isWord: true),
          ]), .role(.keyword)))
    KeywordsOfTheTest.$table.withValue(KeywordTable([("a", 1)])) {
      #expect(KeywordsOfTheTest().syntax.flattened == .literal("a", ignoresCase: false, isWord: true))
    }
  }

  private func compare(_ words: [String], ignoringCase ignoresCase: Bool, in scenes: [Scene]) throws {
    let table = KeywordTable(words.enumerated().map { ($1, $0) }, ignoringCase: ignoresCase)
    try KeywordsOfTheTest.$table.withValue(table) {
      try compareExplained(
        KeywordsOfTheTest(), with: .keyword(words, ignoringCase: ignoresCase), in: scenes, "\(words)")
    }
  }
}

private struct Weekdays: KeywordSet {
  static let table = KeywordTable([("tuesday", 2), ("monday", 1)], ignoringCase: true)
}

private struct KeywordsOfTheTest: KeywordSet {
  @TaskLocal static var table = KeywordTable<Int>([])
}

extension Twin {
  /// One of several words, with its number as the output, where neither letter, digit nor `_` follows.
  static func keyword(_ words: [String], ignoringCase ignoresCase: Bool) -> Twin {
    @Sendable func folded(_ word: [UInt8]) -> [UInt8] {
      ignoresCase ? Array(String(decoding: word, as: UTF8.self).lowercased().utf8) : word
    }
    let keys = words.map { folded(Array($0.utf8)) }
    let parts = Array("_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    return Twin { text, start in
      let word = text.dropFirst(start).prefix(while: parts.contains)
      guard let number = keys.firstIndex(of: folded(Array(word))) else {
        return Trace(.fail, words.map { Miss(Syntax.quoted($0), at: start) })
      }
      return Trace(.ok("\(number)", end: start + word.count))
    }
  }
}
