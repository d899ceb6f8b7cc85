import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import GrammarExport
import Recogniser
import TestMaterial
import Testing

/// White space spelt out changes nothing: the general recogniser, which reads the EBNF, agrees on every text.
@Suite struct TransformationTests {
  @Test(arguments: Dialect.all.map(\.name))
  func corpora(of name: String) throws {
    let dialect = try #require(Dialect(named: name))
    let reader = CharacterReader(grammar: try CharacterGrammar(dialect.grammar, notation: "this"))
    let recogniser = Recogniser(try EBNFGrammar(reading: dialect.language.ebnf()))
    var counts = [true: 0, false: 0]
    for kind in ["accepted", "rejected"] {
      let path = "Tests/ConstraintGrammarTests/Corpora/\(name).\(kind).txt"
      for entry in try Corpus(reading: Repository.text(of: path)).entries {
        let bytes = try EscapedText.bytes(of: entry.input)
        guard bytes.count < 60, let text = String(exactly: bytes) else { continue }
        let isAccepted = recogniser.recognise(bytes).isAccepted
        counts[isAccepted, default: 0] += 1
        #expect(reader.accepts(text) == isAccepted, "\(text.debugDescription)")
      }
    }
    #expect(counts.values.allSatisfy { $0 > 5 })
  }

  /// All short texts, in grammars that are made by chance.
  @Test func randomGrammars() throws {
    var random = RandomGrammar(seed: 1)
    var compared = 0
    var acceptances = 0
    while compared < 120 {
      let grammar = random.next()
      guard let ebnf = try? Grammar.Language("this", title: "", sample: "", grammar: grammar).ebnf(),
        let transformed = try? CharacterGrammar(grammar, notation: "this", hasTokens: false, isOrdered: false)
      else { continue }
      compared += 1
      let recogniser = Recogniser(try EBNFGrammar(reading: ebnf), isOfCharacters: !ebnf.contains("<?TOKENS?>"))
      let reader = CharacterReader(grammar: transformed)
      for text in RandomGrammar.texts {
        let isAccepted = recogniser.recognise(Array(text.utf8)).isAccepted
        acceptances += isAccepted ? 1 : 0
        if reader.accepts(text) != isAccepted {
          Issue.record("\(text.debugDescription) is \(isAccepted ? "" : "not ")in the language of\n\(ebnf)")
          return
        }
      }
    }
    #expect(acceptances > 500)
  }
}
