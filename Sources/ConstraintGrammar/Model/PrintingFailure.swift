/// Why an equation can't be written in a dialect.
public struct PrintingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The dialect that can't express the equation.
  public let dialect: String

  /// The text of the equation, if the dialect had the means.
  public let text: String

  /// The mistake in that text; `nil` if it is a sentence, but one that says something else.
  public let diagnostic: Diagnostic?

  /// One sentence for a person.
  public var description: String { Wording.cannotPrint(text, in: dialect, because: diagnostic) }
}
