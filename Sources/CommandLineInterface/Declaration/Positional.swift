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
      defaultText: nil, help: help)
    self.parameter = parameter
    collect = { (texts) throws(UsageProblem) in combine(try form.values(of: texts, for: parameter)) }
  }

  public func value(of texts: [String]) throws(UsageProblem) -> Value { try collect(texts) }
}
