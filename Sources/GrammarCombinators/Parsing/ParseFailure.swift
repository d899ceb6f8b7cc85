/// Why a text could not be parsed: the furthest place that the parse reached and what would have fitted there.
public struct ParseFailure: Error, Sendable {
  /// The furthest UTF-8 offset that the parse reached.
  public let offset: Int

  private let misses: [Miss]

  /// The number at ``offset`` that runs on into what can't belong to it, if that is what is wrong.
  public let runOn: Range<Int>?

  /// Set when the grammar accepts the text and it is refused all the same.
  public let refusal: Refusal?

  /// The tokens that would have fitted at ``offset``, sorted by name; none where the only fault is that something stands
  /// there which must not.
  ///
  /// - Complexity: quadratic in their number, each time they are asked for.
  public var expectations: [Expectation] {
    // A name is made once for all comparisons.
    Miss.expectations(of: misses).map { ($0.name, $0) }.sorted { $0.0 < $1.0 }.map { $0.1 }
  }

  /// What `recorder` noted, in the form that users see.
  ///
  /// - Parameter accepted: whether the recording pass got through, so that only a refusal can be the reason.
  @usableFromInline init(_ recorder: FailureRecorder, accepted: Bool) {
    let refusal = (accepted ? recorder.refusal : nil) ?? recorder.obstacle
    self.refusal = refusal
    offset = refusal?.range.lowerBound ?? recorder.furthest
    misses = refusal == nil ? recorder.misses : []
    runOn = recorder.runOn.flatMap { refusal == nil && $0.lowerBound == recorder.furthest ? $0 : nil }
  }
}
