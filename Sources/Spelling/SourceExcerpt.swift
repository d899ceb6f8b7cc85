/// The line of a place, as much of it as fits, and the marks that go under it.
package struct SourceExcerpt {
  /// The line; what can't be shown is replaced, and what is cut off at either end is an ellipsis.
  package let line: String

  /// The blanks, and tabs where the line has tabs, up to the first mark.
  package let padding: String

  /// A caret under the place, and tildes under the rest of what was found and under the word before the place.
  package let underline: String

  /// How many scalars are shown before and after the place at the most.
  private static let reach = 60

  /// - Parameter word: the bytes of a word before the place that is marked as well, counted from the place.
  package init(of bytes: Span<UInt8>, at offset: Int, length: Int, after word: Range<Int>? = nil) {
    var start = offset
    while start > 0, bytes[start - 1] != 10, offset - start < 4 * Self.reach { start -= 1 }
    var before = Self.scalars(in: bytes, from: start, to: offset)
    let isCutBefore = before.count > Self.reach || start > 0 && bytes[start - 1] != 10
    if isCutBefore { before = Array(before.suffix(Self.reach)) }

    var end = offset
    while end < bytes.count, bytes[end] != 10, end - offset < 4 * Self.reach { end += 1 }
    var after = Self.scalars(in: bytes, from: offset, to: end)
    if after.last?.value == 13 { after.removeLast() }
    let isCutAfter = after.count > Self.reach || end < bytes.count && bytes[end] != 10
    if isCutAfter { after = Array(after.prefix(Self.reach)) }

    var line = isCutBefore ? "…" : ""
    var padding = isCutBefore ? " " : ""
    var marks = ""
    // A word is of ASCII alone, and so is the white space behind it.
    let wordStart = before.count + (word?.lowerBound ?? 0)
    let wordEnd = wordStart + (word?.count ?? 0)
    for (index, scalar) in before.enumerated() {
      line.unicodeScalars.append(Self.visible(scalar))
      let mark = index >= wordStart && index < wordEnd ? "~" : " "
      let marked = scalar == "\t" ? "\t" : String(repeating: mark, count: DisplayWidth.of(Self.visible(scalar)))
      if index < wordStart { padding += marked } else { marks += marked }
    }
    let found = Self.scalars(in: bytes, from: offset, to: min(end, offset + length)).prefix(after.count)
    var width = 0
    for (index, scalar) in after.enumerated() {
      line.unicodeScalars.append(Self.visible(scalar))
      if index < found.count { width += DisplayWidth.of(Self.visible(scalar)) }
    }
    self.line = line + (isCutAfter ? "…" : "")
    self.padding = padding
    underline = marks + "^" + String(repeating: "~", count: max(0, width - 1))
  }

  private static func scalars(in bytes: Span<UInt8>, from start: Int, to end: Int) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var index = start
    while index < end {
      let decoded = DecodedScalar(in: bytes, at: index)
      scalars.append(decoded.scalar ?? "\u{FFFD}")
      index += decoded.length
    }
    return scalars
  }

  /// A tab stays; any other control character would disturb the terminal or the layout.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar != "\t" && scalar.isControl ? "\u{FFFD}" : scalar
  }
}
