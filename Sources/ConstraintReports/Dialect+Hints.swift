import ConstraintDiagnostics
package import ConstraintGrammar
import ConstraintLanguages

extension Dialect {
  /// All dialects of this library with hints that name the others.
  package static let allWithHints = all.map { $0.withHintsAmongAll }

  /// The same language with hints that name all dialects of this library; with its own, where it has some.
  package var withHintsAmongAll: Dialect {
    explainer == nil ? withHints(naming: Self.documented, Self.current) : self
  }
}
