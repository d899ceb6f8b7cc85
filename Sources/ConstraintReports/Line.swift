public import ConstraintGrammar

/// A line of a text, and what is made of it: its equation, a constraint, a translation.
public struct Line<Value> {
  /// The number of the line, from 1 on.
  public let number: Int

  /// The name of the file that the line is from; `nil` if it is from none.
  public let file: String?

  /// The name of the dialect that the line was read in; `nil` if any would have done and none did.
  public let dialect: String?

  /// The names of all dialects that accept the line, if any of them would have done.
  public let accepted: [String]?

  /// The name of the language that the line was translated into; `nil` if it was not to be translated.
  public let target: String?

  /// The line without its end; what is not UTF-8 is replaced by U+FFFD.
  public let text: String

  /// The value of the line, or the mistake in it; the lines of diagnostics are counted from ``number`` on.
  public var result: Result<Value, Diagnostic>

  /// A line and what is made of it.
  ///
  /// - Parameters:
  ///   - text: the line without its end.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialect: the name of the dialect that it was read in.
  ///   - accepted: the names of all dialects that accept it, if any of them would have done.
  ///   - target: the name of the language that it was translated into.
  ///   - result: what is made of it; the line of a diagnostic is counted from ``number`` on.
  @inlinable public init(
    _ text: String, number: Int, file: String?, dialect: String?, accepted: [String]? = nil, target: String? = nil,
    result: Result<Value, Diagnostic>
  ) {
    self.number = number
    self.file = file
    self.dialect = dialect
    self.accepted = accepted
    self.target = target
    self.text = text
    self.result = result
  }

  /// The same line with something else made of it.
  package func with<Other>(text: String? = nil, _ result: Result<Other, Diagnostic>) -> Line<Other> {
    Line<Other>(
      text ?? self.text, number: number, file: file, dialect: dialect, accepted: accepted, target: target,
      result: result)
  }
}

extension Line: Equatable where Value: Equatable {}
extension Line: Hashable where Value: Hashable {}
extension Line: Sendable where Value: Sendable {}
