extension SourceTokens {
  /// The keys and the values of a dictionary that is written out; `nil` for another expression.
  func dictionaryEntries(of tokens: Range<Int>) -> [(key: String, value: Range<Int>)]? {
    guard let first = tokens.first else { return nil }
    if let name = word(at: first),
      name == "NSDictionaryOfVariableBindings" || name == "_NSDictionaryOfVariableBindings",
      encloses(first + 1, tokens)
    {
      return pieces(of: first + 2..<partners[first + 1], between: ",").map { (text(ofTokens: $0), $0) }
    }
    let start = mark(at: first) == "@" ? first + 1 : first
    guard mark(at: start) == (language == .swift ? "[" : "{"), encloses(start, tokens) else {
      return nil
    }
    if tokens.count <= 3, language == .swift, mark(at: start + 1) == ":" { return [] }
    var entries: [(key: String, value: Range<Int>)] = []
    for entry in pieces(of: start + 1..<partners[start], between: ",") {
      let key = mark(at: entry.lowerBound) == "@" ? entry.lowerBound + 1 : entry.lowerBound
      guard isString(at: key), mark(at: key + 1) == ":" else { return nil }
      let text = text(ofStringAt: key, isFormat: false)
      guard text.holes.isEmpty else { return nil }
      entries.append((text.text, key + 2..<max(key + 2, entry.upperBound)))
    }
    return entries
  }

  /// What a range of tokens is in the source, with what stands between them.
  func text(ofTokens tokens: Range<Int>) -> String { tokens.isEmpty ? "" : text(of: bytes(of: tokens)) }

  /// The bytes from the first of a range of tokens to its last.
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    all[tokens.lowerBound].range.lowerBound..<all[tokens.upperBound - 1].range.upperBound
  }
}
