/// An option, a flag or a positional argument, without the type of its value.
public struct Parameter: Equatable, Sendable {
  /// How the parameter is recognised on a command line.
  public enum Role: Equatable, Sendable {
    /// By `--name`, or by `-n`, and a value after it.
    case option(short: Character?)
    /// By `--name`, or by `-n`.
    case flag(short: Character?)
    /// By its place.
    case positional
  }

  /// How often the parameter may be given.
  public enum Occurrence: Equatable, Sendable {
    /// Once or not at all.
    case optional
    /// Once.
    case required
    /// Any number of times.
    case repeated
  }

  /// How the parameter is recognised.
  public let role: Role

  /// The name after the two dashes; of a positional argument what help calls it.
  public let name: String

  /// The word that stands for a value in help: `PATH`. A flag has none.
  public let placeholder: String

  /// How often the parameter may be given.
  public let occurrence: Occurrence

  /// The values that are allowed.
  public let expectation: ValueExpectation

  /// The value when the parameter is not given, as it would be written.
  public let defaultText: String?

  /// One sentence for the list of parameters.
  public let help: String

  /// The parameter as messages name it: `--file`, `TEXT`.
  public var spelling: String { role == .positional ? name : "--\(name)" }

  /// The letter after one dash.
  public var short: Character? {
    switch role {
    case .option(let short), .flag(let short): short
    case .positional: nil
    }
  }

  /// Whether a value belongs to it.
  public var takesValue: Bool {
    if case .flag = role { false } else { true }
  }
}

extension Parameter {
  /// How the parameter is written on a command line; nothing for one that is known by its place.
  var optionSpellings: [String] { role == .positional ? [] : [spelling] + (short.map { ["-\($0)"] } ?? []) }
}

extension [Parameter] {
  /// Those that are known by a name.
  var options: [Parameter] { filter { $0.role != .positional } }

  /// Those that are known by their place.
  var positionals: [Parameter] { filter { $0.role == .positional } }

  /// The option that is written so on a command line.
  func option(spelled spelling: String) -> Parameter? { first { $0.optionSpellings.contains(spelling) } }
}

/// An option, a flag or a positional argument with the type of its value.
public protocol Declaration<Value>: Sendable {
  /// The value that a command gets.
  associatedtype Value: Sendable

  /// All about it but the type.
  var parameter: Parameter { get }

  /// The value that the texts on a command line stand for.
  ///
  /// - Parameter texts: As many as the parameter's occurrence allows.
  func value(of texts: [String]) throws(UsageProblem) -> Value
}
