/// `help`: shows the help of the tool or of a subcommand.
struct HelpCommand: Subcommand {
  static let name = "help"
  let about = CommandDescription("Shows the help of a subcommand.")

  private let tool: Tool
  private let subcommand: Positional<String?>

  /// The help of a tool's subcommands and its own.
  init(tool: Tool) {
    self.tool = tool
    subcommand = Positional(
      optional: "SUBCOMMAND", .oneOf(tool.subcommandNames, name: \.self),
      "The subcommand; without it, help is about the tool.")
  }

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let page =
      if let command = given.subcommand.flatMap(tool.subcommand(named:)) {
        HelpPage(for: command, of: tool)
      } else {
        HelpPage(for: tool)
      }
    try console.output.write(page.text)
    return .success
  }
}
