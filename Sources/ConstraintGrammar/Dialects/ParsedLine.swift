/// A line of a text, and the equation in it.
public struct ParsedLine: Sendable {
  /// The number of the line, from 1 on.
  public let number: Int

  /// The line without its end.
  public let text: String

  /// The equation, or what is wrong with the line; the line of the diagnostic is ``number``.
  public let result: Result<Equation<String>, Diagnostic>

  init(_ text: String, number: Int, dialect: Dialect) {
    self.number = number
    self.text = text
    result = Result { () throws(Diagnostic) in try Equation(text, in: dialect) }
      .mapError { diagnostic in
        var diagnostic = diagnostic
        diagnostic.line = number
        return diagnostic
      }
  }
}
