extension Parser {
  /// Parses `input` from `cursor` on, and explains the failure if there is one.
  ///
  /// White space before the first token is skipped. What follows the recognised piece is left alone, so a parser that
  /// must use up its input ends with ``End``.
  ///
  /// - Complexity: that of ``parse(_:_:_:)``; twice that for a text that does not fit.
  @inlinable @inline(__always)
  public func run(_ input: Span<UInt8>, from cursor: inout Cursor) throws(ParseFailure) -> Output {
    Spaced.skip(input, &cursor)
    let start = cursor
    var unrecorded = Unrecorded()
    if let output = parse(input, &cursor, &unrecorded) { return output }
    throw explain(input, from: start)
  }

  /// Runs the parser once more over a text that it rejects, recording what it misses.
  @inlinable public func explain(_ input: Span<UInt8>, from start: Cursor) -> ParseFailure {
    var cursor = start
    var recorder = FailureRecorder(from: start.offset)
    let accepted = parse(input, &cursor, &recorder) != nil
    return ParseFailure(recorder, accepted: accepted)
  }

  /// Parses the whole or the beginning of a string.
  ///
  /// - Returns: the output, and the UTF-8 offset at which the recognised piece ends.
  public func run(_ text: String) throws(ParseFailure) -> (output: Output, end: Int) {
    var text = text
    let result = text.withUTF8 { buffer -> Result<(output: Output, end: Int), ParseFailure> in
      var cursor = Cursor()
      do throws(ParseFailure) {
        // The span does not outlive this closure, and the buffer is valid throughout it.
        let output = try unsafe run(buffer.span, from: &cursor)
        return .success((output, cursor.offset))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
