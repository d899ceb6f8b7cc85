/// A name and a value after it: `--format json` or `--format=json`.
///
///     let format = Option("format", "FORMAT", .oneOf(Format.self), default: .text, "How results are written.")
///     let view = Option("view", "NAME", .text, "The view that is meant.")
///     let files = Option(repeated: "file", short: "f", "PATH", .path, "A file to read.")
///
/// The parameters are the name after the two dashes, the letter after one, what stands for a value in help, the form
/// of a value, what it is when the option is not given, and one sentence for the list of options.
public struct Option<Value: Sendable>: Declaration {
  public let parameter: Parameter
  private let collect: @Sendable ([String]) throws(UsageProblem) -> Value

  /// An option that has a value even if it is not given.
  public init(
    _ name: String, short: Character? = nil, _ placeholder: String, _ form: ValueForm<Value>, default: Value,
    _ help: String
  ) {
    self.init(name, short, placeholder, form, .optional, form.write(`default`), help) { $0.first ?? `default` }
  }

  /// An option whose value is `nil` if it is not given.
  public init<Element>(
    _ name: String, short: Character? = nil, _ placeholder: String, _ form: ValueForm<Element>, _ help: String
  ) where Value == Element? {
    self.init(name, short, placeholder, form, .optional, nil, help) { $0.first }
  }

  /// An option whose value is `nil` if it is not given, and `bare` if it is given without `=` and a value behind it.
  public init<Element>(
    _ name: String, _ placeholder: String, _ form: ValueForm<Element>, bare: Element, _ help: String
  ) where Value == Element? {
    let text = form.write(bare)
    self.init(name, nil, placeholder, form, .optional, text, bare: text, help) { $0.first }
  }

  /// An option that can't be left out.
  public init(
    required name: String, short: Character? = nil, _ placeholder: String, _ form: ValueForm<Value>, _ help: String
  ) {
    self.init(name, short, placeholder, form, .required, nil, help) { $0[0] }
  }

  /// An option that may be given any number of times; its value is all that was given.
  public init<Element>(
    repeated name: String, short: Character? = nil, _ placeholder: String, _ form: ValueForm<Element>, _ help: String
  ) where Value == [Element] {
    self.init(name, short, placeholder, form, .repeated, nil, help) { $0 }
  }

  private init<Element>(
    _ name: String, _ short: Character?, _ placeholder: String, _ form: ValueForm<Element>,
    _ occurrence: Parameter.Occurrence, _ defaultText: String?, bare: String? = nil, _ help: String,
    _ combine: @escaping @Sendable ([Element]) -> Value
  ) {
    let parameter = Parameter(
      role: .option(short: short), name: name, placeholder: placeholder, occurrence: occurrence,
      expectation: form.expectation, defaultText: defaultText, bareText: bare, help: help)
    self.parameter = parameter
    collect = { (texts) throws(UsageProblem) in combine(try form.values(of: texts, for: parameter)) }
  }

  public func value(of texts: [String]) throws(UsageProblem) -> Value { try collect(texts) }
}

/// Something that is on when it is given: `--quiet`.
///
///     let quiet = Flag("quiet", short: "q", "Writes nothing.")
public struct Flag: Declaration {
  public let parameter: Parameter

  /// A flag.
  ///
  /// - Parameters:
  ///   - name: The name after the two dashes.
  ///   - short: The letter after one dash.
  ///   - help: One sentence for the list of options.
  public init(_ name: String, short: Character? = nil, _ help: String) {
    parameter = Parameter(
      role: .flag(short: short), name: name, placeholder: "", occurrence: .optional, expectation: .anything,
      defaultText: nil, bareText: "", help: help)
  }

  public func value(of texts: [String]) -> Bool { !texts.isEmpty }
}

/// An argument that is known by its place: the `TEXT` of `parse TEXT`.
///
///     let grammar = Positional("NAME", .oneOf(Grammar.self), "The grammar to show.")
///     let texts = Positional(repeated: "TEXT", .text, "A text to read.")
///
/// The parameters are what help calls the argument, the form of a value, and one sentence for the list of arguments.
public struct Positional<Value: Sendable>: Declaration {
  public let parameter: Parameter
  private let collect: @Sendable ([String]) throws(UsageProblem) -> Value

  /// An argument that can't be left out.
  public init(_ name: String, _ form: ValueForm<Value>, _ help: String) {
    self.init(name, form, .required, help) { $0[0] }
  }

  /// An argument whose value is `nil` if it is not given.
  public init<Element>(optional name: String, _ form: ValueForm<Element>, _ help: String) where Value == Element? {
    self.init(name, form, .optional, help) { $0.first }
  }

  /// All the arguments from this place on.
  public init<Element>(repeated name: String, _ form: ValueForm<Element>, _ help: String) where Value == [Element] {
    self.init(name, form, .repeated, help) { $0 }
  }

  private init<Element>(
    _ name: String, _ form: ValueForm<Element>, _ occurrence: Parameter.Occurrence, _ help: String,
    _ combine: @escaping @Sendable ([Element]) -> Value
  ) {
    let parameter = Parameter(
      role: .positional, name: name, placeholder: name, occurrence: occurrence, expectation: form.expectation,
      defaultText: nil, bareText: nil, help: help)
    self.parameter = parameter
    collect = { (texts) throws(UsageProblem) in combine(try form.values(of: texts, for: parameter)) }
  }

  public func value(of texts: [String]) throws(UsageProblem) -> Value { try collect(texts) }
}

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

  /// The value where the name stands alone; `nil` where a value must follow it.
  public let bareText: String?

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

  /// Whether a value belongs to it, or may.
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
