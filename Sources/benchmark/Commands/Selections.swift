import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages

extension ValueForm<Selection<LineStyle>> {
  /// The name or an alias of a dialect, or `all`.
  static var dialects: ValueForm {
    .oneOrAll(LineStyle.all, name: \.dialect, aliases: \.aliases)
  }
}

extension ValueForm<LineStyle> {
  /// The name or an alias of a dialect.
  static var dialect: ValueForm { .oneOf(LineStyle.all, name: \.dialect, aliases: \.aliases) }
}

extension LineStyle {
  fileprivate var aliases: [String] { Dialect(named: dialect)?.aliases ?? [] }
}

extension ValueForm<Selection<CorpusKind>> {
  /// The name of a kind of corpus, or `all`.
  static var kinds: ValueForm {
    .oneOrAll(CorpusKind.allCases, isLast: true, name: \.rawValue)
  }
}

extension ValueForm<CorpusKind> {
  /// The name of a kind of corpus.
  static var kind: ValueForm { .oneOf(CorpusKind.self) }
}

extension ValueForm<Contestant> {
  /// The name of a contestant.
  static var contestant: ValueForm { .oneOf(Contestant.all, name: \.name) }
}
