import Foundation
import Testing

@testable import benchmark

@Suite struct JSONReportTests {
  static let measurements = [
    Measurement(
      corpus: "equations", contestant: "library-verdict", nanosecondsPerLine: 44.25, ratio: 0.875,
      allocationsPerLine: 0,
      megabytesPerSecond: 700, spread: 0.025, rounds: 51, target: 0.9),
    Measurement(
      corpus: "equations", contestant: "c", nanosecondsPerLine: 50.123456789, ratio: 1, allocationsPerLine: nil,
      megabytesPerSecond: 600.5, spread: 0.01, rounds: 51),
    Measurement(corpus: "equations", contestant: "regex"),
  ]

  @Test func shape() {
    #expect(
      JSONReport.text(of: Self.measurements) == """
        [
        {"corpus":"equations","contestant":"library-verdict","nanosecondsPerLine":44.25,"ratio":0.875,"allocationsPerLine":0,"megabytesPerSecond":700,"spread":0.025,"rounds":51,"target":0.9},
        {"corpus":"equations","contestant":"c","nanosecondsPerLine":50.1235,"ratio":1,"allocationsPerLine":null,"megabytesPerSecond":600.5,"spread":0.01,"rounds":51,"target":null},
        {"corpus":"equations","contestant":"regex","nanosecondsPerLine":null,"ratio":null,"allocationsPerLine":null,"megabytesPerSecond":null,"spread":null,"rounds":0,"target":null}
        ]

        """)
  }

  @Test func reading() throws {
    let read = try JSONReport.measurements(in: Data(JSONReport.text(of: Self.measurements).utf8))
    var expected = Self.measurements
    expected[1].nanosecondsPerLine = 50.1235
    #expect(read == expected)
    #expect(throws: JSONReport.Malformed.self) { try JSONReport.measurements(in: Data("{}".utf8)) }
    #expect(throws: JSONReport.Malformed.self) { try JSONReport.measurements(in: Data()) }
  }
}
