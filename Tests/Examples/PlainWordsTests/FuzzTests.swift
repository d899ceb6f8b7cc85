import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import Fuzzing
import GrammarChecks
import GrammarCombinators
import GrammarExport
import PlainWords
import Testing

@Suite("Fuzzing a user's dialect") struct FuzzTests {
  /// The recogniser reads the EBNF that the dialect prints, and must agree with its parser on every text.
  ///
  /// The other properties compare with arithmetic and with names that are written by hand for the documented dialects.
  @Test func everyPropertyHolds() throws {
    let subject = try FuzzSubject(
      plainWords.withHints(naming: Dialect.documented, Dialect.current), grammarFile: plainWords.language.ebnf())
    let properties = Property.all.filter { !["numbers", "translation", "swift", "meaning"].contains($0.name) }
    var session = FuzzSession(subject, properties: properties, seed: 1)
    for _ in 0..<400 { session.step { _ in } }
    #expect(session.failures.map(\.description) == [])
    #expect(session.counts.accepted > 50)
  }

  @Test func nothingIsWrongWithTheGrammar() {
    #expect(plainWords.grammar.problems == [])
  }
}
