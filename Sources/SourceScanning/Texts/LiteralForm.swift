import GrammarCombinators

/// The form of a literal: its language, whether it has lines of its own, and how many signs `#` stand around it.
struct LiteralForm {
  let language: SourceLanguage
  let isLong: Bool
  let hashes: Int

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
