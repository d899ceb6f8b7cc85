import GrammarCombinators

extension String {
  /// Whether a documented dialect could name an item or a number so: identifiers with dots between them.
  ///
  /// Names that are given along with a text are checked by it before they come into another text.
  package var isItemName: Bool {
    var isAtStart = true
    for byte in utf8 {
      if isAtStart {
        guard WordStart.contains(byte) else { return false }
        isAtStart = false
      } else if byte == UInt8(ascii: ".") {
        isAtStart = true
      } else {
        guard WordPart.contains(byte) else { return false }
      }
    }
    return !isAtStart
  }
}
