import GrammarCombinators
import GrammarExport
import Testing

/// A refusal speaks of the grammar as it was declared, and not of what an export made of it.
@Suite struct RefusalNameTests {
  private func refusal(_ format: ExportFormat, _ parser: some Parser) -> String? {
    let language = Grammar.Language("it", title: "", sample: "", grammar: Grammar(parser))
    do throws(ExportFailure) {
      _ = try format.files(for: language)
      return nil
    } catch {
      return error.description
    }
  }

  private let blanks = Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: " \t") }
  private let rest = Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: "\n=").complement }

  @Test func aTokenThatWasMadeIsToldByWhatItIs() {
    let key = NamedRule("key", NoSpace.self) {
      "!"
      rest
    }
    let line = NamedRule("line", NoSpace.self) {
      key
      blanks
      "="
    }
    let file = NamedRule("file", NoSpace.self) {
      line
      "\n"
      End()
    }
    #expect(
      refusal(.abnf, file)
        == #"""
        ABNF can't express LINE (`[#x20#x9]* "="`) directly behind KEY (`"!" [^#xA=]+`), of which it could be a part, which \#
        line uses
        """#)
  }

  @Test func theRuleIsOneOfTheGrammar() {
    let file = NamedRule("file", NoSpace.self) {
      Repeat(.oneOrMore, NoSpace.self) {
        NotFollowedBy { "#" }
        OneOf {
          "#"
          "ab"
        }
      }
      End()
    }
    #expect(
      refusal(.abnf, file)
        == #"""
        ABNF can't express a look-ahead (`( /* not before "#" */ ( "#" | "ab" ) )+`), which file uses
        """#)
    let words = NamedRule("words", NoSpace.self) {
      Optionally(NoSpace.self) { "-" }
      BytesOf(WordPart.self)
      End()
    }
    #expect(
      refusal(.textMate, words) == #"""
        TextMate can't express WORDS (`"-"? [_a-zA-Z0-9]+`), which is a word or something else, which words uses
        """#)
  }

  @Test func aLineFeedIsSpelledOut() {
    let key = NamedRule("key", NoSpace.self) {
      Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: ";").complement }
    }
    let file = NamedRule("file", NoSpace.self) {
      key
      OneOf {
        "\n"
        ";"
      }
      End()
    }
    #expect(
      refusal(.abnf, file)
        == #"ABNF can't express "\n" directly behind KEY (`[^;]+`), of which it could be a part, which file uses"#)
  }
}
