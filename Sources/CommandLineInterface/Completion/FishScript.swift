/// The script that makes fish complete the command lines of a tool.
struct FishScript {
  private let tool: Tool
  private let name: String

  /// The script for a tool.
  init(for tool: Tool) {
    self.tool = tool
    name = "__\(tool.identifier)"
  }

  /// All of it.
  var text: String {
    var script = ShellScript()
    script.add("# Completes command lines of \(tool.name) in fish.\n")
    script.add(Self.functions(prefix: name))
    script.add("complete -c \(tool.name.quotedForFish) -f\n")
    for command in tool.subcommands {
      // Fish reads the words after -a once more.
      let word = command.name.quotedForFish.quotedForFish
      script.add(complete(["begins"], "-a \(word) -d \(command.about.summary.quotedForFish)"))
    }
    for parameter in ToolOptions.parameters { script.add(complete(["begins"], names(of: parameter))) }
    for command in tool.subcommands { add(command, to: &script) }
    return script.text
  }

  private func add(_ command: any Subcommand, to script: inout ShellScript) {
    let (word, parameters) = (command.name.quotedForFish, command.parameters)
    script.add("")
    for (place, parameter) in parameters.positionals.enumerated() {
      guard let values = values(of: parameter) else { continue }
      let number = parameter.occurrence == .repeated ? "-ge \(place)" : "-eq \(place)"
      script.add(complete(["has", word, number] + parameters.spellingsBeforeValue, values))
    }
    for option in parameters.options {
      let value = option.takesValue ? " -r \(values(of: option) ?? "-f")" : ""
      script.add(complete(condition(for: option, of: word), names(of: option) + value))
    }
  }

  /// When the option is offered, and what its value may be.
  private func condition(for option: Parameter, of command: String) -> [String] {
    if option.occurrence == .repeated { return ["is", command] }
    return [option.takesValue ? "lacks_value" : "lacks", command] + option.optionSpellings
  }

  private func names(of option: Parameter) -> String {
    (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name) -d \(option.help.quotedForFish)"
  }

  private func values(of parameter: Parameter) -> String? {
    switch parameter.expectation {
    case .oneOf(let choices): "-f -a \(choices.names(quoted: \.quotedForFish).quotedForFish)"
    case .path: "-F"
    case .anything, .described: nil
    }
  }

  private func complete(_ condition: [String], _ rest: String) -> String {
    let condition = "\(name)_\(condition.joined(separator: " "))"
    return "complete -c \(tool.name.quotedForFish) -n \(condition.quotedForFish) \(rest)"
  }
}
