import CommandLineInterface
import ConstraintGrammar

extension ValueForm<Dialect> {
  /// The name or an alias of a documented dialect.
  static var dialect: ValueForm { .oneOf(Dialect.all, name: \.name, aliases: \.aliases) }
}
