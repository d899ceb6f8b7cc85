import GrammarCombinators

/// The shortest texts that one of two grammars accepts and the other does not.
///
/// All beginnings of texts are gone through, token by token, those that both grammars go on from alike only once. A token stands
/// for all of its name, by a few samples: two grammars that differ inside a token may be found the same. Of a class of characters
/// one of each kind that the grammars tell apart is tried.
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

  /// All texts of so many tokens were gone through.
  public let count: Int

  /// Whether nothing longer needs to be looked at: what follows all beginnings has been seen.
  public let isComplete: Bool

  /// Compares two grammars.
  ///
  /// - Parameters:
  ///   - first: one of them.
  ///   - second: the other.
  ///   - most: the number of differences after which it ends.
  ///   - tokens: the greatest number of tokens in a text.
  ///   - mostBeginnings: how many beginnings are looked at, at most, so that it ends whatever the grammars are.
  /// - Complexity: linear in the number of beginnings that differ in what can follow, each of which costs as much as to parse it.
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
