/// A parameter as the function `_arguments` of zsh has it described.
struct ZshSpecification {
  let parameter: Parameter

  /// The beginning of the names of the functions for values.
  let function: String

  /// The description, as words of zsh.
  var text: String { parameter.role == .positional ? positional : option }

  private var positional: String {
    let start =
      switch parameter.occurrence {
      case .required: ""
      case .optional: ":"
      case .repeated: "*"
      }
    return (start + value).quotedForBash
  }

  private var option: String {
    let spellings = parameter.optionSpellings
    let help = "[\(parameter.help.escapedForZsh("]"))]"
    let rest = parameter.takesValue ? help + value : help
    let repetition = parameter.occurrence == .repeated ? "*" : ""
    // The value of a name is behind an equals sign, that of a letter just behind it; each can be the next word as well.
    let ways = spellings.map { parameter.takesValue ? $0 + ($0.hasPrefix("--") ? "=" : "+") : $0 }
    if spellings.count == 1 { return (repetition + ways[0] + rest).quotedForBash }
    // Zsh offers no spelling beside itself; beside the others it does unless they are listed. Braces make a word of each.
    let start = repetition.isEmpty ? "(\(spellings.joined(separator: " ")))" : repetition
    return start.quotedForBash + "{\(ways.joined(separator: ","))}" + rest.quotedForBash
  }

  private var value: String {
    let action =
      switch parameter.expectation {
      case .oneOf(let choices): "(\(choices.names(quoted: \.escapedWordForZsh)))"
      case .path: "\(function)_paths"
      // After a space the arguments of the function are these alone.
      case .anything, .described: " \(function)_text \(parameter.placeholder.escapedWordForZsh)"
      }
    return ":\(parameter.placeholder.escapedForZsh(":")):\(action)"
  }
}

extension String {
  /// The text inside an argument of a completion function, where a character ends it.
  func escapedForZsh(_ end: Unicode.Scalar) -> String {
    withBackslashes { $0 == "\\" || $0 == end }
  }

  /// The text as one word of a list inside a specification, which zsh reads once more.
  fileprivate var escapedWordForZsh: String {
    isEmpty ? "''" : withBackslashes { !$0.isPlainInShells }
  }
}
