/// A lexical unit of a grammar file.
struct EBNFToken: Hashable, Sendable {
  /// What the unit is.
  let kind: EBNFTokenKind

  /// Where it starts.
  let place: EBNFPlace
}
