/// The values that a command line gives for the parameters of a subcommand: `given.count` for its `let count`.
@dynamicMemberLookup
public struct Given<Command: Subcommand> {
  private let command: Command
  private var values: [String: any Sendable] = [:]

  /// Reads the arguments after the name of the subcommand.
  public init(_ arguments: [String], for command: Command) throws(UsageProblem) {
    self.command = command
    let sorted = try SortedArguments(arguments, for: command.parameters)
    for declaration in command.declarations + CommonOptions.declarations {
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
