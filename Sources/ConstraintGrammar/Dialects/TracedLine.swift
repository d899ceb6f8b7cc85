package import GrammarCombinators

/// A line of a text, what a dialect makes of it, and which production stands where in it.
package struct TracedLine: Sendable {
  /// The line.
  package let line: ParsedLine

  /// Its tree in the dialect that it was read in; `nil` if it is rejected.
  package let tree: SyntaxTree?

  /// Adds the tree to a line.
  ///
  /// - Parameters:
  ///   - line: what was made of the line.
  ///   - bytes: the line without its end, in UTF-8.
  ///   - dialects: the dialects that it was read in.
  package init(_ line: ParsedLine, _ bytes: Span<UInt8>, in dialects: [Dialect]) {
    self.line = line
    tree = dialects.first { $0.name == line.dialect }?.tree(of: bytes)
  }

  /// The same place with another text, which can't be read.
  package init(refusing line: TracedLine, text: String, _ diagnostic: Diagnostic) {
    self.line = ParsedLine(refusing: line.line, text: text, diagnostic)
    tree = nil
  }
}
