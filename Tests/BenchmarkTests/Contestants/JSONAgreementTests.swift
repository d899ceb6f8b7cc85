import JSONText
import Testing

@testable import benchmark

@Suite("The parser of JSON that is written by hand") struct JSONAgreementTests {
  @Test(arguments: JSONSample.allCases)
  func readsTheSame(_ sample: JSONSample) throws {
    // What is not optimised is slow.
    let bytes = ContiguousArray(sample.text.utf8)
    #expect(try HandwrittenJSON.value(of: bytes.span) == JSONDocument(bytes.span))
    #expect(throws: Never.self) { try HandwrittenJSON.validate(bytes.span) }
  }

  @Test(arguments: [
    "[1,]", "{\"a\"}", "01", "\"\\x\"", "\"a", "nul", "1e", "[\"\\uD800\"]", "\"\n\"", "", "[1 2]", "1e999",
  ])
  func rejectsTheSame(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    #expect(throws: HandwrittenJSON.Mistake.self) { try HandwrittenJSON.value(of: bytes.span) }
    #expect(throws: (any Error).self) { try JSONDocument(bytes.span) }
  }

  /// What is no mistake counts as accepted by all, and the yardstick is the parser written by hand.
  @Test(arguments: [(#"{"a": [1, "b"]}"#, Corpus.Verdict.accepted), (#"{"a": [1, "b"]}]"#, .rejected)])
  func race(text: String, verdict: Corpus.Verdict) throws {
    var corpus = Corpus(name: "json", dialect: "json", verdict: verdict)
    corpus.append(text)
    for contestants in [Contestant.jsonReaders, Contestant.jsonCheckers] {
      let race = Race(contestants: contestants, rounds: 3, yardstick: Contestant.jsonYardstick)
      let measurements = try race.run(on: corpus)
      #expect(measurements.map(\.contestant) == contestants.map(\.name))
      #expect(measurements.first { $0.contestant == Contestant.jsonYardstick }?.ratio == 1)
    }
  }

  @Test func texts() {
    #expect(JSONTask.rejected.corpus(of: .mixed).name == "json-mixed-rejected")
    #expect(JSONTask.value.corpus(of: .numbers).bytes.count > 400_000)
  }
}
