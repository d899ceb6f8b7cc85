import Testing

@testable import benchmark

@Suite struct TextReportTests {
  @Test func table() {
    var corpus = Corpus(name: "equations", dialect: "equations", verdict: .accepted)
    corpus.append("width = 10")
    #expect(
      TextReport.table(of: JSONReportTests.measurements, on: corpus) == """
        equations: 1 line of 10.00 bytes

        contestant       ns a line   MB/s  ratio to c  at most  spread  allocations a line
        library-verdict      44.25  700.0        0.88     0.90   2.5 %                   0
        c                    50.12  600.5        1.00        –   1.0 %         not counted
        regex                    –      –           –        –       –                   –


        """)
  }

  @Test("Nothing is 0 that is not, and nothing is counted that is not")
  func allocations() {
    #expect(
      [nil, 0, 0.0001, 0.25, 2.5, 1234].map(Figure.allocations) == [
        "not counted", "0", "< 0.01", "0.25", "2.50", "1,234",
      ])
  }

  @Test func figures() {
    #expect(
      [0.5, 99.994, 123.45, 12_345.6, 1_234_567].map { Figure.text($0) } == [
        "0.50", "99.99", "123.5", "12,346", "1,234,567",
      ])
    #expect(Figure.signedPercent(-0.1234) == "-12.3 %")
  }

  @Test("What other ways to call the library, a meaning and a rejected line cost in relation to an accepted line")
  func multiples() {
    func measured(_ corpus: String, _ contestant: String, _ time: Double) -> Measurement {
      Measurement(corpus: corpus, contestant: contestant, nanosecondsPerLine: time)
    }
    let measurements = [
      measured("equations", "library-string", 60),
      measured("equations", "library-runtime", 50), measured("equations", "library-resolve", 125),
      measured("equations-rejected", "library-runtime", 1000), measured("formula-style", "library-runtime", 50),
      measured("formula-style", "library-resolve", 100), measured("visual-attribute", "c", 50),
    ]
    #expect(
      TextReport.multiples(of: measurements) == """
        the library in relation to itself

        dialect        String ÷ bytes  resolved ÷ parsed  rejected ÷ accepted
        equations                1.20               2.50                20.00
        formula-style               –               2.00                    –
        at most                  1.15               2.50                    –

        """)
    #expect(TextReport.multiples(of: [measured("layout.txt", "library-runtime", 50)]) == nil)
  }
}
