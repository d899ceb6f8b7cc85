public import GrammarCombinators

/// How a dialect spells what the model holds, for printing.
///
/// It says only what can't be told from the text that is printed: whether the result is a sentence of the dialect is
/// decided by the dialect's own grammar.
public struct Notation: Sendable {
  /// The sign of a relation; `nil` if the dialect can't say it.
  package let relation: @Sendable (Relation) -> String?

  /// The word for an attribute.
  package var attribute: @Sendable (Attribute) -> String

  /// An attribute of an item, from the name of the item and the word for the attribute.
  package let term: @Sendable (_ item: String, _ attribute: String) -> String

  /// Whether it is `2 * width` and not `width * 2`.
  package let multiplierComesFirst: Bool

  /// Whether a number may have an exponent.
  let allowsExponents: Bool

  /// Whether parsing reduces each side to m·x + c.
  package let isReduced: Bool

  /// The sign before a priority.
  package let prioritySign: StaticString

  /// A notation whose relations are spelled by three tokens of the grammar.
  ///
  /// - Parameters:
  ///   - equal: the token for an equality.
  ///   - lessThanOrEqual: the token for "at most".
  ///   - greaterThanOrEqual: the token for "at least".
  ///   - attribute: the word for an attribute; its raw value if nothing is said.
  ///   - term: how an item and the word for an attribute are put together; with a dot if nothing is said.
  ///   - multiplierComesFirst: whether it is `2 * width` and not `width * 2`.
  ///   - allowsExponents: whether the grammar has numbers such as `1e300`.
  ///   - isReduced: whether parsing reduces each side to m·x + c, so that `* 1` and `+ 0` need not be written.
  ///   - prioritySign: the sign before a priority, where there can be one.
  public init<Equal: LiteralToken, LessThanOrEqual: LiteralToken, GreaterThanOrEqual: LiteralToken>(
    _ equal: Equal.Type, _ lessThanOrEqual: LessThanOrEqual.Type, _ greaterThanOrEqual: GreaterThanOrEqual.Type,
    attribute: @escaping @Sendable (Attribute) -> String = { $0.rawValue },
    term: @escaping @Sendable (_ item: String, _ attribute: String) -> String = { $0 + "." + $1 },
    multiplierComesFirst: Bool = false, allowsExponents: Bool = false,
    isReduced: Bool = false, prioritySign: StaticString = "@"
  ) {
    self.init(
      equal: Equal.spelling, lessThanOrEqual: LessThanOrEqual.spelling, greaterThanOrEqual: GreaterThanOrEqual.spelling,
      attribute: attribute, term: term, multiplierComesFirst: multiplierComesFirst, allowsExponents: allowsExponents,
      isReduced: isReduced, prioritySign: prioritySign)
  }

  /// A notation whose relations are spelled by literals.
  ///
  /// A relation that is left out is one that the dialect can't say.
  public init(
    equal: StaticString? = nil, lessThanOrEqual: StaticString? = nil, greaterThanOrEqual: StaticString? = nil,
    attribute: @escaping @Sendable (Attribute) -> String = { $0.rawValue },
    term: @escaping @Sendable (_ item: String, _ attribute: String) -> String = { $0 + "." + $1 },
    multiplierComesFirst: Bool = false, allowsExponents: Bool = false,
    isReduced: Bool = false, prioritySign: StaticString = "@"
  ) {
    relation = { relation in
      switch relation {
      case .equal: equal?.description
      case .lessThanOrEqual: lessThanOrEqual?.description
      case .greaterThanOrEqual: greaterThanOrEqual?.description
      }
    }
    self.attribute = attribute
    self.term = term
    self.multiplierComesFirst = multiplierComesFirst
    self.allowsExponents = allowsExponents
    self.isReduced = isReduced
    self.prioritySign = prioritySign
  }
}
