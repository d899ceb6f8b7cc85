import GrammarCombinators

/// Which notation a file is read in.
extension GrammarReader {
  /// Reads a text in a notation, or in the likeliest of those in which it has no mistake.
  static func reading(
    _ bytes: ContiguousArray<UInt8>, in notation: GrammarNotation? = nil, start: String? = nil,
    ignoringCaseOf caseless: CaselessTexts? = nil
  ) -> GrammarReader {
    let candidates = notation.map { [$0] } ?? GrammarNotation.candidates(for: bytes.span)
    var readers: [GrammarReader] = []
    for candidate in candidates {
      let reader = GrammarReader(
        bytes, in: candidate.grammar(for: bytes.span), start: start, ignoringCaseOf: caseless)
      if reader.mistakes.isEmpty, reader.slips.isEmpty { return reader }
      readers.append(reader)
    }
    // What is mostly slips is in another notation.
    let mended = readers.filter { $0.mistakes.isEmpty && $0.slips.count <= $0.names.count }
    // Who writes in one of them, and makes a mistake, is told it as the one has it that reads most, the likeliest of those.
    return mended.min { $0.slips.count < $1.slips.count }
      ?? readers.reversed().max { ($0.reach.items, $0.reach.place) <= ($1.reach.items, $1.reach.place) } ?? readers[0]
  }
}
