/// A closed list of words with a value for each, which a type stands for.
///
/// ```swift
/// enum Weekdays: KeywordSet {
///   static let table = KeywordTable([("monday", 1), ("tuesday", 2)])
/// }
/// ```
public protocol KeywordSet: Sendable {
  /// The value of a word.
  associatedtype Value: Sendable

  /// The role of the words. Unless something is said, it is that of their values if these are ``TokenValue``s.
  static var role: TokenRole { get }

  /// The words, in the order in which the grammar lists them. Declare it as a `static let`.
  static var table: KeywordTable<Value> { get }
}

extension KeywordSet {
  public static var role: TokenRole { .keyword }
}

extension KeywordSet where Value: TokenValue {
  public static var role: TokenRole { Value.role }
}

/// Recognises one word of a list, whole: `left` is not recognised in `leftmost`.
///
///     "monday" | "tuesday"
///
/// `Keywords(Weekdays.self)`. Its output is the value of the word. The order of the list does not matter.
@frozen public struct Keywords<Set: KeywordSet>: Parser {
  /// One of the words of `set`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ set: Set.Type) {}

  public var syntax: Syntax {
    let table = Set.table
    let words = Syntax.choice(table.words.map { .literal($0, ignoresCase: table.ignoresCase, isWord: true) })
    return .annotated(words, .role(Set.role))
  }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Set.Value? {
    var end = cursor.offset
    guard let value = Set.table.value(in: input, at: &end) else { return nil }
    cursor.offset = end
    return value
  }
}
