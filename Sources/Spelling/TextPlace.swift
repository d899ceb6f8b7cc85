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
