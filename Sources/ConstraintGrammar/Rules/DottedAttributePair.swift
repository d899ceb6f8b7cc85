public import GrammarCombinators

/// An attribute of an item whose name may have dots: the last dot divides the item from the attribute.
///
///     identifierAttributePair ::= IDENTIFIER DOT ( IDENTIFIER DOT )* ATTRIBUTE /* ws: explicit */
public struct DottedAttributePair<Attributes: Token>: Rule, Inlined where Attributes.Output == Attribute {
  @_alwaysEmitIntoClient public static var name: StaticString { "identifierAttributePair" }
  @usableFromInline let attributes: Attributes

  /// A pair with one of `attributes`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always)
  public var body: some Parser<(SourceRange, (SourceRange?, Attribute))> {
    Identifier()
    Dot()
    AttributePath(attributes)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public static func value(of parts: (SourceRange, (SourceRange?, Attribute))) -> ParsedOperand {
    .attribute(of: parts.0.extended(to: parts.1.0), parts.1.1)
  }
}

/// Any number of names with a dot behind each, then an attribute; the latest name, and the attribute.
///
/// At each place an attribute is tried first, and is the last part if no dot follows: what it recognises is read once, where
/// a repetition would read it as a name before.
@usableFromInline struct AttributePath<Attributes: Token>: Parser where Attributes.Output == Attribute {
  @usableFromInline let attributes: Attributes

  @_alwaysEmitIntoClient @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  @usableFromInline var syntax: Syntax {
    Grouped(Glued.self) {
      Repeat(.zeroOrMore, Glued.self) {
        Identifier().as(())
        Dot()
      }
      attributes
    }.syntax
  }

  @_alwaysEmitIntoClient @inline(__always)
  __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> (SourceRange?, Attribute)? {
    var latest: SourceRange?
    while true {
      let start = cursor.offset
      if let attribute = attributes.parse(input, &cursor) {
        let end = cursor.offset
        guard Dot().parse(input, &cursor) != nil else {
          cursor.offset = end
          return (latest, attribute)
        }
      }
      cursor.offset = start
      guard let name = Identifier().parse(input, &cursor), Dot().parse(input, &cursor) != nil else { return nil }
      latest = name
    }
  }
}
