/// The recorder of the second pass: it keeps the furthest place that the parse reached, and the tokens missed there.
public struct FailureRecorder: Recorder, Sendable {
  /// The furthest UTF-8 offset at which a token was missed, or the parse was stopped.
  public private(set) var furthest = 0

  /// The tokens that were missed at ``furthest``, in the order in which they were tried.
  public private(set) var expectations: [Expectation] = []

  /// The last number that runs on into what can't belong to it, with all that it runs into.
  public private(set) var runOn: Range<Int>?

  /// The first thing that the grammar accepts and that is refused all the same.
  public private(set) var refusal: Refusal?

  private var silence = 0

  /// A recorder that knows nothing yet.
  public init() {}

  public static var isRecording: Bool { true }

  public mutating func miss(_ expectation: Expectation, at offset: Int) {
    guard silence == 0, offset >= furthest else { return }
    stop(at: offset)
    if !expectations.contains(expectation) { expectations.append(expectation) }
  }

  public mutating func stop(at offset: Int) {
    guard silence == 0, offset > furthest else { return }
    furthest = offset
    expectations.removeAll(keepingCapacity: true)
  }

  public mutating func numberRunsOn(_ range: Range<Int>) {
    if range.lowerBound >= runOn?.lowerBound ?? 0 { runOn = range }
  }

  public mutating func refuse(_ refusal: Refusal) {
    if refusal.range.lowerBound < self.refusal?.range.lowerBound ?? .max { self.refusal = refusal }
  }

  public mutating func beginSilence() { silence += 1 }

  public mutating func endSilence() { silence -= 1 }

  public func mark() -> RecordMark { RecordMark(furthest: furthest, count: expectations.count) }

  public mutating func relabel(since mark: RecordMark, at offset: Int, as label: StaticString) {
    let earlier = mark.furthest == offset ? mark.count : 0
    guard silence == 0, furthest == offset, expectations.count > earlier else { return }
    expectations.removeSubrange(earlier...)
    miss(.label(label), at: offset)
  }

  public mutating func merge(_ other: FailureRecorder) {
    stop(at: other.furthest)
    for expectation in other.expectations { miss(expectation, at: other.furthest) }
    if let range = other.runOn { numberRunsOn(range) }
    if let refusal = other.refusal { refuse(refusal) }
  }
}
