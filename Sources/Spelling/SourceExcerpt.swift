import ByteScanning

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

/// Where in a text an offset is, for a person.
package struct TextPlace {
  /// From 1 on; a line ends with a line feed.
  package let line: Int

  /// In Unicode scalars, from 1 on; a byte that is not UTF-8 counts as one.
  package let column: Int

  /// - Complexity: linear in `offset`.
  package init(of offset: Int, in bytes: Span<UInt8>) {
    var line = 1
    var lineStart = 0
    for index in 0..<offset where bytes[index] == 10 {
      line += 1
      lineStart = index + 1
    }
    var column = 1
    var index = lineStart
    while index < offset {
      index += DecodedScalar(in: bytes, at: index).length
      column += 1
    }
    self.line = line
    self.column = column
  }
}

/// One Unicode scalar of a text that need not be UTF-8.
package struct DecodedScalar {
  /// The scalar; `nil` where the bytes are not UTF-8.
  package let scalar: Unicode.Scalar?

  /// How many bytes it takes: 1 where the bytes are not UTF-8.
  package let length: Int

  /// The scalar that begins at `offset`, which is less than the number of bytes.
  package init(in bytes: Span<UInt8>, at offset: Int) {
    length = max(1, bytes.lengthOfCharacter(at: offset))
    let first = bytes[offset]
    guard length > 1 || first < 0x80 else {
      scalar = nil
      return
    }
    var code = length == 1 ? UInt32(first) : UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 1..<max(1, length) { code = code << 6 | UInt32(bytes[offset + index] & 0x3F) }
    scalar = Unicode.Scalar(code)
  }
}

/// How many columns of a terminal a scalar takes.
package enum DisplayWidth {
  /// 0 for a mark that stands on the scalar before it, 2 for the wide scripts of East Asia and for emoji, otherwise 1.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if marks.contains(where: { $0 ~= scalar.value }) { return 0 }
    return wide.contains(where: { $0 ~= scalar.value }) ? 2 : 1
  }

  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x93C...0x93C, 0x94D...0x94D,
    0xE31...0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x2060...0x2060,
    0x20D0...0x20FF, 0x302A...0x302D, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF...0xFEFF,
    0xE0100...0xE01EF,
  ]

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
