import Testing

@testable import benchmark

@Suite struct CorpusTests {
  private static func lines(_ kind: CorpusKind, _ dialect: String, _ count: Int) throws -> [String] {
    let style = try #require(LineStyle.all.first { $0.dialect == dialect })
    return kind.corpus(in: style, count: count).strings
  }

  @Test("The lines are those that apps write, the same each time")
  func accepted() throws {
    let starts = try LineStyle.all.map { try Self.lines(.accepted, $0.dialect, 3) }
    #expect(
      starts == [])
  }

  @Test func rejected() throws {
    let starts = try LineStyle.all.map { try Self.lines(.rejected, $0.dialect, 3) }
    #expect(
      starts == [])
  }

  @Test func names() {
    let names = LineStyle.all.flatMap { style in CorpusKind.allCases.map { $0.name(for: style) } }
    #expect(
      names == [
        "expression-format", "expression-format-rejected", "expression-format-long", "compact-constraint",
        "compact-constraint-rejected", "compact-constraint-long", "equations", "equations-rejected", "equations-long",
        "visual-attribute", "visual-attribute-rejected", "visual-attribute-long", "formula-style",
        "formula-style-rejected", "formula-style-long",
      ])
  }

  @Test("A corpus has as many lines as it is asked for; of long ones a tenth")
  func counts() {
    for style in LineStyle.all {
      let corpora = CorpusKind.allCases.map { $0.corpus(in: style, count: 100) }
      #expect(corpora.map(\.lines.count) == [100, 100, 10])
      #expect(corpora.map(\.expectedCount) == [100, 0, 10])
      #expect(corpora[2].averageLength > 200)
    }
  }
}
