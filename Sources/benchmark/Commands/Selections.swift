import CommandLineInterface
import ConstraintGrammar

/// The dialects whose corpora are parsed.
struct StyleSelection: Sendable {
  let name: String
  let aliases: [String]
  let styles: [LineStyle]

  static let all = StyleSelection(name: "all", aliases: [], styles: LineStyle.all)

  static let choices =
    [all]
    + LineStyle.all.map { style in
      StyleSelection(name: style.dialect, aliases: Dialect(named: style.dialect)?.aliases ?? [], styles: [style])
    }
}

extension ValueForm<StyleSelection> {
  /// The name or an alias of a dialect, or `all`.
  static var dialects: ValueForm { .oneOf(StyleSelection.choices, name: \.name, aliases: \.aliases) }
}

extension ValueForm<LineStyle> {
  /// The name or an alias of a dialect.
  static var dialect: ValueForm {
    .oneOf(LineStyle.all, name: \.dialect, aliases: { Dialect(named: $0.dialect)?.aliases ?? [] })
  }
}

/// The corpora of a dialect that are parsed.
struct KindSelection: Sendable {
  let name: String
  let kinds: [CorpusKind]

  static let all = KindSelection(name: "all", kinds: CorpusKind.allCases)

  static let choices = CorpusKind.allCases.map { KindSelection(name: $0.rawValue, kinds: [$0]) } + [all]
}

extension ValueForm<KindSelection> {
  /// The name of a kind of corpus, or `all`.
  static var kinds: ValueForm { .oneOf(KindSelection.choices, name: \.name) }
}

extension ValueForm<CorpusKind> {
  /// The name of a kind of corpus.
  static var kind: ValueForm { .oneOf(CorpusKind.self) }
}

extension ValueForm<Contestant> {
  /// The name of a contestant.
  static var contestant: ValueForm { .oneOf(Contestant.all, name: \.name) }
}
