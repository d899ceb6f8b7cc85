/// One of the things that a tool does, declared in one place.
///
///     struct Repeat: Subcommand {
///       static let name = "repeat"
///       let about = CommandDescription("Writes a text several times.")
///
///       let count = Option("count", "NUMBER", .integer(1...), default: 2, "How many times.")
///       let text = Positional("TEXT", .text, "The text.")
///
///       func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
///         for _ in 0..<given.count { try console.output.writeLine(given.text) }
///         return .success
///       }
///     }
///
/// Every stored property that is an ``Option``, a ``Flag`` or a ``Positional`` is a parameter of the subcommand. Help
/// lists them in the order in which they stand. `--help` and `--color` need no declaration.
public protocol Subcommand: Sendable {
  /// The word on the command line.
  static var name: String { get }

  /// The help of the subcommand, its parameters aside.
  var about: CommandDescription { get }

  /// Does the work.
  ///
  /// - Parameters:
  ///   - given: The values of the parameters, each by the name of its property.
  ///   - console: What is read from and written to.
  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus
}

extension Subcommand {
  var name: String { Self.name }

  /// The stored properties that are parameters.
  ///
  /// They are found by reflection, so that none can be declared and then left out of a list.
  var declarations: [any Declaration] {
    Mirror(reflecting: self).children.compactMap { $0.value as? any Declaration }
  }

  /// The options, flags and positional arguments of the subcommand.
  public var parameters: [Parameter] {
    declarations.map(\.parameter) + CommonOptions.parameters
  }
}

/// A subcommand that is made when it is wanted: a tool has many, and a command line names one.
public struct DeferredSubcommand: Sendable {
  let name: String
  let make: @Sendable () -> any Subcommand
}

/// Subcommands as they are listed: each expression is one that is not made yet.
@resultBuilder public enum SubcommandList {
  /// One of them.
  public static func buildExpression<Command: Subcommand>(
    _ command: @autoclosure @escaping @Sendable () -> Command
  ) -> DeferredSubcommand { DeferredSubcommand(name: Command.name, make: command) }

  /// All of them, in order.
  public static func buildBlock(_ subcommands: DeferredSubcommand...) -> [DeferredSubcommand] { subcommands }
}

/// The help of a subcommand, its parameters aside.
public struct CommandDescription: Equatable, Sendable {
  /// One sentence for the list of subcommands.
  public let summary: String

  /// More, in paragraphs with an empty line between them; an indented line stays as it is.
  public let discussion: String

  /// Command lines worth trying.
  public let examples: [CommandExample]

  /// A description.
  public init(_ summary: String, discussion: String = "", examples: [CommandExample] = []) {
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
  }
}

/// A command line worth trying.
public struct CommandExample: Equatable, Sendable {
  /// The arguments as they are typed after the name of the tool.
  public let arguments: String

  /// The outcome of the command, in a sentence.
  public let outcome: String

  /// An example.
  public init(_ arguments: String, _ outcome: String) {
    self.arguments = arguments
    self.outcome = outcome
  }
}
