/// The script that makes bash complete the command lines of a tool.
///
/// It asks for nothing but bash itself, in the version 3.2 of macOS or a later one.
struct BashScript {
  private let tool: Tool
  private let name: String

  /// The script for a tool.
  init(for tool: Tool) {
    self.tool = tool
    name = "_\(tool.identifier)"
  }

  /// All of it.
  var text: String {
    var script = ShellScript()
    script.add("# Completes command lines of \(tool.name) in bash.\n")
    script.add(Self.functions(prefix: "_\(name)"))
    script.addBlock("\(name)() {", "}") { script in
      script.add("local words=() typed='' option='' given='' place=0 ended=''")
      script.add("local start='' kept='' quote='' paths='' helps=()")
      script.add("COMPREPLY=()")
      script.add("_\(name)_read_words")
      script.addBlock("case ${words[1]} in", "esac") { script in
        script.addBlock("'')", "  ;;", addFirstArgument)
        for command in tool.subcommands {
          script.addBlock("\(command.name.quotedForBash))", "  ;;") { add(command.parameters, to: &$0) }
        }
      }
      script.add("_\(name)_show_helps")
    }
    script.add("\ncomplete -F \(name) \(tool.name.quotedForBash)")
    return script.text
  }

  /// Adds the words that stand in the place of a subcommand.
  private func addFirstArgument(to script: inout ShellScript) {
    script.add("_\(name)_sort_words")
    for command in tool.subcommands { script.add(offer(command.name, command.about.summary)) }
    addOptions(ToolOptions.parameters, to: &script)
  }

  /// Adds the words that stand after the name of a subcommand.
  private func add(_ parameters: [Parameter], to script: inout ShellScript) {
    script.add((["_\(name)_sort_words"] + parameters.spellingsBeforeValue).joined(separator: " "))
    script.addBlock("case $option in", "esac") { script in
      for parameter in parameters.options {
        guard let values = offerOfValues(of: parameter) else { continue }
        script.add("\(parameter.optionSpellings.joined(separator: " | "))) \(values) ;;")
      }
      script.addBlock("'')", "  ;;") { script in
        addArguments(parameters.positionals, to: &script)
        addOptions(parameters.options, to: &script)
      }
    }
  }

  private func addArguments(_ positionals: [Parameter], to script: inout ShellScript) {
    let lines = positionals.enumerated().compactMap { place, parameter in
      offerOfValues(of: parameter).map { values in
        "\(parameter.occurrence == .repeated ? "*" : "\(place)")) \(values) ;;"
      }
    }
    if lines.isEmpty { return }
    script.addBlock("_\(name)_expects_argument && case $place in", "esac") { script in
      for line in lines { script.add(line) }
    }
  }

  private func addOptions(_ options: [Parameter], to script: inout ShellScript) {
    script.addBlock("if _\(name)_expects_option; then", "fi") { script in
      for parameter in options { script.add(offer(parameter)) }
    }
  }

  /// The command that offers what a parameter can be; `nil` where nothing is known of it.
  private func offerOfValues(of parameter: Parameter) -> String? {
    switch parameter.expectation {
    case .oneOf(let choices): "_\(name)_offer_words \(choices.names(quoted: \.quotedForBash))"
    case .path: "_\(name)_offer_paths"
    case .anything, .described: nil
    }
  }

  private func offer(_ option: Parameter) -> String {
    option.occurrence == .repeated
      ? offer(option.spelling, option.help)
      : "_\(name)_offer_once \(option.help.quotedForBash) \(option.optionSpellings.joined(separator: " "))"
  }

  private func offer(_ word: String, _ help: String) -> String {
    "_\(name)_offer \(word.quotedForBash) \(help.quotedForBash)"
  }
}
