public import GrammarCombinators

extension Dialect {
  /// The grammar, and what is said of the language to whoever has it in another notation.
  ///
  /// - Complexity: the productions are put together anew each time.
  public var language: Language {
    Language(
      name, title: library.isEmpty ? "a dialect of constraint equations" : "the language of \(library)",
      sample: sample, grammar: grammar, reservedName: meaning.superviewWord?.spelling)
  }
}
