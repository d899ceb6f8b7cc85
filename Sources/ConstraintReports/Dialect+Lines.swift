public import ConstraintGrammar
import GrammarCombinators

extension Dialect {
  /// Parses each line of a text: an equation, or another text of the dialect. Blank lines are skipped.
  ///
  /// - Returns: for each line that is not blank, in order, what it states or what is wrong with it.
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
