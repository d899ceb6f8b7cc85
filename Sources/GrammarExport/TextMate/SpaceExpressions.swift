import GrammarCombinators

/// White space as regular expressions, one line at a time.
struct SpaceExpressions {
  /// As many single characters of it as there are.
  let run: String

  /// One character of anything else.
  let other: String

  /// The beginnings of white space.
  let beginnings: [String]

  /// All that is more than single characters.
  let comments: [String]

  /// - Throws: an ``ExportFailure`` if a comment may hold the end of a line.
  init(_ grammar: CharacterGrammar) throws(ExportFailure) {
    let blanks = grammar.spaceCharacters
    let expressions = RegularExpression(grammar: grammar)
    for unit in grammar.comments where grammar.characters(of: unit.expression).contains(where: { $0.contains(10) }) {
      throw grammar.failure("white space in which a line may end among other characters")
    }
    let starts = grammar.comments.flatMap { grammar.beginnings(of: $0.expression) }
    run = blanks.isEmpty ? "" : RegularExpression.bracketed(blanks) + "*"
    other = "[^" + RegularExpression.bracketed(blanks.isEmpty ? [10...10] : blanks).dropFirst()
    beginnings = [blanks, starts].filter { !$0.isEmpty }.map(RegularExpression.bracketed)
    // With the end of the line, since a word ends a region and a comment may end in one.
    comments = grammar.comments.map { unit in
      expressions.write(
        .joined([unit.expression] + (unit.ending.map { [.repeated(.leaf(.characters($0)), .optional)] } ?? [])))
    }
  }
}
