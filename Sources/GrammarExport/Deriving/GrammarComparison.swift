import GrammarCombinators

/// The shortest texts that one of two grammars accepts and the other does not.
///
/// All beginnings of texts are gone through, token by token. Of beginnings that both grammars go on from alike, only
/// one is followed. A few samples stand for all texts of a token, so two grammars that differ inside a token may be
/// found the same. Of a class of characters, one of each kind is tried that the grammars tell apart.
public struct GrammarComparison: Sendable {
  /// A text that one grammar accepts.
  public struct Difference: Hashable, Sendable {
    /// The text.
    public let text: String

    /// Whether it is the first grammar that accepts it.
    public let isOfFirst: Bool

    /// The number of tokens in it, or of characters in a grammar without tokens.
    public let count: Int
  }

  /// The shortest texts first.
  public let differences: [Difference]

  /// The number of tokens up to which all texts were gone through.
  public let count: Int

  /// Whether no longer texts need to be looked at, since what can follow any beginning has been seen.
  public let isComplete: Bool

  /// Compares two grammars.
  ///
  /// - Parameters:
  ///   - first: one of them.
  ///   - second: the other.
  ///   - most: the number of differences after which the comparison ends.
  ///   - tokens: the greatest number of tokens in a text.
  ///   - mostBeginnings: the most beginnings that are looked at, so that the comparison ends whatever the grammars
  ///     are.
  /// - Complexity: linear in the number of beginnings that differ in what can follow. Each of them costs as much as
  ///   to parse it.
  public init(
    _ first: WrittenGrammar, _ second: WrittenGrammar, most: Int = 10, upTo tokens: Int,
    beginnings mostBeginnings: Int = 20_000
  ) {
    let characters = BeginningWalk.characters(of: [first.grammar, second.grammar])
    var readers = (BeginningReader(first, characters), BeginningReader(second, characters))
    var found: [Difference] = []
    let walk = BeginningWalk(
      upTo: tokens, beginnings: mostBeginnings, hasTokens: first.parser.tokens != .none && second.parser.tokens != .none
    ) { text, count in
      if found.count >= most { return nil }
      let (first, second) = (readers.0.look(at: text), readers.1.look(at: text))
      if first.isWhole != second.isWhole {
        found.append(Difference(text: text, isOfFirst: first.isWhole, count: count))
      }
      return ([first.place, second.place], first.next + second.next)
    }
    (differences, count, isComplete) = (found, walk.count, walk.isComplete)
  }
}
