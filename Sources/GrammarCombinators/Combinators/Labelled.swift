/// Recognises what its body recognises; where the body can't even begin, a failure names the label instead of the tokens.
///
/// It prints as its body. `Grouped { "#"; Bytes(HexadecimalDigit.self) }.labelled("a colour")`. A failure further on, inside
/// the body, still names the tokens: the text has shown by then that the label is meant.
@frozen public struct Labelled<Body: Parser>: Fragment {
  public let body: Body
  @usableFromInline let label: StaticString

  @_alwaysEmitIntoClient @inline(__always) init(_ body: Body, _ label: StaticString) {
    self.body = body
    self.label = label
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .annotated(body.syntax, .label(label.description)) }
}

extension Parser {
  /// This parser under a name that a failure shows in place of the tokens that it begins with.
  @_alwaysEmitIntoClient @inline(__always)
  public func labelled(_ label: StaticString) -> Labelled<Self> { Labelled(self, label) }
}
