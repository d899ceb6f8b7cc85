/// The literals of a source that the texts of known calls are made of. All other literals that look like such a text are
/// reported.
struct ReachedLiterals {
  private var places: Set<Int> = []

  /// Takes note of what a text is made of.
  mutating func add(_ text: SourceText) {
    places.insert(text.start)
    places.formUnion(text.places)
  }

  /// Takes note of what stands in the argument of a call, whatever it comes to.
  mutating func add(_ argument: Range<Int>, of tokens: SourceTokens) {
    for index in argument where tokens.isString(at: index) { places.insert(tokens.all[index].range.lowerBound) }
  }

  /// The literals that no known call takes, and that hardly are anything but visual formats: they begin with the edge of the
  /// superview or with a direction, and name a view.
  func others(in tokens: SourceTokens) -> [SourceText] {
    tokens.all.indices.compactMap { index in
      let range = tokens.all[index].range
      guard tokens.isString(at: index), range.count > 6,
        let quote = tokens.bytes[range].firstIndex(of: UInt8(ascii: "\"")),
        Self.looksLikeVisualFormat(tokens.bytes[quote + 1..<range.upperBound]),
        !places.contains(range.lowerBound), !places.contains(quote + 1)
      else { return nil }
      return tokens.text(ofStringAt: index, isFormat: false)
    }
  }

  /// How most of them begin. A source that has none of these, and no name of a known call, is not looked at.
  static let beginnings = ["\"H:", "\"V:", "\"|-"]

  private static func looksLikeVisualFormat(_ bytes: ContiguousArray<UInt8>.SubSequence) -> Bool {
    var rest = bytes
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
