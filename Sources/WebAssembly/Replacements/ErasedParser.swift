/// A parser chosen at run time, by the pass that records alone: without one that records nothing, and without the grammar.
public struct ErasedParser<Output>: Parser {
  @usableFromInline let recording: @Sendable (Span<UInt8>, inout Cursor, inout FailureRecorder) -> Output?

  @inlinable public init<P: Parser>(_ parser: P) where P.Output == Output {
    recording = { input, cursor, recorder in parser.parse(input, &cursor, &recorder) }
  }

  public var syntax: Syntax { preconditionFailure("the grammar is not in this module") }

  @inlinable public __consuming func parse<R: Recorder>(
    _ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R
  ) -> Output? {
    guard R.isRecording else {
      // A pass that records goes on where something is refused.
      var record = FailureRecorder()
      let output = recording(input, &cursor, &record)
      return record.hasRefused ? nil : output
    }
    return recorder.lend { record in recording(input, &cursor, &record) }
  }
}
