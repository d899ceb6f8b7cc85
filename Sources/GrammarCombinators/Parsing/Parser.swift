/// Something that reads a piece of text and can describe the language that it reads.
///
/// A parser looks at `input` from `cursor` on. When it recognises what stands there it moves the cursor behind it and
/// gives the output; otherwise it gives `nil`, and the cursor may stand anywhere: whoever tries something else next puts
/// it back. A parser never throws and never allocates on the way to a result.
///
/// The same `parse` serves both passes of a parse. With ``Unrecorded`` every call on the recorder compiles to nothing;
/// with ``FailureRecorder`` the misses of a text that is known to fail are noted down.
public protocol Parser<Output>: Sendable {
  /// What a successful parse gives.
  associatedtype Output

  /// Reads from `cursor` on.
  ///
  /// - Parameters:
  ///   - input: the UTF-8 bytes of the whole text.
  ///   - cursor: where to begin; after a success, where the recognised piece ends.
  ///   - recorder: told of every token that was tried and missed.
  /// - Returns: the output, or `nil` where the text does not fit.
  __consuming func parse<R: Recorder>(_ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R) -> Output?

  /// The language of this parser as data, from which every export, check and sentence is derived.
  var syntax: Syntax { get }
}
