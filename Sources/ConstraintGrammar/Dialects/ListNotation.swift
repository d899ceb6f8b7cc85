/// How a dialect writes the texts that state any number of constraints.
public struct ListNotation: Sendable {
  /// The name of the production that such a list is, which has signs of its own; `nil` if each text of the dialect is one.
  package let production: String?

  /// Whether a text is to be such a list, by how it begins; of a list all mistakes are found.
  package let begins: @Sendable (Span<UInt8>) -> Bool

  /// The text that states constraints; `nil` where they are written as equations are.
  let text: @Sendable ([Equation<String>], Notation) -> String?

  /// The notation of a dialect's lists.
  ///
  /// - Parameters:
  ///   - production: the name of the production that a list is, where other texts of the dialect are equations.
  ///   - begins: whether a text is to be a list, by how it begins; each is, if nothing is said.
  ///   - text: the text that states constraints; `nil` where they are written as equations are.
  public init(
    of production: String? = nil,
    begins: @escaping @Sendable (Span<UInt8>) -> Bool = { _ in true },
    text: @escaping @Sendable ([Equation<String>], Notation) -> String?
  ) {
    self.production = production
    self.begins = begins
    self.text = text
  }
}
