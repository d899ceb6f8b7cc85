public import GrammarCombinators
import Spelling

/// What is wrong with the text of a grammar.
public struct GrammarTextFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// All that is wrong, in the order of the text.
  public let mistakes: [GrammarTextMistake]

  /// A line for each mistake: where it is, and what to do about it.
  public var description: String { mistakes.map(\.description).joined(separator: "\n") }

  package init(mistakes: [GrammarTextMistake]) { self.mistakes = mistakes }
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

  /// What to write instead, where that is known.
  public let hint: String?

  /// The changes of the grammar's text that do so, in order.
  public let edits: [ParseFailure.TextEdit]

  package init(
    _ message: String, at range: Range<Int>, in bytes: Span<UInt8>, hint: String? = nil, edits: [TextEdit] = []
  ) {
    (self.message, self.range, self.hint, self.edits) = (message, range, hint, edits)
    let start = bytes.byteOrderMarkLength
    let place = TextPlace(of: max(start, min(range.lowerBound, bytes.count)) - start, in: bytes.extracting(start...))
    (line, column) = (place.line, place.column)
  }

  /// `LINE:COLUMN: MESSAGE`, and the hint in parentheses.
  public var description: String { "\(line):\(column): \(message)" + (hint.map { " (\($0))" } ?? "") }
}
