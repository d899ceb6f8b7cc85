import Testing

@testable import benchmark

@Suite struct ComparisonTests {
  private static func measured(
    _ contestant: String, _ ratio: Double?, spread: Double = 0.01, allocations: Double? = 0
  ) -> Measurement {
    Measurement(
      corpus: "equations", contestant: contestant, nanosecondsPerLine: ratio.map { $0 * 50 }, ratio: ratio,
      allocationsPerLine: allocations, spread: spread)
  }

  @Test("What moved beyond the noise, and what is on one side only")
  func moves() {
    let stored = [
      Self.measured("library-verdict", 1), Self.measured("library-runtime", 1), Self.measured("library-string", 1),
      Self.measured("library-resolve", 2), Self.measured("c", 1), Self.measured("gone", 1), Self.measured("regex", nil),
    ]
    let current = [
      Self.measured("library-verdict", 0.8), Self.measured("library-runtime", 1.25, allocations: 1.5),
      Self.measured("library-string", 1.02), Self.measured("library-resolve", 2.5, spread: 0.4), Self.measured("c", 1),
      Self.measured("new", 3), Self.measured("regex", nil),
    ]
    #expect(
      Comparison(current, with: stored).text == """
        faster:
          equations, library-verdict: 1.00 → 0.80 × c (-20.0 %)
        slower:
          equations, library-runtime: 1.00 → 1.25 × c (+25.0 %)
        other allocations:
          equations, library-runtime: 0 → 1.50 a line
        not in the baseline:
          equations, new
        only in the baseline:
          equations, gone
        within the noise: 2

        """)
  }

  @Test func noise() {
    func noise(_ now: Double?, _ then: Double?) -> Double {
      Comparison.noise(
        Measurement(corpus: "", contestant: "", spread: now), Measurement(corpus: "", contestant: "", spread: then))
    }
    #expect(noise(0.01, 0.01) == 0.03)
    #expect(noise(0.3, 0.4) == 0.5)
    #expect(noise(nil, nil) == 0.03)
  }
}
