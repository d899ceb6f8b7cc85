import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import Testing

@testable import benchmark

@Suite struct ScaleTests {
  @Test func exponents() throws {
    func exponent(_ time: (Double) -> Double) throws -> Double {
      try #require(ExponentFit([10, 100, 1000, 10_000].map { ($0, time($0)) })).exponent
    }
    #expect(abs(try exponent { _ in 50 }) < 1e-12)
    #expect(abs(try exponent { 2 * $0 } - 1) < 1e-12)
    #expect(abs(try exponent { 3 * $0.squareRoot() } - 0.5) < 1e-12)
    #expect(ExponentFit([(10, 1), (100, 1)]) == nil)
    #expect(ExponentFit([(10, 1), (10, 2), (10, 3)]) == nil)
  }

  @Test("The error of an exponent is that of the slope")
  func error() throws {
    // The logarithms to base e are 0, 1, 0 over 0, 1, 2: the slope is 0, its error the root of (2/3) / 1 / 2.
    let e = 2.718281828459045
    let fit = try #require(ExponentFit([(1, 1), (e, e), (e * e, 1)]))
    #expect(abs(fit.exponent) < 1e-12)
    #expect(abs(fit.error - (1.0 / 3).squareRoot()) < 1e-12)
    #expect(try #require(ExponentFit([(1, 1), (10, 1), (100, 1)])).text == "+0.000 ± 0.000")
  }

  @Test("A long line is as long as it says, and accepted")
  func longLines() throws {
    #expect(Growth.sizes(upTo: 2000) == [10, 100, 1000])
    for style in LineStyle.all {
      let dialect = try #require(Dialect(named: style.dialect))
      for part in LongPart.all(of: style) {
        for size in [100, 101, 102, 103, 1000] {
          let line = part.line(of: size, style)
          #expect((size - 3)...size ~= line.count, "\(part) in \(style.dialect)")
          let text = String(decoding: line, as: UTF8.self)
          #expect(dialect.accepts(text), "\(text)")
        }
      }
    }
  }

  @Test func tables() {
    let outcome = BenchmarkTool.run("scale", "--dialect", "equations", "--lines", "10", "--bytes", "100")
    #expect(outcome.status == .success)
    let starts = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      starts == ["equations:", "lines", "10", "exponent", "equations:", "bytes", "10", "100", "exponent", "…"])
  }
}
