/// A parser chosen at run time: any parser of a given output behind one type.
///
/// It prints as the parser that it stands for. `ErasedParser(Equation())`. The inside stays one specialised function, so
/// the choice costs one indirect call; it uses no existential and works under Embedded Swift.
public struct ErasedParser<Output>: Parser {
  @usableFromInline let unrecorded: @Sendable (Span<UInt8>, inout Cursor, inout Unrecorded) -> Output?
  @usableFromInline let recording: @Sendable (Span<UInt8>, inout Cursor, inout FailureRecorder) -> Output?
  private let description: @Sendable () -> Syntax

  /// `parser`, with its type forgotten.
  @inlinable public init<P: Parser>(_ parser: P) where P.Output == Output {
    self.init(
      unrecorded: { input, cursor, recorder in parser.parse(input, &cursor, &recorder) },
      recording: { input, cursor, recorder in parser.parse(input, &cursor, &recorder) },
      syntax: { parser.syntax })
  }

  @usableFromInline init(
    unrecorded: @escaping @Sendable (Span<UInt8>, inout Cursor, inout Unrecorded) -> Output?,
    recording: @escaping @Sendable (Span<UInt8>, inout Cursor, inout FailureRecorder) -> Output?,
    syntax: @escaping @Sendable () -> Syntax
  ) {
    self.unrecorded = unrecorded
    self.recording = recording
    description = syntax
  }

  public var syntax: Syntax { description() }

  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(
    _ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R
  ) -> Output? {
    guard R.isRecording else {
      var nothing = Unrecorded()
      return unrecorded(input, &cursor, &nothing)
    }
    return recorder.lend { record in recording(input, &cursor, &record) }
  }
}
