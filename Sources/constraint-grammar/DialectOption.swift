import CommandLineInterface
import ConstraintGrammar

/// What the user says of the language of his equations.
struct DialectChoice: Sendable {
  /// What stands for all dialects together.
  static let anyName = "any"

  let name: String
  let aliases: [String]

  /// The dialects in question.
  let dialects: [Dialect]

  /// Whether the lines may be in different dialects.
  let isAny: Bool

  static let any = DialectChoice(name: anyName, aliases: [], dialects: Dialect.all, isAny: true)

  static let all =
    [any] + Dialect.all.map { DialectChoice(name: $0.name, aliases: $0.aliases, dialects: [$0], isAny: false) }
}

extension ValueForm<Dialect> {
  /// The name or an alias of a documented dialect.
  static var dialect: ValueForm { .oneOf(Dialect.all, name: \.name, aliases: \.aliases) }
}

extension ValueForm<DialectChoice> {
  /// The name or an alias of a documented dialect, or `any`.
  static var dialectOrAny: ValueForm { .oneOf(DialectChoice.all, name: \.name, aliases: \.aliases) }
}
