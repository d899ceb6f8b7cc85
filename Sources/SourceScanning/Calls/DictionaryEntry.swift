/// A key of a dictionary that is written out, and its value.
package struct DictionaryEntry: Hashable, Sendable {
  /// The name that it gives.
  package let name: String

  /// The bytes of the name, without quotation marks.
  package let place: Range<Int>

  let value: Range<Int>
}

extension SourceTokens {
  /// The entries of a dictionary; `nil` where it is not written out, or a key is put together.
  ///
  /// - Parameter tokens: the literal, or the macro that makes a dictionary of variables.
  func dictionaryEntries(of tokens: Range<Int>) -> [DictionaryEntry]? {
    guard let first = tokens.first else { return nil }
    if word(at: first) == "NSDictionaryOfVariableBindings", encloses(first + 1, tokens) {
      return pieces(of: first + 2..<partners[first + 1], between: ",").map {
        DictionaryEntry(name: text(ofTokens: $0), place: bytes(of: $0), value: $0)
      }
    }
    let start = mark(at: first) == "@" ? first + 1 : first
    guard mark(at: start) == (language == .swift ? "[" : "{"), encloses(start, tokens) else { return nil }
    if tokens.count <= 3, language == .swift, mark(at: start + 1) == ":" { return [] }
    var entries: [DictionaryEntry] = []
    for entry in pieces(of: start + 1..<partners[start], between: ",") {
      let key = mark(at: entry.lowerBound) == "@" ? entry.lowerBound + 1 : entry.lowerBound
      guard isString(at: key), mark(at: key + 1) == ":" else { return nil }
      let text = text(ofStringAt: key, isFormat: false)
      guard text.holes.isEmpty else { return nil }
      entries.append(
        DictionaryEntry(name: text.text, place: text.place, value: key + 2..<max(key + 2, entry.upperBound)))
    }
    return entries
  }

  func text(ofTokens tokens: Range<Int>) -> String { tokens.isEmpty ? "" : text(of: bytes(of: tokens)) }

  func bytes(of tokens: Range<Int>) -> Range<Int> {
    all[tokens.lowerBound].range.lowerBound..<all[tokens.upperBound - 1].range.upperBound
  }
}
