/// The right side of a production, or a part of it.
///
/// Parentheses leave no trace: a sequence or a choice of one is that one, and an operator on a repetition makes one
/// repetition that matches the same texts, so `( x+ )?` is `x*`.
public indirect enum EBNFExpression: Hashable, Sendable {
  /// `"…"` or `'…'`: these scalars, one after another.
  ///
  /// Two literals are equal as strings are, by canonical equivalence.
  case literal(String)

  /// `[…]` or `#xN`: one scalar of a set.
  case characterClass(EBNFCharacterClass)

  /// The name of another production.
  case reference(String)

  /// Parts that follow each other; none of them is the empty alternative, which matches nothing.
  case sequence([EBNFExpression])

  /// Alternatives, in the order of the file.
  case choice([EBNFExpression])

  /// `?`, `*` or `+`: a part that stands at least `minimum` times, at most `maximum` times if that is given.
  case repetition(EBNFExpression, minimum: Int, maximum: Int?)

  /// `$`: the end of the text.
  case end
}
