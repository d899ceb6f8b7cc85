/// Why a text could not be parsed: the furthest place that the parse reached and what would have fitted there.
public struct ParseFailure: Error, Sendable {
  /// The furthest UTF-8 offset that the parse reached.
  public let offset: Int

  /// The number at ``offset`` that runs on into what can't belong to it, if that is what is wrong.
  public let runOn: Range<Int>?

  /// Set when the grammar accepts the text and it is refused all the same.
  public let refusal: Refusal?

  /// Whether the grammar as data is at odds with the text as well.
  @usableFromInline let isExplained: Bool

  /// The text, where it is a string that was run.
  var text: String?

  /// What stands at ``offset`` and must not, if that is all that is wrong.
  let excluded: Range<Int>?

  // Named when it is asked for: most failures are counted, and few are read.
  private let missed: [Int32]
  private let interpreter: Interpreter?

  /// The tokens that would have fitted at ``offset``, sorted by name; none where the only fault is that something stands
  /// there which must not.
  ///
  /// - Complexity: quadratic in their number, each time they are asked for.
  public var expectations: [Expectation] {
    interpreter?.expectations(missed).sorted { $0.name < $1.name } ?? []
  }

  /// A refusal.
  @usableFromInline init(_ refusal: Refusal) {
    self.refusal = refusal
    offset = refusal.range.lowerBound
    runOn = nil
    excluded = nil
    isExplained = true
    missed = []
    interpreter = nil
  }

  /// The failure that a walk over the grammar found.
  init(_ mistake: Mistake, over interpreter: Interpreter, isExplained: Bool) {
    self.isExplained = isExplained
    refusal = nil
    offset = mistake.furthest
    runOn = mistake.runOn.flatMap { $0.lowerBound == mistake.furthest ? $0 : nil }
    excluded = mistake.missed.isEmpty ? mistake.excluded.flatMap { $0.lowerBound == mistake.furthest ? $0 : nil } : nil
    missed = mistake.missed
    self.interpreter = interpreter
  }
}
