import ConstraintGrammar
import ConstraintLanguages
import Recogniser
import SentenceGeneration
import Testing

@testable import Fuzzing

@Suite struct SentenceSourceTests {
  @Test("Everything that a derivation can do occurs soon", arguments: [Dialect.equations, .visualAttribute])
  func coverage(of dialect: Dialect) throws {
    let subject = try FuzzSubject(dialect)
    var source = SentenceSource(subject.graph, words: ["a"], recogniser: subject.recogniser)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1_500 { _ = source.sentence(using: &random) }
    for length in 1...3 {
      let paths = source.coverage.covered(ofLength: length)
      #expect(paths.covered == paths.all, "paths of \(length)")
      #expect(paths.all > 0)
    }
    #expect(source.coverage.isComplete)
  }

  @Test("What is generated belongs to the language", arguments: Dialect.all)
  func language(of dialect: Dialect) throws {
    let subject = try FuzzSubject(dialect)
    var source = SentenceSource(subject.graph, words: ["a", "left"], recogniser: subject.recogniser)
    var random = SeededGenerator(seed: 6)
    for _ in 0..<100 {
      let sentence = source.sentence(using: &random)
      #expect(subject.recogniser.recognise(sentence).isAccepted, "\(String(decoding: sentence, as: UTF8.self))")
    }
  }

  @Test("All short sentences are listed, each once")
  func systematic() throws {
    let subject = try FuzzSubject(.equations)
    let sentences = SystematicSentences(subject.graph, samples: ["NUMBER": ["2"]], limit: 100_000).sentences(depth: 9)
    #expect(Set(sentences).count == sentences.count)
    // 11 × 3 × (3 × 11 × (1 + 2 × 2) + 2): a factor or none, of either sign, and a constant or none, of either sign.
    #expect(sentences.count == 11 * 3 * (3 * 11 * (1 + 2 * 2) + 2))
    for sentence in sentences { #expect(subject.dialect.accepts(String(decoding: sentence, as: UTF8.self))) }
  }

  @Test(
    "Names and numbers are one sample each, and words two",
    arguments: [(Dialect.visualAttribute, 78), (.expressionFormat, 564)])
  func samples(of dialect: Dialect, count: Int) throws {
    let subject = try FuzzSubject(dialect)
    let sentences = SystematicSentences(of: subject, limit: 1_000).sentences(depth: 6)
    #expect(Set(sentences).count == count)
    #expect(SystematicSentences(of: subject, limit: 1_000).sentences(depth: 9) == sentences)
    for sentence in sentences { #expect(subject.recogniser.recognise(sentence).isAccepted) }
  }
}
