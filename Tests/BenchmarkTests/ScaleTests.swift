import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import Testing

@testable import benchmark

@Suite struct ScaleTests {
  @Test("A long line is as long as it says, and accepted")
  func longLines() throws {
    for style in LineStyle.all {
      let dialect = try #require(Dialect(named: style.dialect))
      for part in style.longParts {
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
    let output = BenchmarkTool.output("scale", "--dialect", "equations", "--lines", "10", "--bytes", "100")
    let starts = output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(starts == ["equations:", "lines", "10", "equations:", "bytes", "10", "100"])
  }
}
