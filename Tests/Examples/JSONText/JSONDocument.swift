public import GrammarCombinators

/// What a JSON text says (RFC 8259).
public enum JSONDocument: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONDocument])
  /// The members in their order; a name may come twice.
  case object([Member])

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    public let name: String
    public let value: JSONDocument

    /// A member of an object.
    public init(name: String, value: JSONDocument) {
      self.name = name
      self.value = value
    }
  }

  /// How many arrays and objects may be inside one another.
  public static var deepestNesting: Int { 100 }

  /// Reads a text.
  ///
  /// - Throws: where it is no JSON; a number that no `Double` is near to, half of a pair of UTF-16, or nesting beyond
  ///   ``deepestNesting``.
  public init(_ bytes: Span<UInt8>) throws(ParseFailure) {
    var cursor = Cursor()
    self = try JSONRule<JSONDocument>().run(bytes, from: &cursor, explainedBy: Self.interpreter)
  }

  /// The productions of JSON.
  public static let grammar = Grammar(JSONRule<JSONDocument>())

  /// The same as a parser that walks over the grammar as data.
  public static let interpreter = Interpreter(JSONRule<JSONDocument>())
}
