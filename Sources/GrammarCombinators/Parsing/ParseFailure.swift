/// Why a text could not be parsed: the furthest place that the parse reached and what would have fitted there.
public struct ParseFailure: Error, Sendable {
  /// The furthest UTF-8 offset that the parse reached.
  public let offset: Int

  /// The tokens that would have fitted at ``offset``, sorted by name; none where the only fault is that something stands
  /// there which must not.
  public let expectations: [Expectation]

  /// The number at ``offset`` that runs on into what can't belong to it, if that is what is wrong.
  public let runOn: Range<Int>?

  /// Set when the grammar accepts the text and it is refused all the same.
  public let refusal: Refusal?

  /// What `recorder` noted, in the form that users see.
  ///
  /// - Parameter accepted: whether the recording pass got through, so that only a refusal can be the reason.
  init(_ recorder: FailureRecorder, accepted: Bool) {
    let refusal = (accepted ? recorder.refusal : nil) ?? recorder.obstacle
    self.refusal = refusal
    offset = refusal?.range.lowerBound ?? recorder.furthest
    expectations = refusal == nil ? recorder.expectations.sorted { $0.name < $1.name } : []
    runOn = recorder.runOn.flatMap { refusal == nil && $0.lowerBound == recorder.furthest ? $0 : nil }
  }
}
