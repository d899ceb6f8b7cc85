/// What people write out of habit, or from another language, where a grammar has something else: a row of a table.
public struct Habit: Sendable {
  /// A form that it takes in a text, and what is meant.
  public struct Form: Sendable {
    let behind: [HabitPattern.Element]
    let elements: [HabitPattern.Element]
    let before: [HabitPattern.Element]
    let replacement: @Sendable (Match) -> String?
    let cost: Int

    /// Whether the replacement is what is meant, not only what lets the text be read on.
    let isMeant: Bool

    /// A form that stands for something.
    ///
    /// - Parameters:
    ///   - behind: the pieces of which one stands before it; any if there are none.
    ///   - pattern: its pieces in order, with a blank between each and the next: signs and words as they stand there, or a kind
    ///     of piece: `NAME`, `NUMBER`, `WORD` (both), `SPACE`, `RELATION`, `FOREIGN` (not of ASCII), `INSIDE` (several pieces,
    ///     none of them a bracket), `GROUP` (one in parentheses), `ANY`, `REST` (all up to the end).
    ///   - before: the pieces of which one stands behind it; `^` is the beginning of the text, `$` the end.
    ///   - replacement: what is meant, `{1}` the first piece of the pattern.
    ///   - cost: how unlikely it is, in tenths of an ordinary slip.
    ///   - condition: what else must be true.
    public init(
      behind: String = "", _ pattern: String, before: String = "", to replacement: String, cost: Int = 10,
      where condition: (@Sendable (Match) -> Bool)? = nil
    ) {
      self.init(behind, pattern, before, cost, isMeant: true) { match in
        condition?(match) == false ? nil : replacement
      }
    }

    /// A form of which what is meant follows from its pieces: `nil` where it is none.
    public init(
      behind: String = "", _ pattern: String, before: String = "", cost: Int = 10,
      to replacement: @escaping @Sendable (Match) -> String?
    ) {
      self.init(behind, pattern, before, cost, isMeant: true, replacement)
    }

    /// A form of which nobody knows what is meant: the text is read on as if something else stood there.
    public init(
      behind: String = "", _ pattern: String, before: String = "", readAs replacement: String, cost: Int = 10,
      where condition: (@Sendable (Match) -> Bool)? = nil
    ) {
      self.init(behind, pattern, before, cost, isMeant: false) { match in
        condition?(match) == false ? nil : replacement
      }
    }

    private init(
      _ behind: String, _ pattern: String, _ before: String, _ cost: Int, isMeant: Bool,
      _ replacement: @escaping @Sendable (Match) -> String?
    ) {
      self.behind = HabitPattern.elements(of: behind)
      elements = HabitPattern.elements(of: pattern)
      self.before = HabitPattern.elements(of: before)
      self.cost = cost
      self.isMeant = isMeant
      self.replacement = replacement
    }
  }

  /// A place where a form stands in a text.
  public struct Match: Sendable {
    /// The texts of the pieces, in order.
    public let pieces: [String]

    /// The text before it.
    public let before: [UInt8]

    /// The text behind it.
    public let behind: [UInt8]
  }

  /// The sentence that says what is wrong; `nil` if the general message says it best.
  public let message: String?

  /// The advice, in which `{new}` stands for what is written instead; empty if there is none.
  public let hint: String

  /// Whether something else may be meant.
  public let isGuess: Bool

  /// Whether forms one after the other are one mistake, as the quotation marks at both ends are.
  let isPaired: Bool

  let forms: [Form]

  /// A habit, with the words for it and the forms it takes.
  public init(_ message: String?, _ hint: String, isGuess: Bool = false, isPaired: Bool = false, _ forms: [Form]) {
    self.message = message
    self.hint = hint
    self.isGuess = isGuess
    self.isPaired = isPaired
    self.forms = forms
  }
}
