/// The words of help pages, and those around messages.
enum Wording {
  /// Above the positional arguments.
  static let argumentsTitle = "Arguments:"

  /// Above the options.
  static let optionsTitle = "Options:"

  /// Above the subcommands.
  static let subcommandsTitle = "Subcommands:"

  /// Above the examples.
  static let examplesTitle = "Examples:"

  /// Above the exit statuses.
  static let exitStatusTitle = "Exit status:"

  /// The line after a message about a wrong command line.
  static func help(for invocation: String) -> String { "See '\(invocation) --help'." }

  /// The word for all options in a line that shows how something is used.
  static let optionsUsage = "[OPTION...]"

  /// The words after the name of the tool.
  static let toolUsage = "SUBCOMMAND [OPTION...] [ARGUMENT...]"

  /// The line that shows how something is used.
  static func usage(_ invocation: String) -> String { "Usage: \(invocation)" }

  /// Where there is more.
  static func furtherHelp(tool: String) -> String { "See '\(tool) help SUBCOMMAND' for the options of a subcommand." }

  /// The meaning of an exit status; `nil` for one that is nobody's concern.
  static func meaning(of status: CommandStatus) -> String? {
    switch status {
    case .success: "all good"
    case .rejected: "some input was rejected"
    case .usage: "wrong usage"
    case .noInput: "a file can't be read"
    case .ioError: "the output can't be written"
    case .closedPipe: nil
    }
  }

  /// The remarks on a parameter after its help.
  ///
  /// - Parameter earlier: The parameters of which all has been said.
  static func remarks(on parameter: Parameter, after earlier: some Collection<Parameter>) -> [String] {
    var remarks = [form(of: parameter, after: earlier)].compactMap(\.self)
    switch (parameter.occurrence, parameter.role) {
    case (.repeated, .option): remarks.append("May be given several times.")
    case (.required, .option): remarks.append("Must be given.")
    default: break
    }
    return remarks
  }

  /// The values that are allowed, and the one by default.
  private static func form(of parameter: Parameter, after earlier: some Collection<Parameter>) -> String? {
    let (placeholder, defaultText) = (parameter.placeholder, parameter.defaultText)
    let remark = defaultText.map { "; the default is \($0)" } ?? ""
    return switch parameter.expectation {
    case .anything, .path: defaultText.map { "The default is \($0)." }
    case .described(let description): "\(placeholder) is \(description)\(remark)."
    case .oneOf(let choices):
      "\(placeholder) is \(titles(of: choices, defaultText, after: earlier).listed)."
    }
  }

  /// The words that a value may be, but for a long list that another parameter has too.
  private static func titles(
    of choices: [ValueExpectation.Choice], _ defaultText: String?, after earlier: some Collection<Parameter>
  ) -> [String] {
    for parameter in earlier {
      guard case .oneOf(let known) = parameter.expectation, known.count > 3,
        !known.contains(where: { $0.name == defaultText }),
        known.allSatisfy(choices.contains)
      else { continue }
      let others = choices.filter { !known.contains($0) }
      return ["one of those of \(parameter.spelling)"] + others.titled { $0.titled(isDefault: $0.name == defaultText) }
    }
    return choices.titled { $0.titled(isDefault: $0.name == defaultText) }
  }
}

extension ValueExpectation.Choice {
  /// The word and what there is to say of it: `json (or ndjson)`, `text (the default)`.
  fileprivate func titled(isDefault: Bool) -> String {
    let remarks = (isDefault ? ["the default"] : []) + aliases.map { "or \($0)" }
    return remarks.isEmpty ? name : "\(name) (\(remarks.joined(separator: ", ")))"
  }
}

extension [String] {
  /// The texts in a sentence: `a, b or c`.
  var listed: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
