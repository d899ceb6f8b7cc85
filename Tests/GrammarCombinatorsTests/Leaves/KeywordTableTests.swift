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
        #expect((try? ManyWords().run(word).output) == index)
        #expect(throws: ParseFailure.self) { try ManyWords().run(word + "x") }
      }
    }
  }

  @Test func tellsWordsApartThatBeginAlike() {
    let words = ["top", "topMargin", "topMarginal", "to", "bottom", "bottomMargin", "bottomMarginal"]
    ManyWords.$table.withValue(KeywordTable(words.enumerated().map { ($1, $0) })) {
      for (index, word) in words.enumerated() {
        for (rest, end) in [("", word.utf8.count), (".x", word.utf8.count), (" of", word.utf8.count)] {
          let result = try? ManyWords().run(word + rest)
          #expect(result?.output == index, "\(word)\(rest)")
          #expect(result?.end == end, "\(word)\(rest)")
        }
        #expect(throws: ParseFailure.self) { try ManyWords().run(word + "_") }
      }
      for text in ["t", "topM", "topMargina", "bottomMargim", "bottomMargin\u{0}l", "bo"] {
        #expect(
          (try? ManyWords().run(text).output) == (text.hasPrefix("bottomMargin\u{0}") ? 5 : nil), "\(text)"
        )
      }
    }
  }

  @Test func takesNoOtherBytesForCapitals() {
    // The bit that tells a capital from a small letter also tells these from digits and from `_`.
    let table = KeywordTable([("a_1", 1), ("long_words_1", 2)], ignoringCase: true)
    ManyWords.$table.withValue(table) {
      for (text, value) in [("A_1", 1), ("LONG_words_1", 2), ("a\u{7F}1", nil), ("a_\u{11}", nil), ("a\u{1F}1", nil)] {
        #expect((try? ManyWords().run(text).output) == value, "\(text.debugDescription)")
      }
      for text in ["long\u{7F}words_1", "long_words\u{7F}1", "long_words_\u{11}"] {
        #expect((try? ManyWords().run(text).output) == nil, "\(text.debugDescription)")
      }
    }
  }

  @Test func holdsNoWord() {
    #expect(throws: ParseFailure.self) { try ManyWords().run("") }
    #expect(throws: ParseFailure.self) { try ManyWords().run("a") }
  }
}

private struct ManyWords: KeywordSet {
  @TaskLocal static var table = KeywordTable<Int>([])
}
