/// The help of a subcommand, its parameters aside.
public struct CommandDescription: Equatable, Sendable {
  /// One sentence for the list of subcommands.
  public let summary: String

  /// More, in paragraphs with an empty line between them; an indented line stays as it is.
  public let discussion: String

  /// Command lines worth trying.
  public let examples: [CommandExample]

  /// A description.
  public init(_ summary: String, discussion: String = "", examples: [CommandExample] = []) {
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
  }
}

/// A command line worth trying.
public struct CommandExample: Equatable, Sendable {
  /// The arguments as they are typed after the name of the tool.
  public let arguments: String

  /// The outcome of the command, in a sentence.
  public let outcome: String

  /// An example.
  public init(_ arguments: String, _ outcome: String) {
    self.arguments = arguments
    self.outcome = outcome
  }
}
