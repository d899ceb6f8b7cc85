import GrammarCombinators

/// A part of a right-hand side, in the form that the search for captured prefixes walks through.
///
/// Other pieces are meant by their index in a ``PieceTable``.
enum GrammarPiece {
  /// One byte of a set.
  case byte(SymbolSet)
  /// One after the other, with `gap` in between, if anything may stand there.
  case sequence([Int], gap: Int?)
  /// One of several; none of an empty list.
  case choice([Int])
  /// The same again. `single` is set where the body is one character and there is no separator: such a repetition takes
  /// all it can, so what follows it begins differently.
  case repetition(Int, RepetitionBounds, separator: Int?, single: SymbolSet?, gap: Int?)
  /// The text goes on with one of the symbols, which are not read.
  case following(SymbolSet)
  /// A look-ahead at more than one character: it is taken to hold, and a match that it is part of to be a guess.
  case unknown
  /// Any text at all, as a guess.
  case anything
  /// The body of a production, by its index in the grammar.
  case production(Int)
  /// The end of what is searched.
  case done
  /// Any text up to the end of what is searched.
  case rest
  /// At least one byte, then any text.
  case excess
}
