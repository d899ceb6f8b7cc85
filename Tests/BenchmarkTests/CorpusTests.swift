import ConstraintGrammar
import ConstraintLanguages
import Testing

@testable import benchmark

@Suite struct CorpusTests {
  @Test("The lines are those that apps write and get wrong, the same each time")
  func lines() {
    let lines = [CorpusKind.accepted, .rejected].flatMap { kind in
      LineStyle.all.flatMap { kind.corpus(in: $0, count: 3).strings }
    }
    let expected = """
      titleLabel.leading = subtitleLabel.centerX * 0.5 - 0.9
      spinner.width = superview.width + 1.6
      v1.leading >= spinner.centerX - 100
      titleLabel.leading == subtitleLabel.centerX / 0.5 - 0.9
      spinner.width = super.width + 1.6
      v1.leading >= spinner.centerX - 100
      leading = 12.5 * centerX + 10
      trailing > trailing - 100
      centerX = right
      titleLabel.leading == subtitleLabel.centerx * 10
      avatarImageView.height == spinner.width * 20 + 12.5
      button.height == view.width * 44 - 0.5
      titleLabel[.Leading] == 12.5 * subtitleLabel[.CenterX] + 10.0
      header[.trailing] >= v1[.trailing] - 100
      spinner[.CenterX] == contentView[.Right]
      avatarImageView.height == button.width
      avatarImageView.trailing >= spinner.centerX + 100 * (2 + 3
      spinner.centerX =
      avatarImageView.height < button.width
      avatarImageView.trailing >= spinner.centerX + 100 * (2 + 3
      spinner.centerX ==
      height == width
      trailing > centerX + 12.5 * (2 + 3
      height =
      avatarImageView.height = button.width
      avatarImageView.trailing >= spinner.centerX + 1.6 * (2 + 3
      button.height == view.width * 44 + 1,000
      avatarImageView[.height] = button[.Width]
      avatarImageView[.Trailing] >= spinner[.centerX] + 12.5 * (2 + 3
      subtitleLabel[.height] ==
      """
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("A corpus has as many lines as it is asked for; of long ones a tenth")
  func counts() {
    for style in LineStyle.all {
      let corpora = CorpusKind.allCases.map { $0.corpus(in: style, count: 100) }
      #expect(corpora.map(\.size.lines) == [100, 100, 10])
      #expect(corpora.map(\.expectedCount) == [100, 0, 10])
      #expect(corpora[2].size.bytes > 2000)
    }
  }

  @Test("Sentences of every dialect, which it accepts, the same each time", arguments: Dialect.all.map(\.name))
  func sentences(dialect name: String) throws {
    let dialect = try #require(Dialect(named: name))
    let corpus = NamedCorpus.sentences(of: dialect).make(20)
    #expect(corpus.lines.count == 20)
    #expect(corpus.strings.allSatisfy(dialect.accepts))
    #expect(Set(corpus.strings).count > 10)
    #expect(corpus.strings.prefix(10) == NamedCorpus.sentences(of: dialect).make(10).strings[...])
    #expect(Contestant.libraryRuntime.prepare(corpus)?().acceptedCount == 20)
  }

  @Test func names() {
    let names = NamedCorpus.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names == NamedCorpus.all.map { $0.make(1).name })
  }
}
