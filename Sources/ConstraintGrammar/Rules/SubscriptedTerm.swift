public import GrammarCombinators

/// An attribute of an item as a Swift subscript, `view[.width]`; the item may be reached by a path with dots.
///
///     term ::= IDENTIFIER ( DOT IDENTIFIER )* subscript /* ws: explicit */
public struct SubscriptedTerm: Rule {
  @inlinable public static var name: StaticString { "term" }
  @inlinable public init() {}
  @SequenceBuilder<Glued> @inlinable @inline(__always)
  public var body: some Parser<(SourceRange, SourceRange?, Attribute)> {
    Identifier()
    Repeat(lastOf: .zeroOrMore, Glued.self) {
      Dot()
      Identifier()
    }
    AttributeSubscript()
  }

  @inlinable @inline(__always)
  public static func value(of parts: (SourceRange, SourceRange?, Attribute)) -> ReducedSide {
    ReducedSide(item: parts.0.extended(to: parts.1), attribute: parts.2)
  }
}

/// The brackets of a ``SubscriptedTerm``; white space may stand inside them.
///
///     subscript ::= "[" attribute "]"
public struct AttributeSubscript: Rule {
  @inlinable public static var name: StaticString { "subscript" }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<Attribute> {
    "["
    AttributeMember()
    "]"
  }
}

/// The attribute in an ``AttributeSubscript``, with its dot.
///
///     attribute ::= DOT ATTRIBUTE /* ws: explicit */
public struct AttributeMember: Rule {
  @inlinable public static var name: StaticString { "attribute" }
  @inlinable public init() {}
  @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<Attribute> {
    Dot()
    LayoutAttribute()
  }
}
