import Spelling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program with subcommands.
public struct Tool: Sendable {
  /// The name that is typed to start it.
  public let name: String

  /// The version, which `--version` shows after the name.
  public let version: String

  /// One sentence about it.
  public let summary: String

  /// More, in paragraphs.
  public let discussion: String

  /// The subcommand that is meant where none is named; `nil` if one must be named.
  let defaultSubcommand: String?

  /// The subcommands without those that every tool has.
  let ownSubcommands: [DeferredSubcommand]

  /// A tool. The subcommands `completion`, `complete` and `help` need not be given.
  ///
  /// - Parameters:
  ///   - defaultSubcommand: The name of the subcommand that is meant where none is named.
  ///   - subcommands: The subcommands, in the order of the help.
  public init(
    name: String, version: String, summary: String, discussion: String = "", defaultSubcommand: String? = nil,
    @SubcommandList subcommands: () -> [DeferredSubcommand]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    ownSubcommands = subcommands()
    self.defaultSubcommand = defaultSubcommand
  }

  @SubcommandList private var commonSubcommands: [DeferredSubcommand] {
    CompletionCommand(tool: self)
    HelpCommand(tool: self)
  }

  private var allSubcommands: [DeferredSubcommand] { ownSubcommands + commonSubcommands }

  /// The subcommands, all of which are made.
  public var subcommands: [any Subcommand] { allSubcommands.map { $0.make() } }

  /// The names of the subcommands.
  var subcommandNames: [String] { allSubcommands.map(\.name) }

  /// The subcommand of a name; `nil` if there is none. `complete`, which shells call, is in no list.
  func subcommand(named name: String) -> (any Subcommand)? {
    name == CompleteCommand.name
      ? CompleteCommand(tool: self) : allSubcommands.first { $0.name == name }?.make()
  }

  /// The name with what no name of a shell function can have replaced: `constraint_grammar`.
  var identifier: String {
    name.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": String(scalar)
      default: "_"
      }
    }.joined()
  }
}

extension Tool {
  /// Runs the tool with the arguments and the channels of this process, and ends the process.
  public func main() -> Never {
    FileDescriptor.takeStandardPlaces()
    exit(run(CommandLine.systemArguments, console: Console()).rawValue)
  }

  /// Does what the arguments after the name of the tool ask for, and says so where it can't.
  public func run(_ arguments: [String], console: Console) -> CommandStatus {
    var invocation = name
    console.toolName = name
    do throws(CommandFailure) {
      let status = try dispatch(arguments, console, &invocation)
      try console.flush()
      return status
    } catch {
      report(error, invocation, console)
      return error.status
    }
  }

  /// - Parameter invocation: Gets the name of the subcommand, once that is known.
  private func dispatch(
    _ arguments: [String], _ console: Console, _ invocation: inout String
  ) throws(CommandFailure) -> CommandStatus {
    if let defaultSubcommand, !arguments.nameSubcommandOrToolOption {
      return try dispatch([defaultSubcommand] + arguments, console, &invocation)
    }
    guard let first = arguments.first else {
      try console.diagnostics.write(HelpPage(for: self).text)
      return .usage
    }
    if case .option(let spelling, _) = ArgumentShape(first) {
      try runOption(spelling, console)
      return .success
    }
    guard let command = subcommand(named: first) else {
      let suggestion = nearestSpelling(to: first, among: subcommandNames)
      throw .usage(.unknownSubcommand(first, suggestion: suggestion, known: subcommandNames))
    }
    invocation += " \(first)"
    return try run(command, Array(arguments.dropFirst()), console)
  }

  /// Does what the option in the place of a subcommand asks for.
  private func runOption(_ spelling: String, _ console: Console) throws(CommandFailure) {
    if CommonOptions.help.parameter.optionSpellings.contains(spelling) {
      try console.output.write(HelpPage(for: self).text)
    } else if ToolOptions.version.parameter.optionSpellings.contains(spelling) {
      try console.output.writeLine("\(name) \(version)")
    } else if let owner = owner(ofOption: spelling) {
      throw .usage(.optionBeforeSubcommand(spelling, owner: "\(name) \(owner.name)"))
    } else {
      throw .usage(.unknownOption(spelling, among: ToolOptions.parameters))
    }
  }

  private func run<Command: Subcommand>(
    _ command: Command, _ arguments: [String], _ console: Console
  ) throws(CommandFailure) -> CommandStatus {
    let given = try arguments.askForHelp ? nil : given(arguments, for: command)
    // Among letters behind one dash it is found only now.
    guard let given, !given[CommonOptions.help] else {
      try console.output.write(HelpPage(for: command, of: self).text)
      return .success
    }
    console.useColor(given[CommonOptions.color])
    return try command.run(given, console)
  }

  private func given<Command: Subcommand>(
    _ arguments: [String], for command: Command
  ) throws(CommandFailure) -> Given<Command> {
    do {
      return try Given(arguments, for: command)
    } catch {
      if case .unknownOption(let spelling, _, _) = error, let owner = owner(ofOption: spelling) {
        throw .usage(.optionOfAnother(spelling, owner: "\(name) \(owner.name)"))
      }
      throw .usage(error)
    }
  }

  /// The first subcommand that takes an option.
  private func owner(ofOption spelling: String) -> DeferredSubcommand? {
    ownSubcommands.first { $0.make().parameters.option(spelled: spelling) != nil }
  }

  private func report(_ failure: CommandFailure, _ invocation: String, _ console: Console) {
    guard let message = failure.message else { return }
    // There is no place left to report that a report can't be written; the exit status tells of the first failure.
    try? console.say(.error, message)
    if case .usage = failure { try? console.diagnostics.writeLine(Wording.help(for: invocation)) }
    try? console.flush()
  }
}

extension [String] {
  /// Whether the first argument is a word, or an option that a tool has besides its subcommands.
  fileprivate var nameSubcommandOrToolOption: Bool {
    guard let first else { return false }
    guard case .option(let spelling, _) = ArgumentShape(first) else { return true }
    return ToolOptions.parameters.option(spelled: spelling) != nil
  }

  /// Whether `--help` is among the options, however wrong the others are.
  fileprivate var askForHelp: Bool {
    prefix { $0 != "--" }.contains { CommonOptions.help.parameter.optionSpellings.contains($0) }
  }
}
