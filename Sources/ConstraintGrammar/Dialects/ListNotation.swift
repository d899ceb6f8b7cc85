/// How a dialect writes the texts that state any number of constraints.
public struct ListNotation: Sendable {
  /// Whether a text is to be such a list, by how it begins; of a list all mistakes are found.
  let begins: @Sendable (Span<UInt8>) -> Bool

  /// The text that states constraints; `nil` where they are written as equations are.
  let text: @Sendable ([Equation<String>], Notation) -> String?

  /// The notation of a dialect's lists.
  ///
  /// - Parameters:
  ///   - begins: whether a text is to be a list, by how it begins; each is, if nothing is said.
  ///   - text: the text that states constraints; `nil` where they are written as equations are.
  public init(
    begins: @escaping @Sendable (Span<UInt8>) -> Bool = { _ in true },
    text: @escaping @Sendable ([Equation<String>], Notation) -> String?
  ) {
    self.begins = begins
    self.text = text
  }
}
