package import ConstraintGrammar
import ConstraintLanguages

#if canImport(ConstraintDiagnostics)
  import ConstraintDiagnostics
#endif

extension Dialect {
  /// All dialects of this library with hints that name the others.
  package static let allWithHints = all.map { $0.withHintsAmongAll }

  /// The same language with hints that name all dialects of this library; with its own, where it has some.
  ///
  /// The WebAssembly module without hints is built without the module that has them.
  package var withHintsAmongAll: Dialect {
    #if canImport(ConstraintDiagnostics)
      explainer == nil ? withHints(naming: Self.documented, Self.current) : self
    #else
      self
    #endif
  }
}
