/// The recorder of the second pass: it keeps the furthest place that the parse reached, and the tokens missed there.
public struct FailureRecorder: Recorder, Sendable {
  /// The furthest UTF-8 offset at which a token was missed, or the parse was stopped.
  public private(set) var furthest: Int

  /// What was missed at ``furthest``, in the order in which it was tried.
  private(set) var misses: [Miss] = []

  /// The last number that runs on into what can't belong to it, with all that it runs into.
  public private(set) var runOn: Range<Int>?

  /// The first thing that the grammar accepts and that is refused all the same, though the parse could go on.
  public private(set) var refusal: Refusal?

  /// The first refusal past which the parse could not go: nesting too deep, a text too long.
  public private(set) var obstacle: Refusal?

  /// Whether something is refused.
  public var hasRefused: Bool { if case (nil, nil) = (refusal, obstacle) { false } else { true } }

  /// How often a token was missed at ``furthest``, the same one counted each time.
  private var attempts = 0

  private var silence = 0

  /// A recorder that knows nothing yet of a parse that begins at `offset`.
  public init(from offset: Int = 0) { furthest = offset }

  public static var isRecording: Bool { true }

  /// The tokens that were missed at ``furthest``, each once, in the order in which they were tried.
  ///
  /// - Complexity: quadratic in their number.
  public var expectations: [Expectation] { Miss.expectations(of: misses) }

  @inline(never)
  public mutating func miss(_ expectation: @autoclosure () -> Expectation, at offset: Int) {
    guard silence == 0, offset >= furthest else { return }
    note(.token(expectation()), at: offset)
  }

  @inline(never)
  public mutating func miss(anyOf words: [String], at offset: Int) {
    guard silence == 0, offset >= furthest else { return }
    note(.anyWord(words), at: offset)
  }

  private mutating func note(_ miss: Miss, at offset: Int) {
    stop(at: offset)
    attempts += 1
    if !misses.contains(miss) { misses.append(miss) }
  }

  @inline(never)
  public mutating func stop(at offset: Int) {
    guard silence == 0, offset > furthest else { return }
    furthest = offset
    attempts = 0
    misses.removeAll(keepingCapacity: true)
  }

  @inline(never)
  public mutating func numberRunsOn(_ range: Range<Int>) {
    if range.lowerBound >= runOn?.lowerBound ?? 0 { runOn = range }
  }

  @inline(never)
  public mutating func refuse(_ refusal: Refusal) {
    let earlier = refusal.stopsParsing ? obstacle : self.refusal
    guard refusal.range.lowerBound < earlier?.range.lowerBound ?? .max else { return }
    if refusal.stopsParsing { obstacle = refusal } else { self.refusal = refusal }
  }

  @inline(never)
  public mutating func beginSilence() { silence += 1 }

  @inline(never)
  public mutating func endSilence() { silence -= 1 }

  @inline(never)
  public func mark() -> RecordMark {
    RecordMark(furthest: furthest, count: misses.count, attempts: attempts)
  }

  @inline(never)
  public mutating func relabel(since mark: RecordMark, at offset: Int, as label: StaticString) {
    let isAtMark = mark.furthest == offset
    guard silence == 0, furthest == offset, attempts > (isAtMark ? mark.attempts : 0) else { return }
    misses.removeSubrange((isAtMark ? mark.count : 0)...)
    miss(.label(label), at: offset)
  }

  @inlinable
  public mutating func lend<Output>(_ part: (inout FailureRecorder) -> Output) -> Output { part(&self) }
}
