import GrammarCombinators

/// An attribute of an item as a Swift subscript, `view[.width]`; the item may be reached by a path with dots.
///
///     term ::= IDENTIFIER ( DOT IDENTIFIER )* subscript /* ws: explicit */
struct SubscriptedTerm<Attributes: Token>: Rule, Inlined where Attributes.Output == Attribute {
  static var name: StaticString { "term" }
  let attributes: Attributes

  /// A term with one of `attributes`.
  @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<Glued> @inline(__always)
  var body: some Parser<(SourceRange, Attribute)> {
    NamePath()
    AttributeSubscript(attributes)
  }
}

/// Names with dots between them, as one name.
struct NamePath: Fragment {
  @SequenceBuilder<Glued> @inline(__always) var body: some Parser<SourceRange> {
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
struct AttributeSubscript<Attributes: Token>: Rule, Inlined where Attributes.Output == Attribute {
  static var name: StaticString { "subscript" }
  let attributes: Attributes

  /// A subscript with one of `attributes`.
  @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  @inline(__always) var body: some Parser<Attribute> {
    "["
    AttributeMember(attributes)
    "]"
  }
}

/// The attribute in an ``AttributeSubscript``, with its dot.
///
///     attribute ::= DOT ATTRIBUTE /* ws: explicit */
struct AttributeMember<Attributes: Token>: Rule, Inlined where Attributes.Output == Attribute {
  static var name: StaticString { "attribute" }
  let attributes: Attributes

  @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<Glued> @inline(__always) var body: some Parser<Attribute> {
    Dot()
    attributes
  }
}
