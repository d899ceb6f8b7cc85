public import GrammarCombinators

/// An attribute of an item as a Swift subscript, `view[.width]`; the item may be reached by a path with dots.
///
///     term ::= IDENTIFIER ( DOT IDENTIFIER )* subscript /* ws: explicit */
public struct SubscriptedTerm<Attributes: Token>: Rule, Inlined where Attributes.Output == Attribute {
  @_alwaysEmitIntoClient public static var name: StaticString { "term" }
  @usableFromInline let attributes: Attributes

  /// A term with one of `attributes`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always)
  public var body: some Parser<(SourceRange, Attribute)> {
    NamePath()
    AttributeSubscript(attributes)
  }
}

/// Names with dots between them, as one name.
public struct NamePath: Fragment {
  @_alwaysEmitIntoClient public init() {}
  @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<SourceRange> {
    Matched(Glued.self) {
      Identifier()
      Repeat(.zeroOrMore, Glued.self) {
        Dot()
        Identifier().as(())
      }
    }
  }
}

/// The brackets of a ``SubscriptedTerm``; white space may stand inside them.
///
///     subscript ::= "[" attribute "]"
public struct AttributeSubscript<Attributes: Token>: Rule, Inlined where Attributes.Output == Attribute {
  @_alwaysEmitIntoClient public static var name: StaticString { "subscript" }
  @usableFromInline let attributes: Attributes

  /// A subscript with one of `attributes`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ attributes: Attributes) { self.attributes = attributes }

  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Attribute> {
    "["
    AttributeMember(attributes)
    "]"
  }
}

/// The attribute in an ``AttributeSubscript``, with its dot.
///
///     attribute ::= DOT ATTRIBUTE /* ws: explicit */
public struct AttributeMember<Attributes: Token>: Rule, Inlined where Attributes.Output == Attribute {
  @_alwaysEmitIntoClient public static var name: StaticString { "attribute" }
  @usableFromInline let attributes: Attributes

  @_alwaysEmitIntoClient @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Attribute> {
    Dot()
    attributes
  }
}
