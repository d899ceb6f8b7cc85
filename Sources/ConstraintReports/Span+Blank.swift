import ConstraintGrammar
import GrammarCombinators

extension Span<UInt8> {
  /// Whether there is nothing but white space.
  public var isBlank: Bool {
    var cursor = Cursor()
    Spaced.skip(self, &cursor)
    return cursor.offset == count
  }
}
