/// Where a scalar of a grammar file stands, both numbers counted from 1.
public struct EBNFPlace: Hashable, Sendable {
  /// The line, where each line feed starts another.
  public let line: Int

  /// The place on the line, in Unicode scalars.
  public let column: Int

  /// The place at `column` of `line`.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension EBNFPlace: CustomStringConvertible {
  /// The place as a message names it: `line 3, column 14`.
  public var description: String { "line \(line), column \(column)" }
}
