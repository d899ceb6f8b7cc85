/// `completion`: writes what makes a shell complete the command lines of the tool.
struct CompletionCommand: Subcommand {
  static let name = "completion"
  let about: CommandDescription

  private let tool: Tool
  private let shell = Positional("SHELL", .oneOf(Shell.self), "The shell that completes.")

  /// The completion of a tool's subcommands.
  init(tool: Tool) {
    self.tool = tool
    about = CommandDescription(
      "Writes a script for a shell to complete command lines with.",
      discussion: """
        A shell knows subcommands, options and values when the file that it reads as it starts has the line

          ~/.bashrc                   eval "$(\(tool.name) \(Self.name) bash)"
          ~/.zshrc                    eval "$(\(tool.name) \(Self.name) zsh)"
          ~/.config/fish/config.fish  \(tool.name) \(Self.name) fish | source
        """,
      examples: [CommandExample("\(Self.name) zsh", "Writes the script for zsh.")])
  }

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    try console.output.write(given.shell.completionScript(for: tool))
    return .success
  }
}
