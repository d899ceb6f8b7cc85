/// A lexical unit of a grammar file.
struct EBNFToken: Hashable, Sendable {
  /// The kind of the unit.
  let kind: EBNFTokenKind

  /// Where it starts.
  let place: EBNFPlace
}
