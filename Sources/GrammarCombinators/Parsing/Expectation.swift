/// A token that would have fitted where a parse failed.
public struct Expectation: Hashable, Sendable {
  /// The token as the grammar writes it: `IDENTIFIER`, `"="`, `[0-9]`, `$` for the end of the text; or what a grammar's
  /// author calls a group of tokens.
  public let name: String

  /// The only text that fits, where there is only one.
  public let spelling: String?

  /// The part that the token plays; `nil` for characters, and for a group of tokens.
  public let role: TokenRole?

  /// A token by its name.
  public init(_ name: String, spelling: String? = nil, role: TokenRole? = nil) {
    self.name = name
    self.spelling = spelling
    self.role = role
  }

  /// A literal.
  public init(literal text: String, role: TokenRole) {
    self.init(Syntax.quoted(text), spelling: text, role: role)
  }
}
