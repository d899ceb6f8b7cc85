/// A key of a dictionary that is written out, and its value.
struct DictionaryEntry {
  let key: String

  /// The bytes of the key, without quotation marks.
  let place: Range<Int>

  /// The tokens of the value.
  let value: Range<Int>
}

extension SourceTokens {
  /// The entries of a dictionary; `nil` where it is not written out, or a key is put together.
  ///
  /// - Parameter tokens: the literal, or the macro that makes a dictionary of variables.
  func dictionaryEntries(of tokens: Range<Int>) -> [DictionaryEntry]? {
    guard let first = tokens.first else { return nil }
    if let name = word(at: first),
      name == "NSDictionaryOfVariableBindings" || name == "_NSDictionaryOfVariableBindings",
      encloses(first + 1, tokens)
    {
      return pieces(of: first + 2..<partners[first + 1], between: ",").map {
        DictionaryEntry(key: text(ofTokens: $0), place: bytes(of: $0), value: $0)
      }
    }
    let start = mark(at: first) == "@" ? first + 1 : first
    guard mark(at: start) == (language == .swift ? "[" : "{"), encloses(start, tokens) else {
      return nil
    }
    if tokens.count <= 3, language == .swift, mark(at: start + 1) == ":" { return [] }
    var entries: [DictionaryEntry] = []
    for entry in pieces(of: start + 1..<partners[start], between: ",") {
      let key = mark(at: entry.lowerBound) == "@" ? entry.lowerBound + 1 : entry.lowerBound
      guard isString(at: key), mark(at: key + 1) == ":" else { return nil }
      let text = text(ofStringAt: key, isFormat: false)
      guard text.holes.isEmpty else { return nil }
      entries.append(
        DictionaryEntry(key: text.text, place: text.place, value: key + 2..<max(key + 2, entry.upperBound)))
    }
    return entries
  }

  /// The source of a range of tokens, with what stands between them.
  func text(ofTokens tokens: Range<Int>) -> String { tokens.isEmpty ? "" : text(of: bytes(of: tokens)) }

  /// The bytes from the first of a range of tokens to its last.
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    all[tokens.lowerBound].range.lowerBound..<all[tokens.upperBound - 1].range.upperBound
  }
}
