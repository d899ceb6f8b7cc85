/// The verdict of a recogniser on a text.
public struct Recognition: Hashable, Sendable {
  /// Whether the text derives from the start rule.
  public var isAccepted: Bool

  /// The offset of the first token, or of the byte that starts none, that does not fit; the end of the last token of a
  /// text that is accepted.
  public var furthestOffset: Int

  /// The names of the tokens that would have fitted there, sorted: upper-case productions by their names, literals in
  /// quotation marks; empty for a text that is accepted.
  public var viableTokens: [String]

  public init(isAccepted: Bool, furthestOffset: Int, viableTokens: [String]) {
    self.isAccepted = isAccepted
    self.furthestOffset = furthestOffset
    self.viableTokens = viableTokens
  }
}
