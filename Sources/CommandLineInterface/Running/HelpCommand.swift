/// `help`: shows the help of the tool or of a subcommand.
struct HelpCommand: Subcommand {
  let about = CommandDescription("help", "Shows the help of a subcommand.")

  private let tool: Tool
  private let subcommand: Positional<String?>

  /// The help of a tool's subcommands and its own.
  init(tool: Tool) {
    self.tool = tool
    let names = tool.ownSubcommands.map(\.about.name) + [CompletionCommand.name, about.name]
    subcommand = Positional(
      optional: "SUBCOMMAND", .oneOf(names, name: \.self),
      "The subcommand; without it, help is about the tool.")
  }

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let page =
      if let command = tool.subcommands.first(where: { $0.about.name == given.subcommand }) {
        HelpPage(for: command, of: tool)
      } else {
        HelpPage(for: tool)
      }
    try console.output.write(page.text)
    return .success
  }
}
