/// Something that people write out of habit, or as another language has it, where the grammar has something else.
///
/// Habits are the rows of a table.
public struct Habit: Sendable {
  /// A form that the habit takes in a text, and what comes in its place.
  ///
  /// A rule is written as the pieces of a text, with a blank between each two. Behind an arrow stands what comes in
  /// their place, in which `{1}` is the first piece: `"NAME : → {1}="`. Where the surroundings matter, a point stands
  /// before the pieces and another one behind them: `"[ · NAME - NAME · ] ( → {1}_{3}"`. One of the pieces before the
  /// first point has to stand before the form in the text. One of those behind the second point has to stand behind
  /// it.
  ///
  /// A piece is a sign or a word as it stands there, or one of these kinds: `NAME`, `NUMBER`, `WORD` (both), `SPACE`,
  /// `RELATION`, `FOREIGN` (a character outside ASCII), `SIGN` (any other sign), `INSIDE` (one or more pieces, none
  /// of them a bracket), `GROUP` (parentheses and what stands in them), `ANY`, `REST` (all up to the end). Before the
  /// first point, `^` is the beginning of the text. Behind the second point, `$` is its end.
  public struct Form: Sendable {
    let pattern: HabitPattern
    let replacement: @Sendable (Match) -> String?
    let cost: Int

    /// Whether the replacement is what is meant. Otherwise it only lets the rest of the text be read.
    let isMeant: Bool

    /// A form whose meaning is known.
    ///
    /// - Parameters:
    ///   - rule: its pieces, an arrow, and what is meant. Without an arrow the pieces are left out.
    ///   - cost: how unlikely it is, in tenths of an ordinary slip.
    ///   - condition: what else must be true where it stands.
    public init(_ rule: String, cost: Int = 10, where condition: (@Sendable (Match) -> Bool)? = nil) {
      self.init(rule, cost, isMeant: true, where: condition)
    }

    /// A form whose meaning nobody knows: the rest of the text is read as if what is behind the arrow stood there.
    public init(reading rule: String, cost: Int = 10, where condition: (@Sendable (Match) -> Bool)? = nil) {
      self.init(rule, cost, isMeant: false, where: condition)
    }

    /// A form whose meaning follows from its pieces. Where `replacement` gives `nil`, the pieces are not this form.
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

  /// Whether it is a slip of the fingers, which is looked for only where a text fails.
  let isSlip: Bool

  /// Whether several of its forms in a row are one mistake, as the quotation marks at both ends of a text are.
  let isPaired: Bool

  let forms: [Form]

  /// A habit, with the words for it and the forms it takes.
  ///
  /// - Parameters:
  ///   - message: the sentence that says what is wrong; `nil` if the general message says it best.
  ///   - hint: the advice, in which `{new}` stands for what is written instead; empty if there is none.
  ///   - isGuess: whether something else may be meant.
  ///   - isSlip: whether it is a slip of the fingers, which is looked for only where a text fails.
  ///   - isPaired: whether several of its forms in a row are one mistake, as the quotation marks at both ends of a
  ///     text are.
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
