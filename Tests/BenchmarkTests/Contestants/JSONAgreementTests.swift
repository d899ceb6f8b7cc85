import CommandLineInterface
import Foundation
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

  @Test func report() throws {
    let outcome = BenchmarkTool.run("json", "--rounds", "3", "--format", "json")
    #expect(outcome.status == .success)
    let measurements = try JSONReport.measurements(in: Data(outcome.output.utf8))
    #expect(
      measurements.map(\.corpus).prefix(4) == [
        "json numbers, value", "json numbers, value", "json numbers, value", "json numbers, check",
      ])
    #expect(
      measurements.map(\.contestant).prefix(5) == ["library", "handwritten", "foundation", "library", "handwritten"])
    #expect(measurements.count == 24)
  }
}
