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
  var isAny: Bool { name == Self.anyName }

  static let any = DialectChoice(name: anyName, aliases: [], dialects: Dialect.all)

  static let all = [any] + Dialect.all.map { DialectChoice(name: $0.name, aliases: $0.aliases, dialects: [$0]) }

  /// What the dialects in question make of a line.
  func parse(_ bytes: Span<UInt8>, number: Int) -> ParsedLine {
    isAny
      ? ParsedLine(bytes, number: number, inAnyOf: dialects) : ParsedLine(bytes, number: number, in: dialects[0])
  }
}

extension ValueForm<Dialect> {
  /// The name or an alias of a documented dialect.
  static var dialect: ValueForm { .oneOf(Dialect.all, name: \.name, aliases: \.aliases) }
}

extension ValueForm<DialectChoice> {
  /// The name or an alias of a documented dialect, or `any`.
  static var dialectOrAny: ValueForm { .oneOf(DialectChoice.all, name: \.name, aliases: \.aliases) }
}
