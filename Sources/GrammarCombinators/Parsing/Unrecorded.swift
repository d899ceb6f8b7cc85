/// The recorder of the first pass: it keeps nothing and costs nothing.
@frozen public struct Unrecorded: Recorder {
  @inlinable @inline(__always) public init() {}

  @inlinable @inline(__always) public static var isRecording: Bool { false }
  @inlinable @inline(__always) public mutating func miss(_ expectation: @autoclosure () -> Expectation, at offset: Int)
  {}
  @inlinable @inline(__always) public mutating func miss(anyOf words: [String], at offset: Int) {}
  @inlinable @inline(__always) public mutating func stop(at offset: Int) {}
  @inlinable @inline(__always) public mutating func numberRunsOn(_ range: Range<Int>) {}
  @inlinable @inline(__always) public mutating func refuse(_ refusal: Refusal) {}
  @inlinable @inline(__always) public mutating func beginSilence() {}
  @inlinable @inline(__always) public mutating func endSilence() {}
  @inlinable @inline(__always)
  public func mark() -> RecordMark { RecordMark(furthest: 0, count: 0, attempts: 0) }
  @inlinable @inline(__always)
  public mutating func relabel(since mark: RecordMark, at offset: Int, as label: StaticString) {}
  @inlinable public mutating func lend<Output>(_ part: (inout FailureRecorder) -> Output) -> Output {
    var recorder = FailureRecorder()
    return part(&recorder)
  }
}
