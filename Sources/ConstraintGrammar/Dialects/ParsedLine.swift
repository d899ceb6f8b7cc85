import GrammarCombinators

/// A line of a text, and what a dialect makes of it.
public struct ParsedLine: Hashable, Sendable {
  /// The number of the line, from 1 on.
  public let number: Int

  /// The name of the dialect.
  public let dialect: String

  /// The line without its end; what is not UTF-8 is replaced by U+FFFD.
  public let text: String

  /// The equation, or what is wrong with the line; the line of the diagnostic is counted from ``number`` on.
  public let result: Result<Equation<String>, Diagnostic>

  /// Parses a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - dialect: the dialect that it is written in.
  public init(_ bytes: Span<UInt8>, number: Int, in dialect: Dialect) {
    self.number = number
    self.dialect = dialect.name
    text = String(copying: bytes, in: 0..<bytes.count)
    do throws(Diagnostic) {
      result = .success(Equation(try dialect.parse(bytes), of: bytes))
    } catch {
      var diagnostic = error
      diagnostic.line += number - 1
      result = .failure(diagnostic)
    }
  }
}

extension Span<UInt8> {
  /// Whether there is nothing but white space.
  public var isBlank: Bool {
    var cursor = Cursor()
    Spaced.skip(self, &cursor)
    return cursor.offset == count
  }
}
