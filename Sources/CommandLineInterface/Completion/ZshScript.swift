/// The script that makes zsh complete the command lines of a tool.
struct ZshScript {
  private let tool: Tool
  private let name: String

  /// The script for a tool.
  init(for tool: Tool) {
    self.tool = tool
    name = "_\(tool.name)"
  }

  /// All of it.
  var text: String {
    var script = ShellScript()
    script.add("#compdef \(tool.name)")
    script.add("# Completes command lines of \(tool.name) in zsh.")
    script.add("")
    script.add("# Offers file names; '-' is standard input.")
    script.addBlock("_\(name)_paths() {", "}") { script in
      script.add(#"[[ $PREFIX == - ]] && compadd "$@" -- -"#)
      script.add(#"_files "$@""#)
    }
    script.add("")
    script.add("# Says what text is wanted; where an option is begun, that would keep zsh from completing it.")
    script.addBlock("_\(name)_text() {", "}") { $0.add(#"[[ $PREFIX == -* ]] || _message -e texts "$1""#) }
    script.add("")
    script.addBlock("_\(name)_first() {", "}", addFirstArgument)
    script.add("")
    script.addBlock("\(name)() {", "}", addDispatch)
    script.add("")
    addStart(to: &script)
    return script.text
  }

  /// Adds the words that stand in the place of a subcommand.
  private func addFirstArgument(to script: inout ShellScript) {
    script.addBlock("local -a subcommands=(", ")") { script in
      for command in tool.subcommands {
        script.add("\(command.name.escapedForZsh(":")):\(command.about.summary.escapedForZsh("\\"))".quotedForBash)
      }
    }
    add(
      ToolOptions.parameters.map(specification) + ["':subcommand:{_describe -t commands subcommand subcommands}'"],
      to: &script)
  }

  private func addDispatch(to script: inout ShellScript) {
    script.add("local curcontext=$curcontext")
    script.addBlock("if (( CURRENT == 2 )); then", "fi") { script in
      script.add("_\(name)_first")
      script.add("return")
    }
    script.add("curcontext=${curcontext%:*:*}:\(tool.name)-$words[2]:")
    script.add("shift words")
    script.add("(( CURRENT -= 1 ))")
    script.addBlock("case $words[1] in", "esac") { script in
      for command in tool.subcommands {
        script.addBlock("(\(command.name.quotedForBash))", "  ;;") { script in
          add(command.parameters.map(specification), to: &script)
        }
      }
    }
  }

  /// The script may be the file of a function, or be read as the shell starts.
  private func addStart(to script: inout ShellScript) {
    script.addBlock("if [[ $funcstack[1] == \(name) ]]; then", "else") { $0.add(#"\#(name) "$@""#) }
    script.add("  (( $+functions[compdef] )) || { autoload -U compinit && compinit }")
    script.add("  compdef \(name) \(tool.name.quotedForBash)")
    script.add("fi")
  }

  private func add(_ specifications: [String], to script: inout ShellScript) {
    script.add("_arguments -s -S : \\")
    for specification in specifications.dropLast() { script.add("  \(specification) \\") }
    for specification in specifications.suffix(1) { script.add("  \(specification)") }
  }

  private func specification(of parameter: Parameter) -> String {
    ZshSpecification(parameter: parameter, function: "_\(name)").text
  }
}
