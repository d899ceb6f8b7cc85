/// Recognises what its body recognises; where the body can't even begin, a failure names the label instead of the tokens.
///
/// It prints as its body. `Grouped { "#"; Bytes(HexadecimalDigit.self) }.labelled("a colour")`. A failure further on, inside
/// the body, still names the tokens: the reader has shown by then that the label is what he writes.
@frozen public struct Labelled<Body: Parser>: Parser {
  @usableFromInline let body: Body
  @usableFromInline let label: StaticString

  @inlinable @inline(__always) init(_ body: Body, _ label: StaticString) {
    self.body = body
    self.label = label
  }

  public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(
    _ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R
  ) -> Body.Output? {
    let start = cursor.offset
    let mark = recorder.mark()
    let output = body.parse(input, &cursor, &recorder)
    recorder.relabel(since: mark, at: start, as: label)
    // A body may fail without a miss: a look-ahead, a number that runs on. Where it got further, this miss is ignored.
    if output == nil { recorder.miss(.label(label), at: start) }
    return output
  }
}

extension Parser {
  /// This parser under a name that a failure shows in place of the tokens that it begins with.
  @inlinable @inline(__always)
  public func labelled(_ label: StaticString) -> Labelled<Self> { Labelled(self, label) }
}
