/// A key of a dictionary that is written out, and where it stands in the source.
struct DictionaryKey {
  let name: String

  /// The bytes of the key, without quotation marks.
  let place: Range<Int>
}

extension SourceTokens {
  /// The keys of a dictionary; `nil` where it is not written out, or a key is put together.
  ///
  /// - Parameter tokens: the literal, or the macro that makes a dictionary of variables.
  func literalKeys(of tokens: Range<Int>) -> [DictionaryKey]? {
    guard let first = tokens.first else { return nil }
    if let name = word(at: first),
      name == "NSDictionaryOfVariableBindings" || name == "_NSDictionaryOfVariableBindings",
      partners[first + 1] == tokens.upperBound - 1
    {
      return pieces(of: first + 2..<partners[first + 1], between: ",").map {
        let place = all[$0.lowerBound].range.lowerBound..<all[$0.upperBound - 1].range.upperBound
        return DictionaryKey(name: text(of: place), place: place)
      }
    }
    let start = mark(at: first) == "@" ? first + 1 : first
    guard mark(at: start) == (language == .swift ? "[" : "{"), partners[start] == tokens.upperBound - 1 else {
      return nil
    }
    if tokens.count <= 3, language == .swift, mark(at: start + 1) == ":" { return [] }
    var keys: [DictionaryKey] = []
    for entry in pieces(of: start + 1..<partners[start], between: ",") {
      let key = mark(at: entry.lowerBound) == "@" ? entry.lowerBound + 1 : entry.lowerBound
      guard isString(at: key), mark(at: key + 1) == ":" else { return nil }
      let text = text(ofStringAt: key, isFormat: false)
      guard text.holes.isEmpty else { return nil }
      keys.append(DictionaryKey(name: text.text, place: text.place))
    }
    return keys
  }
}
