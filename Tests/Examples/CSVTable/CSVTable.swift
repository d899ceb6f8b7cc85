public import GrammarCombinators

/// The fields of a file of comma-separated values, record by record (RFC 4180).
public struct CSVTable: Equatable, Sendable {
  /// The records in their order. Each has a field at least, which may be empty.
  public let records: [[String]]

  /// Reads a file.
  ///
  /// - Throws: where it is no such file.
  public init(_ bytes: Span<UInt8>) throws(ParseFailure) {
    var cursor = Cursor()
    records = try File().run(bytes, from: &cursor, explainedBy: Self.interpreter)
  }

  /// The productions.
  public static let grammar = Grammar(File())

  /// The same as a parser that walks over the grammar as data.
  public static let interpreter = Interpreter(File())
}

/// A line of fields.
struct CSVRecord: OutputCollection {
  private(set) var fields: [String] = []

  /// Whether nothing at all stands in it.
  private(set) var isBlank = true

  /// A field, `nil` where nothing stands.
  mutating func append(_ field: String?) {
    isBlank = fields.isEmpty && field == nil
    fields.append(field ?? "")
  }
}
