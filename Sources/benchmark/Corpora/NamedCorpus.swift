import ConstraintGrammar
import ConstraintLanguages

/// A corpus that there is, before it is made.
struct NamedCorpus: Sendable {
  /// The name that the corpus has in reports.
  let name: String

  /// Those who read it.
  let contestants: [Contestant]

  /// Makes the corpus.
  ///
  /// - Parameter count: how many lines, where that is not settled.
  let make: @Sendable (_ count: Int) -> Corpus

  /// All corpora: lines as apps have them and the mistakes in them, sentences of every dialect, and texts of JSON.
  static let all =
    LineStyle.all.flatMap { style in
      CorpusKind.allCases.map { kind in
        NamedCorpus(name: kind.name(for: style), contestants: Contestant.all) { kind.corpus(in: style, count: $0) }
      }
    }
    + Dialect.all.map { dialect in
      NamedCorpus(name: Corpus.sentencesName(of: dialect), contestants: [.libraryRuntime]) {
        Corpus(sentencesOf: dialect, count: $0)
      }
    }
    + JSONSample.allCases.flatMap { sample in
      JSONTask.allCases.map { task in
        NamedCorpus(name: task.name(of: sample), contestants: task.contestants) { _ in task.corpus(of: sample) }
      }
    }
}
