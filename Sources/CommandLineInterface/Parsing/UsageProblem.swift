/// What is wrong with a command line.
public enum UsageProblem: Error, Equatable, Sendable {
  /// No option has that name. `positional` is what the text could be instead, after a `--`.
  case unknownOption(String, suggestion: String?, positional: String?)
  /// Another subcommand has that option.
  case optionOfAnother(String, owner: String)
  /// An option stands before the subcommand that it belongs to.
  case optionBeforeSubcommand(String, owner: String)
  /// No subcommand has that name.
  case unknownSubcommand(String, suggestion: String?, known: [String])
  /// No value comes after an option. `next` is what does come, where it begins with a dash.
  case missingValue(Parameter, next: String?)
  /// A flag is given a value.
  case needlessValue(Parameter)
  /// A text is no value of the parameter.
  case valueNotAllowed(String, Parameter, suggestion: String?)
  /// An option comes a second time.
  case givenTwice(Parameter)
  /// A parameter that can't be left out is left out.
  case missing(Parameter)
  /// There are more arguments than the subcommand takes.
  case unexpectedArgument(String)
  /// Something only the subcommand knows of, such as two options that exclude each other.
  case other(String)
}
