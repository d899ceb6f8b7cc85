import Spelling

/// The values that a command line gives for the parameters of a subcommand: `given.count` for its `let count`.
@dynamicMemberLookup
public struct Given<Command: Subcommand> {
  private let command: Command
  private var values: [String: any Sendable] = [:]

  /// Reads the arguments after the name of the subcommand.
  public init(_ arguments: [String], for command: Command) throws(UsageProblem) {
    self.command = command
    let declarations = command.declarations + CommonOptions.declarations
    let sorted = try SortedArguments(arguments, for: declarations.map(\.parameter))
    for declaration in declarations {
      values[declaration.parameter.spelling] = try declaration.value(of: sorted[declaration.parameter])
    }
  }

  /// The value of a parameter.
  public subscript<Parameter: Declaration>(dynamicMember path: KeyPath<Command, Parameter>) -> Parameter.Value {
    self[command[keyPath: path]]
  }

  /// The value of a parameter that is not a property of the subcommand.
  subscript<Parameter: Declaration>(declaration: Parameter) -> Parameter.Value {
    guard let value = values[declaration.parameter.spelling] as? Parameter.Value else {
      preconditionFailure("\(declaration.parameter.spelling) is no stored property of \(Command.self)")
    }
    return value
  }
}

/// The arguments of a subcommand, sorted by the parameters that they belong to.
struct SortedArguments {
  private let parameters: [Parameter]
  private var texts: [String: [String]] = [:]
  private var positionals: [String] = []

  /// Sorts arguments.
  init(_ arguments: [String], for parameters: [Parameter]) throws(UsageProblem) {
    self.parameters = parameters
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch ArgumentShape(argument) {
      case .endOfOptions:
        positionals += rest
        rest = []
      case .positional: positionals.append(argument)
      case .option(let spelling, let value):
        for option in letters(of: argument) ?? [(spelling, value)] {
          try takeOption(option.spelling, option.value, &rest)
        }
      }
    }
    try assignPositionals()
    for parameter in parameters where parameter.occurrence == .required && self[parameter].isEmpty {
      throw .missing(parameter)
    }
  }

  /// The texts that were given for a parameter. A flag that was given has one empty text.
  subscript(parameter: Parameter) -> [String] { texts[parameter.spelling] ?? [] }

  private mutating func takeOption(
    _ spelling: String, _ value: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageProblem) {
    let parameter = try parameter(spelled: spelling)
    if parameter.occurrence != .repeated, !self[parameter].isEmpty { throw .givenTwice(parameter) }
    let text =
      switch (parameter.takesValue, value) {
      case (true, let value?): value
      case (true, nil): try nextValue(for: parameter, &rest)
      case (false, nil): ""
      case (false, _?): throw .needlessValue(parameter)
      }
    texts[parameter.spelling, default: []].append(text)
  }

  /// The options whose letters share one dash, as in `-qj4`: flags, and then one option with its value behind it.
  ///
  /// - Returns: `nil` where the argument is something else. A whole name behind one dash is a slip, and no letters.
  private func letters(of argument: String) -> [(spelling: String, value: String?)]? {
    let text = argument.dropFirst()
    let name = text.prefix { $0 != "=" }
    guard name.count > 1, !argument.hasPrefix("--"), !parameters.contains(where: { $0.name == name }) else {
      return nil
    }
    var options: [(spelling: String, value: String?)] = []
    for (index, letter) in zip(text.indices, text) {
      guard let parameter = parameters.first(where: { $0.short == letter }) else { return nil }
      guard parameter.takesValue else {
        options.append(("-\(letter)", nil))
        continue
      }
      let value = text[index...].dropFirst()
      return options + [("-\(letter)", value.isEmpty ? nil : String(value.first == "=" ? value.dropFirst() : value))]
    }
    return options
  }

  private func parameter(spelled spelling: String) throws(UsageProblem) -> Parameter {
    if let parameter = parameters.option(spelled: spelling) { return parameter }
    throw .unknownOption(spelling, among: parameters)
  }

  /// The argument after an option, which must not look like another option.
  private func nextValue(
    for parameter: Parameter, _ rest: inout ArraySlice<String>
  ) throws(UsageProblem) -> String {
    guard let next = rest.popFirst() else { throw .missingValue(parameter, next: nil) }
    switch ArgumentShape(next) {
    case .positional: return next
    case .endOfOptions: throw .missingValue(parameter, next: nil)
    case .option(let spelling, _):
      throw .missingValue(parameter, next: parameters.option(spelled: spelling) == nil ? next : nil)
    }
  }

  private mutating func assignPositionals() throws(UsageProblem) {
    var rest = positionals[...]
    for parameter in parameters.positionals {
      let taken = parameter.occurrence == .repeated ? rest : rest.prefix(1)
      texts[parameter.spelling] = Array(taken)
      rest.removeFirst(taken.count)
    }
    if let surplus = rest.first { throw .unexpectedArgument(surplus) }
  }
}

extension UsageProblem {
  /// That no parameter is spelled so.
  static func unknownOption(_ spelling: String, among parameters: [Parameter]) -> UsageProblem {
    let name = String(spelling.drop(while: ArgumentShape.isDash))
    return .unknownOption(
      spelling, suggestion: nearestSpelling(to: name, among: parameters.options.map(\.name)).map { "--\($0)" },
      positional: parameters.positionals.first?.spelling)
  }
}

/// The kind of an argument, by its looks.
enum ArgumentShape: Equatable {
  /// An option, as it is spelled before an `=`, and the value after it.
  case option(String, value: String?)
  /// `--`, after which nothing is an option.
  case endOfOptions
  /// Anything else: a text, a number below zero, `-` for standard input.
  case positional

  /// Looks at an argument.
  ///
  /// An option begins with one dash or two and a letter. A long dash in the place of a short one comes from a word
  /// processor; no option has it, but taking it for a text would hide the mistake.
  init(_ argument: String) {
    if argument == "--" {
      self = .endOfOptions
      return
    }
    let afterDashes = argument.drop(while: Self.isDash)
    let dashCount = argument.distance(from: argument.startIndex, to: afterDashes.startIndex)
    guard 1...2 ~= dashCount, let first = afterDashes.first, first.isASCII, first.isLetter else {
      self = .positional
      return
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    // No option is spelled with a space: the whole is one text, and a message had better show it whole.
    let hasValue = parts.count == 2 && !parts[0].contains(where: \.isWhitespace)
    self = hasValue ? .option(String(parts[0]), value: String(parts[1])) : .option(argument, value: nil)
  }

  /// Whether a character may have been meant as the dash of an option.
  static func isDash(_ character: Character) -> Bool { ["-", "–", "—"].contains(character) }
}
