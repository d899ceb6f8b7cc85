/// A mistake in a command line.
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
  /// The value of an option that can stand alone is not behind an `=`.
  case detachedValue(String, Parameter)
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

  /// The problem in one sentence.
  public var message: String {
    switch self {
    case .unknownOption(let spelling, let suggestion?, _):
      "unknown option \(spelling.quoted); did you mean \(suggestion.quoted)?"
    case .unknownOption(let spelling, nil, let positional?):
      "unknown option \(spelling.quoted); if it is meant as \(positional), write '--' before it"
    case .unknownOption(let spelling, nil, nil):
      "unknown option \(spelling.quoted)"
    case .optionOfAnother(let spelling, let owner):
      "unknown option \(spelling.quoted); only \(owner.quoted) takes it"
    case .optionBeforeSubcommand(let spelling, let owner):
      "option \(spelling.quoted) stands before the subcommand; write '\(owner) \(spelling)'"
    case .unknownSubcommand(let name, let suggestion?, _):
      "unknown subcommand \(name.quoted); did you mean \(suggestion.quoted)?"
    case .unknownSubcommand(let name, nil, let known):
      "unknown subcommand \(name.quoted); it can be \(known.listed)"
    case .missingValue(let parameter, let next?):
      "option '\(parameter.spelling)' needs a value; one that begins with a dash is written "
        + "\("\(parameter.spelling)=\(next)".quoted)"
    case .missingValue(let parameter, nil):
      "option '\(parameter.spelling)' needs a value: '\(parameter.spelling) \(parameter.placeholder)'"
    case .detachedValue(let text, let parameter):
      "the value of '\(parameter.spelling)' stands behind '=': write '\(parameter.spelling)=\(text)'"
    case .needlessValue(let parameter):
      "option '\(parameter.spelling)' takes no value"
    case .valueNotAllowed(let text, let parameter, let suggestion):
      "\(parameter.title) can't be \(text.quoted)\(parameter.expectation.remark)"
        + (suggestion.map { "; did you mean \($0.quoted)?" } ?? "")
    case .givenTwice(let parameter):
      "option '\(parameter.spelling)' is given twice"
    case .missing(let parameter):
      (parameter.role == .positional
        ? "\(parameter.title) is missing" : "option '\(parameter.spelling) \(parameter.placeholder)' is missing")
        + parameter.expectation.advice
    case .unexpectedArgument(let text):
      "unexpected argument \(text.quoted)"
    case .other(let message):
      message
    }
  }
}

extension Parameter {
  fileprivate var title: String {
    role == .positional ? "argument \(spelling)" : "option '\(spelling)'"
  }
}

extension ValueExpectation {
  /// The values that are allowed, behind one that is not.
  fileprivate var remark: String { description.map { " (it is \($0))" } ?? "" }

  /// The values that are allowed, where none is given.
  fileprivate var advice: String { self == .path ? "" : description.map { "; it can be \($0)" } ?? "" }

  private var description: String? {
    switch self {
    case .anything: nil
    case .path: "the name of a file or folder"
    case .oneOf(let choices): choices.titled(\.name).listed
    case .described(let description): description
    }
  }
}
