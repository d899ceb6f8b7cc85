import GrammarCombinators

/// A part of the text of a grammar without the slips in it, each of which can only mean one thing.
struct MendedProductions {
  private(set) var bytes: ContiguousArray<UInt8>

  /// The place in the text that each byte was copied from: of what is put in, that of what it stands before.
  private(set) var origins: ContiguousArray<Int>

  /// What was done about each slip, at its place in the text.
  private(set) var slips: [NotationSlip.Advice] = []

  /// How long a part may be, in bytes, and how many slips there may be in one: after each it is read once more.
  private static let limits = (length: 20_000, slips: 64)

  /// Returns `nil` if anything else is wrong with the part.
  ///
  /// - Parameter isFirst: whether no production stands before it, so that words alone are a title.
  init?(_ text: GrammarText, _ range: Range<Int>, in notation: NotationGrammar, isFirst: Bool) {
    guard range.count <= Self.limits.length else { return nil }
    if isFirst, range.upperBound < text.length, text.string(range).isTitle {
      (bytes, origins) = ([], [])
      slips = [NotationSlip.Advice("leave out what stands before the first production", at: range)]
      return
    }
    // What stands before it ends there.
    bytes = [10] + text.bytes[range]
    origins = [range.lowerBound] + ContiguousArray(range)
    var cursor = Cursor()
    var reach = -1
    while true {
      notation.item.skipLeading(bytes.span, &cursor)
      let start = cursor.offset
      if start >= bytes.count { break }
      if notation.item.accepts(bytes.span, from: &cursor) { continue }
      let failure = notation.item.failure(of: bytes.span, from: start)
      let place = failure.offset < bytes.count ? origins[failure.offset] : range.upperBound
      guard place > reach, slips.count < Self.limits.slips,
        let advice = NotationSlip.advice(on: failure, in: bytes.span, notation), advice.isCertain
      else { return nil }
      reach = place
      mend(advice, range.upperBound)
      cursor = Cursor(offset: start)
    }
  }

  private mutating func mend(_ advice: NotationSlip.Advice, _ end: Int) {
    func origin(_ offset: Int) -> Int { offset < origins.count ? origins[offset] : end }
    let edits = advice.edits.map {
      TextEdit(range: origin($0.range.lowerBound)..<origin($0.range.upperBound), replacement: $0.replacement)
    }
    slips.append(NotationSlip.Advice(hint: advice.hint, edits: edits))
    for edit in advice.edits.reversed() {
      let place = origin(edit.range.lowerBound)
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
      origins.replaceSubrange(edit.range, with: edit.replacement.utf8.map { _ in place })
    }
  }
}

extension String {
  /// Whether it is three words or more, and nothing else.
  fileprivate var isTitle: Bool {
    let words = split { $0.isWhitespace }
    return words.count > 2
      && words.allSatisfy { word in
        word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || "_-.,'’".contains($0) }
      }
  }
}
