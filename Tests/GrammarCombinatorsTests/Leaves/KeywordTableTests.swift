import GrammarCombinators
import Testing

@Suite struct KeywordTableTests {
  @Test func keepsTheWordsAsTheyWereListed() {
    let table = KeywordTable([("Right", 1), ("left", 2)], ignoringCase: true)
    #expect(table.words == ["Right", "left"])
    #expect(table.ignoresCase)
    #expect(!KeywordTable([("left", 2)]).ignoresCase)
  }

  @Test func holdsManyWords() throws {
    let words = (0..<60).map { "word_\($0)" } + (0..<60).map { "a_rather_long_word_\($0)_with_a_tail" }
    ManyWords.$table.withValue(KeywordTable(words.enumerated().map { ($1, $0) })) {
      for (index, word) in words.enumerated() {
        #expect((try? Keywords(ManyWords.self).run(word).output) == index)
        #expect(throws: ParseFailure.self) { try Keywords(ManyWords.self).run(word + "x") }
      }
    }
  }

  @Test func tellsWordsApartThatBeginAlike() {
    let words = ["top", "topMargin", "topMarginal", "to", "bottom", "bottomMargin", "bottomMarginal"]
    ManyWords.$table.withValue(KeywordTable(words.enumerated().map { ($1, $0) })) {
      for (index, word) in words.enumerated() {
        for (rest, end) in [("", word.utf8.count), (".x", word.utf8.count), (" of", word.utf8.count)] {
          let result = try? Keywords(ManyWords.self).run(word + rest)
          #expect(result?.output == index, "\(word)\(rest)")
          #expect(result?.end == end, "\(word)\(rest)")
        }
        #expect(throws: ParseFailure.self) { try Keywords(ManyWords.self).run(word + "_") }
      }
      for text in ["t", "topM", "topMargina", "bottomMargim", "bottomMargin\u{0}l", "bo"] {
        #expect(
          (try? Keywords(ManyWords.self).run(text).output) == (text.hasPrefix("bottomMargin\u{0}") ? 5 : nil), "\(text)"
        )
      }
    }
  }

  @Test func holdsNoWord() {
    #expect(throws: ParseFailure.self) { try Keywords(ManyWords.self).run("") }
    #expect(throws: ParseFailure.self) { try Keywords(ManyWords.self).run("a") }
  }

  @Test func refusesWhatIsNoListOfWords() async {
    await #expect(processExitsWith: .failure) { _ = KeywordTable([("left", 1), ("left", 1)]) }
    await #expect(processExitsWith: .failure) { _ = KeywordTable([("left", 1), ("Left", 1)], ignoringCase: true) }
    await #expect(processExitsWith: .failure) { _ = KeywordTable([("left-most", 1)]) }
    await #expect(processExitsWith: .failure) { _ = KeywordTable([("", 1)]) }
    await #expect(processExitsWith: .success) { _ = KeywordTable([("left", 1), ("Left", 1)]) }
  }
}

private enum ManyWords: KeywordSet {
  @TaskLocal static var table = KeywordTable<Int>([])
}
