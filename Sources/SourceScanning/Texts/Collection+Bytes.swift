import GrammarCombinators

// What is asked of the bytes of a source and of a text.

extension Collection<UInt8> {
  /// The words among bytes. What is not among them is surely no name in a text, whatever its language.
  var words: Set<String> {
    Set(split { $0 < 0x80 && !WordPart.contains($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The expression in an interpolation: `\(expression)`, `\#(expression)`.
  var interpolated: SubSequence {
    self[(firstIndex(of: UInt8(ascii: "(")).map(index(after:)) ?? startIndex)...].dropLast()
  }

  /// Whether some bytes stand among these.
  func has(_ bytes: some Collection<UInt8>) -> Bool {
    indices.contains { self[$0] == bytes.first && self[$0...].starts(with: bytes) }
  }

  /// Whether these may be meant as a visual format, with mistakes or without: they begin with a direction, an edge or a view,
  /// or have brackets.
  var mayBeVisualFormat: Bool {
    let isDirected = dropFirst().first == UInt8(ascii: ":")
    return isDirected || first.map("|[".utf8.contains) == true
      || contains(UInt8(ascii: "[")) && contains(UInt8(ascii: "]"))
  }

  /// Whether these hardly are anything but a visual format: they begin with a direction or the edge of the superview, and name
  /// a view.
  var isVisualFormat: Bool {
    guard mayBeVisualFormat else { return false }
    var rest = self[...]
    func begins(_ byte: UInt8...) -> Bool { rest.first.map(byte.contains) == true }
    let hasDirection = begins(UInt8(ascii: "H"), UInt8(ascii: "V")) && rest.dropFirst().first == UInt8(ascii: ":")
    if hasDirection { rest = rest.dropFirst(2) }
    let hasEdge = begins(UInt8(ascii: "|"))
    if hasEdge { rest = rest.dropFirst() }
    if hasEdge, begins(UInt8(ascii: "-")) {
      rest = rest.prefix { $0 != UInt8(ascii: "]") }.drop { $0 != UInt8(ascii: "[") }
    }
    return (hasDirection || hasEdge) && begins(UInt8(ascii: "["))
  }
}

extension Set<String> {
  /// Whether all words of a name are among these, most of which are one word.
  func haveWords(of name: String) -> Bool {
    contains(name)
      || name.utf8.contains { $0 < 0x80 && !WordPart.contains($0) } && name.utf8.words.isSubset(of: self)
  }
}

extension ContiguousArray<UInt8> {
  /// Whether a text stands among these bytes; compiled here for what they are, as a generic search is slow from another module.
  package func has(_ text: String) -> Bool { has(text.utf8) }
}
