/// What a parse tells of the tokens that it tried and missed.
///
/// There are two: ``Unrecorded`` for the first pass and ``FailureRecorder`` for the pass that explains a failure.
public protocol Recorder {
  /// Whether anything is kept. A constant, so that the compiler drops what only a recording pass needs.
  static var isRecording: Bool { get }

  /// A token was tried at `offset` and does not stand there.
  ///
  /// - Parameters:
  ///   - expectation: the token, which is not asked for where the miss does not matter.
  ///   - offset: where it was tried.
  mutating func miss(_ expectation: @autoclosure () -> Expectation, at offset: Int)

  /// The words of a keyword set were tried at `offset` and none of them stands there.
  mutating func miss(anyOf words: [String], at offset: Int)

  /// Something stands at `offset` that must not, so the parse goes no further: nothing that has a name is missing.
  mutating func stop(at offset: Int)

  /// A number begins at `range.lowerBound` but runs on, to the end of `range`, into what can't belong to it.
  mutating func numberRunsOn(_ range: Range<Int>)

  /// The grammar accepts what stands in `range`, but it is refused all the same.
  mutating func refuse(_ refusal: Refusal)

  /// From here to ``endSilence()`` misses are not the reader's concern: inside a token.
  mutating func beginSilence()

  /// Ends what the latest ``beginSilence()`` began.
  mutating func endSilence()

  /// Where the record stands now, for ``relabel(since:at:as:)``.
  func mark() -> RecordMark

  /// Replaces the misses at `offset` that were noted since `mark` by one named `label`, if the parse got no further.
  mutating func relabel(since mark: RecordMark, at offset: Int, as label: StaticString)

  /// Lets a part of the parse that knows its recorder by type note what it misses.
  mutating func lend<Output>(_ part: (inout FailureRecorder) -> Output) -> Output
}

/// A point in the life of a ``Recorder``.
@frozen public struct RecordMark: Sendable {
  @usableFromInline let furthest: Int
  @usableFromInline let count: Int
  @usableFromInline let attempts: Int

  @inlinable @inline(__always) init(furthest: Int, count: Int, attempts: Int) {
    self.furthest = furthest
    self.count = count
    self.attempts = attempts
  }
}
