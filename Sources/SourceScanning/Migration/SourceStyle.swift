/// How a source is laid out.
struct SourceStyle {
  /// The beginning of a line that is indented once.
  let indentation: String

  /// The end of a line.
  let lineEnd: String

  /// Whether a comma stands behind the last element of an array on lines of its own.
  let hasTrailingComma: Bool

  init(of tokens: SourceTokens) {
    let bytes = tokens.bytes
    lineEnd = bytes.indices.dropFirst().contains { bytes[$0] == 10 && bytes[$0 - 1] == 13 } ? "\r\n" : "\n"
    var narrowest = 9
    var usesTabs = false
    var commas = 0
    for index in tokens.all.indices where tokens.hasLineFeed(before: index) {
      let blank = tokens.indentation(ofLineAt: tokens.all[index].range.lowerBound)
      if blank.hasPrefix("\t") { usesTabs = true }
      if !blank.isEmpty { narrowest = min(narrowest, blank.utf8.count) }
      if tokens.mark(at: index) == "]" { commas += tokens.mark(at: index - 1) == "," ? 1 : -1 }
    }
    indentation = usesTabs ? "\t" : String(repeating: " ", count: (2...8).contains(narrowest) ? narrowest : 4)
    hasTrailingComma = commas > 0
  }
}

extension SourceTokens {
  /// The blanks at the beginning of the line of a byte.
  func indentation(ofLineAt offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while end < offset, bytes[end] == 32 || bytes[end] == 9 { end += 1 }
    return text(of: start..<end)
  }
}
