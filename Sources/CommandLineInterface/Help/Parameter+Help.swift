extension Parameter {
  /// The parameter in a list of arguments or options.
  ///
  /// Where one option of a list has a short form, the long forms of all stand below each other.
  ///
  /// - Parameter earlier: The parameters before it in the list.
  fileprivate func row(after earlier: some Collection<Parameter>) -> HelpTable.Row {
    let term =
      switch role {
      case .positional: spelling
      case .option: shortColumn + spelling + (bareText == nil ? " \(placeholder)" : "[=\(placeholder)]")
      case .flag: "\(shortColumn)\(spelling)"
      }
    return (term, [help] + Wording.remarks(on: self, after: earlier))
  }

  private var shortColumn: String { short.map { "-\($0), " } ?? "    " }

  /// The parameter in the line that shows how a subcommand is used.
  fileprivate var usage: String {
    let term = role == .positional ? spelling : "\(spelling) \(placeholder)"
    return switch occurrence {
    case .required: term
    case .optional: "[\(term)]"
    case .repeated: "[\(term)...]"
    }
  }
}

extension [Parameter] {
  /// The parameters in a list of arguments or options.
  var rows: [HelpTable.Row] {
    indices.map { self[$0].row(after: self[..<$0]) }
  }

  /// The words after the name of a subcommand in the line that shows how it is used.
  var usage: [String] {
    options.filter { $0.occurrence == .required }.map(\.usage) + [Wording.optionsUsage] + positionals.map(\.usage)
  }
}
