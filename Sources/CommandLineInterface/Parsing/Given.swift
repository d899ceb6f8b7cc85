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

  /// The arguments so far that are known by their place.
  private(set) var positionals: [String] = []

  /// The option that was just given without the value that it may have behind an `=`.
  private var bare: Parameter?

  /// The option whose value is the next argument.
  private(set) var awaited: Parameter?

  /// Whether none of the next arguments is an option.
  private(set) var isPastOptions = false

  /// No arguments so far.
  init(for parameters: [Parameter]) { self.parameters = parameters }

  /// Sorts arguments, which must be all that there are.
  init(_ arguments: [String], for parameters: [Parameter]) throws(UsageProblem) {
    self.init(for: parameters)
    for argument in arguments { try take(argument) }
    if let awaited { throw .missingValue(awaited, next: nil) }
    try assignPositionals()
    for parameter in parameters where parameter.occurrence == .required && self[parameter].isEmpty {
      throw .missing(parameter)
    }
  }

  /// The texts that were given for a parameter. A flag that was given has one empty text.
  subscript(parameter: Parameter) -> [String] { texts[parameter.spelling] ?? [] }

  /// Sorts the next argument. After an error, others can follow.
  mutating func take(_ argument: String) throws(UsageProblem) {
    let shape = isPastOptions ? .positional : ArgumentShape(argument)
    let bare = bare
    self.bare = nil
    if let option = awaited {
      awaited = nil
      return try takeValue(argument, shape, of: option)
    }
    switch shape {
    case .endOfOptions: isPastOptions = true
    case .positional:
      if let bare, !isPastOptions, bare.expectation.names(argument) { throw .detachedValue(argument, bare) }
      positionals.append(argument)
    case .option(let spelling, let value):
      for option in letters(of: argument) ?? [(spelling, value)] { try takeOption(option.spelling, option.value) }
    }
  }

  /// The option whose value an argument has behind it, as in `--count=2`, `-j4` or, where it is to come, `-qj`, and all that
  /// stands before the value.
  func optionWithValue(in argument: String) -> (option: Parameter, start: String)? {
    guard !isPastOptions, case .option(let spelling, let value) = ArgumentShape(argument) else { return nil }
    let last = letters(of: argument)?.last.map { ($0.spelling, $0.value ?? "") } ?? (spelling, value)
    guard let value = last.1, let option = parameters.option(spelled: last.0), option.takesValue else { return nil }
    return (option, String(argument.dropLast(value.count)))
  }

  private mutating func takeOption(_ spelling: String, _ value: String?) throws(UsageProblem) {
    let parameter = try parameter(spelled: spelling)
    let text = value ?? parameter.bareText
    if text == nil { awaited = parameter } else if value == nil, parameter.takesValue { bare = parameter }
    if parameter.occurrence != .repeated, !self[parameter].isEmpty { throw .givenTwice(parameter) }
    if !parameter.takesValue, value != nil { throw .needlessValue(parameter) }
    if let text { texts[parameter.spelling, default: []].append(text) }
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

  /// Takes the argument after an option, which must not look like another option.
  private mutating func takeValue(
    _ argument: String, _ shape: ArgumentShape, of option: Parameter
  ) throws(UsageProblem) {
    switch shape {
    case .positional: texts[option.spelling, default: []].append(argument)
    case .endOfOptions: throw .missingValue(option, next: nil)
    case .option(let spelling, _):
      throw .missingValue(option, next: parameters.option(spelled: spelling) == nil ? argument : nil)
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
