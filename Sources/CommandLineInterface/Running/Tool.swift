/// A program with subcommands.
public struct Tool: Sendable {
  /// The name that is typed to start it.
  public let name: String

  /// The version, which `--version` shows after the name.
  public let version: String

  /// One sentence about it.
  public let summary: String

  /// More, in paragraphs.
  public let discussion: String

  /// The subcommand that is meant where none is named; `nil` if one must be named.
  let defaultSubcommand: String?

  /// The subcommands without those that every tool has.
  let ownSubcommands: [any Subcommand]

  /// A tool. The subcommands `completion` and `help` need not be given.
  ///
  /// - Parameter defaultSubcommand: The subcommand that is meant where none is named.
  public init(
    name: String, version: String, summary: String, discussion: String = "", subcommands: [any Subcommand],
    defaultSubcommand: String? = nil
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    ownSubcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
  }

  /// The subcommands.
  public var subcommands: [any Subcommand] {
    ownSubcommands + [CompletionCommand(tool: self), HelpCommand(tool: self)]
  }

  /// The name with what no name of a shell function can have replaced: `constraint_grammar`.
  var identifier: String {
    name.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": String(scalar)
      default: "_"
      }
    }.joined()
  }
}
