/// Why an equation can't be written in a dialect.
public struct PrintingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The dialect that can't express the equation.
  public let dialect: String

  /// What the equation would look like, if the dialect had the means.
  public let text: String

  /// What is wrong with that text in the dialect; `nil` if it is a sentence, but one that says something else.
  public let diagnostic: Diagnostic?

  /// One sentence for a person.
  public var description: String { Wording.cannotPrint(text, in: dialect, because: diagnostic) }
}
