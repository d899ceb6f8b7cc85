public import GrammarCombinators

/// A condition on a record, such as `status = 'open' AND (priority >= 3 OR owner IN ('ann', 'o''neil'))`.
public indirect enum Filter: Hashable, Sendable {
  case compares(String, Comparison, Value)
  case isOneOf(String, [Value])
  case not(Filter)
  case and(Filter, Filter)
  case or(Filter, Filter)
  /// What could not be read.
  case skipped(SourceRange)

  public enum Comparison: Hashable, Sendable { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }

  public enum Value: Hashable, Sendable {
    case text(String)
    case number(Double)
    case null
  }
}

/// A file of filters, one a line; a line may be empty.
public struct FilterFile: Sendable {
  /// The filters in their order; one that can't be read is ``Filter/skipped(_:)``.
  public let filters: [Filter]

  /// What is wrong, in the order of the text.
  public let failures: [ParseFailure]

  /// Reads a file and goes on in the line behind each mistake.
  public init(_ text: String) {
    let (filters, failures) = FileRule().run(recovering: text, explainedBy: Self.interpreter)
    self.filters = (filters ?? []).compactMap(\.self)
    self.failures = failures
  }

  /// The productions of the language.
  public static let grammar = Grammar(FileRule())

  private static let interpreter = Interpreter(FileRule())
}
