/// A shell that can complete the command lines of a tool.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that tells the shell how to complete the command lines of `tool`.
  func completionScript(for tool: Tool) -> String {
    switch self {
    case .bash: BashScript(for: tool).text
    case .zsh: ZshScript(for: tool).text
    case .fish: FishScript(for: tool).text
    }
  }
}

/// A script while it is written, line by line.
struct ShellScript {
  /// The script so far.
  private(set) var text = ""
  private var margin = ""

  /// Adds a line at the margin.
  mutating func add(_ line: String) {
    text += line.isEmpty ? "\n" : "\(margin)\(line)\n"
  }

  /// Adds lines that stand between two others and further to the right.
  mutating func addBlock(_ first: String, _ last: String, _ body: (inout ShellScript) -> Void) {
    add(first)
    let outerMargin = margin
    margin += "  "
    body(&self)
    margin = outerMargin
    add(last)
  }
}

extension [Parameter] {
  /// How those options are written that have a value.
  var spellingsBeforeValue: [String] { options.filter(\.takesValue).flatMap(\.optionSpellings) }
}

extension [ValueExpectation.Choice] {
  /// The words between spaces, each as a shell reads it.
  func names(quoted: (String) -> String) -> String {
    map { quoted($0.name) }.joined(separator: " ")
  }
}
