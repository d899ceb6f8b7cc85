import GrammarCombinators

/// The form of a literal: its language, whether it has lines of its own, and how many signs `#` stand around it.
struct LiteralForm {
  let language: SourceLanguage
  let isLong: Bool
  let hashes: Int

  /// The form of a literal by the signs that it begins with.
  ///
  /// - Parameter range: where it stands, or may stand.
  init(of range: Range<Int>, in source: Span<UInt8>, _ language: SourceLanguage) {
    self.language = language
    guard language == .swift else {
      (isLong, hashes) = (false, 0)
      return
    }
    // As many as there are marks for in the grammar.
    hashes = (0..<2).prefix { source.byte(at: range.lowerBound + $0) == UInt8(ascii: "#") }.count
    let opening = range.lowerBound + hashes
    isLong =
      range.count >= 6 + 2 * hashes && (0..<3).allSatisfy { source.byte(at: opening + $0) == UInt8(ascii: "\"") }
  }

  /// Where an interpolation ends that begins at a place; `nil` where it has no end.
  func end(ofInterpolationAt place: Int, in source: Span<UInt8>) -> Int? {
    var cursor = Cursor(offset: place)
    func end<Body: Parser>(_ body: Body) -> Int? {
      body.parse(source, &cursor) != nil && !cursor.isStopped ? cursor.offset : nil
    }
    typealias G = SourceGrammar
    return switch (hashes, isLong) {
    case (0, false): end(G.Interpolation<G.NoHash, G.InOneLine>())
    case (0, true): end(G.Interpolation<G.NoHash, G.AcrossLines>())
    case (1, false): end(G.Interpolation<G.OneHash, G.InOneLine>())
    case (1, true): end(G.Interpolation<G.OneHash, G.AcrossLines>())
    case (_, false): end(G.Interpolation<G.TwoHashes, G.InOneLine>())
    case (_, true): end(G.Interpolation<G.TwoHashes, G.AcrossLines>())
    }
  }
}
