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

/// What may stand between the parts of a filter: a line ends it.
enum Blank: ByteClass, Spacing {
  static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}

/// A file of filters, one a line; a line may be empty.
public struct FilterFile: Sendable {
  /// The filters in their order; one that can't be read is ``Filter/skipped(_:)``.
  public let filters: [Filter]

  /// What is wrong, in the order of the text.
  public let failures: [ParseFailure]

  /// Reads a file and goes on in the line behind each mistake.
  public init(_ text: String) {
    let (filters, failures) = Self.conditions.run(recovering: text, explainedBy: Self.interpreter)
    self.filters = (filters ?? []).compactMap(\.self)
    self.failures = failures
  }

  private static let conditions = NamedRule("filters", Blank.self) {
    Repeat(.zeroOrMore, Blank.self, separator: { "\n" }) {
      Optionally(Blank.self) {
        Recover(Blank.self) {
          Condition()
        } until: {
          OneOf {
            FollowedBy { "\n" }
            End()
          }
        } skipping: {
          Text()
        } as: {
          Filter.skipped($0)
        }
      }
    }
    End()
  }

  /// The productions of the language.
  public static let grammar = Grammar(conditions)

  private static let interpreter = Interpreter(conditions)
}
