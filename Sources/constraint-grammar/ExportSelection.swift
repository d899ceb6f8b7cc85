import CommandLineInterface
import ConstraintGrammar
import GrammarExport

/// The formats in question.
struct FormatSelection: Sendable {
  let name: String
  let formats: [ExportFormat]

  static let ebnf = FormatSelection(name: ExportFormat.ebnf.name, formats: [.ebnf])

  static let choices =
    ExportFormat.all.map { FormatSelection(name: $0.name, formats: [$0]) }
    + [FormatSelection(name: "all", formats: ExportFormat.all)]
}

/// The dialects in question.
struct DialectSelection: Sendable {
  let name: String
  let aliases: [String]
  let dialects: [Dialect]

  static let choices =
    Dialect.all.map { DialectSelection(name: $0.name, aliases: $0.aliases, dialects: [$0]) }
    + [DialectSelection(name: "all", aliases: [], dialects: Dialect.all)]
}

extension ValueForm<FormatSelection> {
  /// The name of a format, or `all`.
  static var exportFormats: ValueForm { .oneOf(FormatSelection.choices, name: \.name) }
}

extension ValueForm<DialectSelection> {
  /// The name or an alias of a dialect, or `all`.
  static var exportedDialects: ValueForm { .oneOf(DialectSelection.choices, name: \.name, aliases: \.aliases) }
}
