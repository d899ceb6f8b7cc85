/// The part that a token plays in a language, whatever the grammar calls it.
///
/// Messages and highlighters ask for it. The set is open: a language adds roles of its own.
public struct TokenRole: RawRepresentable, Hashable, Sendable {
  /// The role in one word, as exports write it.
  public let rawValue: String

  /// A role of your own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name that whoever writes the text has chosen.
  public static var name: TokenRole { TokenRole(rawValue: "name") }

  /// A number.
  public static var number: TokenRole { TokenRole(rawValue: "number") }

  /// A word of the language.
  public static var keyword: TokenRole { TokenRole(rawValue: "keyword") }

  /// A sign that combines what stands around it.
  public static var `operator`: TokenRole { TokenRole(rawValue: "operator") }

  /// A parenthesis, a bracket or a brace.
  public static var bracket: TokenRole { TokenRole(rawValue: "bracket") }

  /// A word for what something has.
  public static var attribute: TokenRole { TokenRole(rawValue: "attribute") }

  /// A sign or a word that compares.
  public static var relation: TokenRole { TokenRole(rawValue: "relation") }

  /// A text in the text, such as what stands in quotation marks.
  public static var text: TokenRole { TokenRole(rawValue: "text") }

  /// A name by which to find what a text makes, with the sign before it.
  public static var label: TokenRole { TokenRole(rawValue: "label") }

  /// The end of the text.
  public static var end: TokenRole { TokenRole(rawValue: "end") }

  /// The role of a literal that nothing is said about.
  package init(ofLiteral text: String, isWord: Bool) {
    let role = isWord || text.utf8.allSatisfy(WordPart.contains) ? TokenRole.keyword : .operator
    self = ["(", ")", "[", "]", "{", "}"].contains(text) ? .bracket : role
  }
}

/// An output that says what role the tokens that give it play.
public protocol TokenValue {
  /// The role of a token with this output, and of the words that stand for such values.
  static var role: TokenRole { get }
}

extension SourceRange: TokenValue {
  /// A range of the text is a name.
  @_alwaysEmitIntoClient public static var role: TokenRole { .name }
}

extension Double: TokenValue {
  /// A number.
  @_alwaysEmitIntoClient public static var role: TokenRole { .number }
}
