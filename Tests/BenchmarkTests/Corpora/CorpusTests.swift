import ConstraintGrammar
import ConstraintLanguages
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
      starts == [
        [
          "titleLabel.leading = subtitleLabel.centerX * 0.5 - 0.9",
          "spinner.width = superview.width + 1.6",
          "v1.leading >= spinner.centerX - 100",
        ],
        [
          "titleLabel.leading == subtitleLabel.centerX / 0.5 - 0.9",
          "spinner.width = super.width + 1.6",
          "v1.leading >= spinner.centerX - 100",
        ],
        [
          "leading = 12.5 * centerX + 10",
          "trailing > trailing - 100",
          "centerX = right",
        ],
        [
          "titleLabel.leading == subtitleLabel.centerx * 10",
          "avatarImageView.height == spinner.width * 20 + 12.5",
          "button.height == view.width * 44 - 0.5",
        ],
        [
          "titleLabel[.Leading] == 12.5 * subtitleLabel[.CenterX] + 10.0",
          "header[.trailing] >= v1[.trailing] - 100",
          "spinner[.CenterX] == contentView[.Right]",
        ],
      ])
  }

  @Test func rejected() throws {
    let starts = try LineStyle.all.map { try Self.lines(.rejected, $0.dialect, 3) }
    #expect(
      starts == [
        [
          "avatarImageView.height == button.width",
          "avatarImageView.trailing >= spinner.centerX + 100 * (2 + 3",
          "spinner.centerX =",
        ],
        [
          "avatarImageView.height < button.width",
          "avatarImageView.trailing >= spinner.centerX + 100 * (2 + 3",
          "spinner.centerX ==",
        ],
        [
          "height == width",
          "trailing > centerX + 12.5 * (2 + 3",
          "height =",
        ],
        [
          "avatarImageView.height = button.width",
          "avatarImageView.trailing >= spinner.centerX + 1.6 * (2 + 3",
          "button.height == view.width * 44 + 1,000",
        ],
        [
          "avatarImageView[.height] = button[.Width]",
          "avatarImageView[.Trailing] >= spinner[.centerX] + 12.5 * (2 + 3",
          "subtitleLabel[.height] ==",
        ],
      ])
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

  @Test("Sentences of every dialect, which it accepts, the same each time", arguments: Dialect.all.map(\.name))
  func sentences(dialect name: String) throws {
    let dialect = try #require(Dialect(named: name))
    let corpus = Corpus(sentencesOf: dialect, count: 20)
    #expect(corpus.lines.count == 20)
    #expect(corpus.strings.allSatisfy(dialect.accepts))
    #expect(Set(corpus.strings).count > 10)
    #expect(corpus.strings.prefix(10) == Corpus(sentencesOf: dialect, count: 10).strings[...])
    #expect(Contestant.libraryRuntime.prepare(corpus)?().acceptedCount == 20)
  }

  @Test func namesOfAll() {
    let names = NamedCorpus.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains { $0 == "tat-layout-sentences" })
    #expect(names.suffix(3) == ["json-mixed", "json-mixed-check", "json-mixed-rejected"])
  }
}
