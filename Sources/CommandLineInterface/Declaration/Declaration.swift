/// An option, a flag or a positional argument with the type of its value.
public protocol Declaration<Value>: Sendable {
  /// What a command gets.
  associatedtype Value: Sendable

  /// All about it but the type.
  var parameter: Parameter { get }

  /// The value that the texts on a command line stand for.
  ///
  /// - Parameter texts: As many as the parameter's occurrence allows.
  func value(of texts: [String]) throws(UsageProblem) -> Value
}
