/// A shell that can complete the command lines of a tool.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What tells the shell how to complete the command lines of `tool`.
  func completionScript(for tool: Tool) -> String {
    switch self {
    case .bash: BashScript(for: tool).text
    case .zsh: ZshScript(for: tool).text
    case .fish: FishScript(for: tool).text
    }
  }
}
