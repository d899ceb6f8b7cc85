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

  /// The literals that no known call takes, and that hardly are anything but visual formats.
  func others(in tokens: SourceTokens) -> [SourceText] {
    tokens.all.indices.compactMap { index in
      let range = tokens.all[index].range
      guard tokens.isString(at: index), range.count > 6,
        let quote = tokens.bytes[range].firstIndex(of: UInt8(ascii: "\"")),
        tokens.bytes[quote + 1..<range.upperBound].isVisualFormat,
        !places.contains(range.lowerBound), !places.contains(quote + 1)
      else { return nil }
      return tokens.text(ofStringAt: index, isFormat: false)
    }
  }

  /// How most of them begin. A source that has none of these, and no name of a known call, is not looked at.
  static let beginnings = ["\"H:", "\"V:", "\"|-"]
}
