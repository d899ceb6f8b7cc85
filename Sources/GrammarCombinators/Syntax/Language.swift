/// A grammar, and what is said of the language to whoever has it in another notation.
public struct Language: Sendable {
  /// The name: small letters, digits and hyphens.
  public let name: String

  /// A description in a few words.
  public let title: String

  /// A sentence of it.
  public let sample: String

  /// The productions, the start rule first.
  public let grammar: Grammar

  /// A name that is one of the language's own behind a relation and before an attribute, such as `superview`.
  public let reservedName: String?

  /// A language with this grammar.
  public init(_ name: String, title: String, sample: String, grammar: Grammar, reservedName: String? = nil) {
    self.name = name
    self.title = title
    self.sample = sample
    self.grammar = grammar
    self.reservedName = reservedName
  }
}
