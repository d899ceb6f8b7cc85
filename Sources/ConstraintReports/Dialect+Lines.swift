public import ConstraintGrammar
import GrammarCombinators

extension Dialect {
  /// Parses a text with one equation a line, or one text of the dialect; blank lines are skipped.
  ///
  /// - Returns: for each other line what it states or what is wrong with it, in order.
  /// - Complexity: linear in the length of the text.
  public func parse(linesOf text: String) -> [Line<Statement<String>>] {
    let bytes = ContiguousArray(text.utf8)
    var lines: [Line<Statement<String>>] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let end = line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex
      let content = bytes.span.extracting(line.startIndex..<end)
      if !content.isBlank { lines.append(Line(content, number: number, in: self)) }
    }
    return lines
  }
}
