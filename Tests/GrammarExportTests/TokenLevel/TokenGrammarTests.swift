import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import GrammarExport
import TestMaterial
import Testing

/// White space as a property of tokens changes nothing: a grammar in which it is spelt out agrees on every text.
@Suite struct TokenGrammarTests {
  @Test(arguments: Dialect.all.map(\.name))
  func corpora(of name: String) throws {
    let dialect = try #require(Dialect(named: name))
    let grammar = try CharacterGrammar(dialect.grammar, notation: "this")
    let (characters, tokens) = (CharacterReader(grammar: grammar), TokenReader(grammar))
    var counts = [true: 0, false: 0]
    for kind in ["accepted", "rejected"] {
      let path = "Tests/ConstraintGrammarTests/Corpora/\(name).\(kind).txt"
      for entry in try Corpus(reading: Repository.text(of: path)).entries {
        let bytes = try EscapedText.bytes(of: entry.input)
        guard bytes.count < 60, let text = String(exactly: bytes) else { continue }
        let isAccepted = characters.accepts(text)
        counts[isAccepted, default: 0] += 1
        #expect(tokens.accepts(text) == isAccepted, "\(text.debugDescription)")
      }
    }
    #expect(counts.values.allSatisfy { $0 > 5 })
  }

  /// All short texts, in grammars that are made by chance.
  @Test func randomGrammars() throws {
    var random = RandomGrammar(seed: 2)
    var compared = 0
    var acceptances = 0
    while compared < 120 {
      guard let grammar = try? CharacterGrammar(random.next(), notation: "this") else { continue }
      compared += 1
      let (characters, tokens) = (CharacterReader(grammar: grammar), TokenReader(grammar))
      for text in RandomGrammar.texts {
        let isAccepted = characters.accepts(text)
        acceptances += isAccepted ? 1 : 0
        if tokens.accepts(text) != isAccepted {
          Issue.record("\(text.debugDescription) is \(isAccepted ? "" : "not ")in the language of\n\(grammar)")
          return
        }
      }
    }
    #expect(acceptances > 500)
  }
}
