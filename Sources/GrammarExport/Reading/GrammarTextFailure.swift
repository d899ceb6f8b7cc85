import GrammarCombinators

/// What is wrong with the text of a grammar.
public struct GrammarTextFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// All that is wrong, in the order of the text.
  public let mistakes: [GrammarTextMistake]

  /// A line for each mistake: where it is, and what to do about it.
  public var description: String { mistakes.map(\.description).joined(separator: "\n") }
}

/// A mistake in the text of a grammar.
public struct GrammarTextMistake: Hashable, Sendable, CustomStringConvertible {
  /// Where it is, in UTF-8 offsets.
  public let range: Range<Int>

  /// The line, from 1 on.
  public let line: Int

  /// The column, in Unicode scalars from 1 on.
  public let column: Int

  /// One sentence for whoever writes the grammar.
  public let message: String

  package init(_ message: String, at range: Range<Int>, in bytes: Span<UInt8>) {
    self.message = message
    self.range = range
    var (line, column) = (1, 1)
    for offset in 0..<min(range.lowerBound, bytes.count) {
      switch bytes[offset] {
      case 10: (line, column) = (line + 1, 1)
      case 0x80..<0xC0: break
      default: column += 1
      }
    }
    (self.line, self.column) = (line, column)
  }

  /// `LINE:COLUMN: MESSAGE`
  public var description: String { "\(line):\(column): \(message)" }
}
