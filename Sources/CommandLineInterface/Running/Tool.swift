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
  let ownSubcommands: [DeferredSubcommand]

  /// A tool. The subcommands `completion`, `complete` and `help` need not be given.
  ///
  /// - Parameters:
  ///   - defaultSubcommand: The name of the subcommand that is meant where none is named.
  ///   - subcommands: The subcommands, in the order of the help.
  public init(
    name: String, version: String, summary: String, discussion: String = "", defaultSubcommand: String? = nil,
    @SubcommandList subcommands: () -> [DeferredSubcommand]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    ownSubcommands = subcommands()
    self.defaultSubcommand = defaultSubcommand
  }

  @SubcommandList private var commonSubcommands: [DeferredSubcommand] {
    CompletionCommand(tool: self)
    HelpCommand(tool: self)
  }

  private var allSubcommands: [DeferredSubcommand] { ownSubcommands + commonSubcommands }

  /// The subcommands, all of which are made.
  public var subcommands: [any Subcommand] { allSubcommands.map { $0.make() } }

  /// The names of the subcommands.
  var subcommandNames: [String] { allSubcommands.map(\.name) }

  /// The subcommand of a name; `nil` if there is none. `complete`, which shells call, is in no list.
  func subcommand(named name: String) -> (any Subcommand)? {
    name == CompleteCommand.name
      ? CompleteCommand(tool: self) : allSubcommands.first { $0.name == name }?.make()
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
