public import GrammarCombinators

/// An attribute of an item whose name may have dots: the last dot divides the item from the attribute.
///
///     identifierAttributePair ::= IDENTIFIER DOT ( IDENTIFIER DOT )* ATTRIBUTE /* ws: explicit */
public struct DottedAttributePair<Attributes: Token>: Rule where Attributes.Output == Attribute {
  @inlinable public static var name: StaticString { "identifierAttributePair" }
  @usableFromInline let attributes: Attributes

  /// A pair with one of `attributes`.
  @inlinable @inline(__always) public init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<Glued> @inlinable @inline(__always)
  public var body: some Parser<(SourceRange, (SourceRange?, Attribute))> {
    Identifier()
    Dot()
    QualifiedPath {
      Identifier()
    } separator: {
      Dot()
    } last: {
      attributes
    }
  }

  @inlinable @inline(__always)
  public static func value(of parts: (SourceRange, (SourceRange?, Attribute))) -> ParsedOperand {
    .attribute(of: parts.0.extended(to: parts.1.0), parts.1.1)
  }
}
