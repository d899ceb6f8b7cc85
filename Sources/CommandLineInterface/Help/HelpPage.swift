/// A page of help: sections with an empty line between them.
struct HelpPage {
  private var sections: [[String]] = []

  /// The help of a subcommand.
  init(for command: any Subcommand, of tool: Tool) {
    let invocation = "\(tool.name) \(command.name)"
    add([Wording.usage(([invocation] + command.parameters.usage).joined(separator: " "))])
    add(command.about.summary.wrapped(toWidth: helpWidth))
    add(command.about.discussion.wrapped(toWidth: helpWidth))
    add(Wording.argumentsTitle, HelpTable(rows: command.parameters.positionals.rows).lines)
    add(Wording.optionsTitle, HelpTable(rows: command.parameters.options.rows).lines)
    add(
      Wording.examplesTitle,
      command.about.examples.flatMap { example in
        ["  \(tool.name) \(example.arguments)"]
          + example.outcome.wrapped(toWidth: helpWidth - 6).map { "      \($0)" }
      })
    addExitStatuses()
  }

  /// The help of the tool.
  init(for tool: Tool) {
    add([Wording.usage("\(tool.name) \(Wording.toolUsage)")])
    add(tool.summary.wrapped(toWidth: helpWidth))
    add(tool.discussion.wrapped(toWidth: helpWidth))
    add(Wording.subcommandsTitle, HelpTable(rows: tool.subcommands.map { ($0.name, [$0.about.summary]) }).lines)
    add(Wording.optionsTitle, HelpTable(rows: ToolOptions.parameters.rows).lines)
    addExitStatuses()
    add(Wording.furtherHelp(tool: tool.name).wrapped(toWidth: helpWidth))
  }

  /// The page as text.
  var text: String {
    sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private mutating func add(_ section: [String]) {
    if !section.isEmpty { sections.append(section) }
  }

  private mutating func add(_ title: String, _ section: [String]) {
    if !section.isEmpty { sections.append([title] + section) }
  }

  private mutating func addExitStatuses() {
    add(
      Wording.exitStatusTitle,
      HelpTable(
        rows: CommandStatus.allCases.compactMap { status in
          Wording.meaning(of: status).map { (String(status.rawValue), [$0]) }
        }
      ).lines)
  }
}
