/// What people write out of habit, or from another language, where a grammar has something else: a row of a table.
public struct Habit: Sendable {
  /// A form that it takes in a text, and what is meant.
  ///
  /// It is written as pieces of a text, with a blank between each and the next, and what comes in their place behind an arrow,
  /// `{1}` the first of them: `"NAME : → {1}="`. Where the surroundings matter, points stand around the pieces; one of those
  /// before the first point stands before them, one of those behind the second stands behind them: `"[ · NAME - NAME · ] ( → {1}_{3}"`.
  ///
  /// A piece is a sign or a word as it stands there, or a kind of piece: `NAME`, `NUMBER`, `WORD` (both), `SPACE`, `RELATION`,
  /// `FOREIGN` (not of ASCII), `SIGN` (any other), `INSIDE` (several pieces, none of them a bracket), `GROUP` (what stands in
  /// parentheses, and these), `ANY`, `REST` (all up to the end). Before them, `^` is the beginning of the text, and behind them
  /// `$` is its end.
  public struct Form: Sendable {
    let pattern: HabitPattern
    let replacement: @Sendable (Match) -> String?
    let cost: Int

    /// Whether the replacement is what is meant, not only what lets the text be read on.
    let isMeant: Bool

    /// A form that stands for something.
    ///
    /// - Parameters:
    ///   - rule: its pieces and what is meant: nothing, which leaves them out, where no arrow is.
    ///   - cost: how unlikely it is, in tenths of an ordinary slip.
    ///   - condition: what else must be true.
    public init(_ rule: String, cost: Int = 10, where condition: (@Sendable (Match) -> Bool)? = nil) {
      self.init(rule, cost, isMeant: true, where: condition)
    }

    /// A form of which nobody knows what is meant: the text is read on as if what is behind the arrow stood there.
    public init(reading rule: String, cost: Int = 10, where condition: (@Sendable (Match) -> Bool)? = nil) {
      self.init(rule, cost, isMeant: false, where: condition)
    }

    /// A form of which what is meant follows from its pieces: `nil` where it is none.
    public init(_ rule: String, cost: Int = 10, meaning replacement: @escaping @Sendable (Match) -> String?) {
      pattern = HabitPattern(rule)
      self.replacement = replacement
      self.cost = cost
      isMeant = true
    }

    private init(_ rule: String, _ cost: Int, isMeant: Bool, where condition: (@Sendable (Match) -> Bool)?) {
      let pattern = HabitPattern(rule)
      self.pattern = pattern
      replacement = { condition?($0) == false ? nil : pattern.replacement }
      self.cost = cost
      self.isMeant = isMeant
    }
  }

  /// A place where a form stands in a text.
  public struct Match: Sendable {
    /// The texts of the pieces, in order.
    public let pieces: [String]

    let text: ContiguousArray<UInt8>
    let range: Range<Int>

    /// The text before it.
    public var before: ArraySlice<UInt8> { text[..<range.lowerBound] }

    /// The text behind it.
    public var behind: ArraySlice<UInt8> { text[range.upperBound...] }
  }

  /// The sentence that says what is wrong; `nil` if the general message says it best.
  public let message: String?

  /// The advice, in which `{new}` stands for what is written instead; empty if there is none.
  public let hint: String

  /// Whether something else may be meant.
  public let isGuess: Bool

  /// Whether it is a slip of the fingers: it is where the text fails, and no reason to look elsewhere.
  let isSlip: Bool

  /// Whether forms one after the other are one mistake, as the quotation marks at both ends are.
  let isPaired: Bool

  let forms: [Form]

  /// A habit, with the words for it and the forms it takes.
  ///
  /// - Parameters:
  ///   - message: the sentence that says what is wrong; `nil` if the general message says it best.
  ///   - hint: the advice, in which `{new}` stands for what is written instead; empty if there is none.
  ///   - isGuess: whether something else may be meant.
  ///   - isSlip: whether it is a slip of the fingers: only where a text fails it is looked for.
  ///   - isPaired: whether forms one after the other are one mistake, as the quotation marks at both ends are.
  ///   - forms: the forms that it takes, the likeliest first.
  public init(
    _ message: String?, _ hint: String, isGuess: Bool = false, isSlip: Bool = false, isPaired: Bool = false,
    _ forms: [Form]
  ) {
    self.message = message
    self.hint = hint
    self.isGuess = isGuess
    self.isSlip = isSlip
    self.isPaired = isPaired
    self.forms = forms
  }
}
