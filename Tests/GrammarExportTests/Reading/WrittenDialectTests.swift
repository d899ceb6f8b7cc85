import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import GrammarExport
import TestMaterial
import Testing

/// The files in `Grammar/` say what the parsers do.
@Suite struct WrittenDialectTests {
  /// What is read of a dialect's file is written as the same file.
  @Test(arguments: Dialect.all.map(\.name)) func isWrittenAgain(_ name: String) throws {
    let language = try #require(Dialect(named: name)).language
    let text = try language.ebnf()
    let read = Grammar.Language(
      language.name, title: language.title, sample: language.sample, grammar: try Grammar(ebnf: text))
    #expect(try read.ebnf() == text)
  }

  /// And it accepts what the parser accepts, but for what a parser refuses beyond its grammar.
  @Test(arguments: Dialect.all.map(\.name)) func acceptsTheSame(_ name: String) throws {
    let dialect = try #require(Dialect(named: name))
    let grammar = try WrittenGrammar(ebnf: dialect.language.ebnf())
    var counts = (accepted: 0, rejected: 0)
    for other in Dialect.all {
      for kind in ["accepted", "rejected"] {
        let file = "Tests/ConstraintGrammarTests/Corpora/\(other.name).\(kind).txt"
        for entry in try Corpus(reading: Repository.text(of: file)).entries {
          let bytes = try EscapedText.bytes(of: entry.input)
          let text = String(decoding: bytes, as: UTF8.self)
          guard Array(text.utf8) == bytes else { continue }
          do throws(Diagnostic) {
            _ = try dialect.constraints(in: text)
            #expect(grammar.accepts(text), "\(entry.input)")
            counts.accepted += 1
          } catch  where Self.codesOfTheGrammar.contains(error.code) {
            #expect(!grammar.accepts(text), "\(entry.input)")
            counts.rejected += 1
          } catch {
            // The parser refuses what its grammar accepts.
          }
        }
      }
    }
    #expect(counts.accepted > 10 && counts.rejected > 100)
  }

  private static let codesOfTheGrammar: [DiagnosticCode] = [
    .unexpectedEnd, .unexpectedText, .numberRunsOn, .unicodeSpace, .invalidUTF8,
  ]
}
