/// The text of a document, in UTF-8, and where its lines begin.
struct DocumentText: Sendable {
  private(set) var bytes: ContiguousArray<UInt8>
  private(set) var lineStarts: [Int]

  /// Whether each byte is a character, so that none need be counted.
  private var isASCII: Bool

  init(_ text: String) {
    bytes = ContiguousArray(text.utf8)
    (lineStarts, isASCII) = Self.lines(of: bytes)
  }

  /// Where lines begin, each of which ends with a line feed, a carriage return, or both.
  private static func lines(of bytes: ContiguousArray<UInt8>) -> (starts: [Int], isASCII: Bool) {
    var (starts, all) = ([0], UInt8(0))
    let span = bytes.span
    for index in span.indices {
      let byte = span[index]
      all |= byte
      if byte == 10 || byte == 13 && !(index + 1 < span.count && span[index + 1] == 10) { starts.append(index + 1) }
    }
    return (starts, all < 128)
  }

  /// Puts a text in the place of a range of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    (lineStarts, isASCII) = Self.lines(of: bytes)
  }

  /// The bytes of a line without what ends it.
  func line(_ number: Int) -> Range<Int> {
    let start = lineStarts[number]
    var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
    if end > start, bytes[end - 1] == 10 { end -= 1 }
    if number + 1 < lineStarts.count, end > start, bytes[end - 1] == 13 { end -= 1 }
    return start..<end
  }

  /// The number of the line of a byte.
  func lineNumber(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offset of a position. What is beyond the end of a line is that end, and what is beyond the last line the end of the
  /// text; in the middle of a character it is its beginning.
  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let line = line(position.line)
    if isASCII { return line.lowerBound + min(position.character, line.count) }
    var (offset, count) = (line.lowerBound, 0)
    while offset < line.upperBound {
      var end = offset + 1
      var width = encoding.count(bytes[offset])
      while end < line.upperBound, bytes[end] & 0xC0 == 0x80 {
        width += encoding.count(bytes[end])
        end += 1
      }
      if count + width > position.character { break }
      count += width
      offset = end
    }
    return offset
  }

  /// The position of an offset, which is within the text.
  func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    let number = lineNumber(of: offset)
    let line = line(number)
    // Nothing stands between the two characters that end a line.
    let (start, offset) = (line.lowerBound, min(offset, line.upperBound))
    if isASCII || encoding == .utf8 { return Position(line: number, character: offset - start) }
    return Position(line: number, character: bytes[start..<offset].reduce(0) { $0 + encoding.count($1) })
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
