import GrammarCombinators

/// An attribute of an item whose name may have dots: the last dot divides the item from the attribute.
///
///     identifierAttributePair ::= IDENTIFIER DOT ( IDENTIFIER DOT )* ATTRIBUTE /* ws: explicit */
struct DottedAttributePair<Attributes: Token>: InlinedRule where Attributes.Output == Attribute {
  static var name: StaticString { "identifierAttributePair" }
  let attributes: Attributes

  /// A pair with one of `attributes`.
  @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<NoSpace> @inline(__always)
  var body: some Parser<(SourceRange, (SourceRange?, Attribute))> {
    Identifier()
    Dot()
    AttributePath(attributes)
  }

  @inline(__always)
  static func value(of parts: (SourceRange, (SourceRange?, Attribute))) -> ParsedOperand {
    .attribute(of: parts.0.extended(to: parts.1.0), parts.1.1)
  }
}

/// Any number of names with a dot behind each, then an attribute; the latest name, and the attribute.
///
/// At each place an attribute is tried first, and is the last part if no dot follows: what it recognises is read once, where
/// a repetition would read it as a name before.
struct AttributePath<Attributes: Token>: Parser where Attributes.Output == Attribute {
  let attributes: Attributes

  @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  var syntax: Syntax {
    SequenceOf(NoSpace.self) {
      Repeat(.zeroOrMore, NoSpace.self) {
        Identifier().as(())
        Dot()
      }
      attributes
    }.syntax
  }

  @inline(__always)
  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> (SourceRange?, Attribute)? {
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

/// An attribute of an item; white space may stand around the dot.
///
///     identifierAttributePair ::= IDENTIFIER DOT ATTRIBUTE
struct SpacedAttributePair: InlinedRule {
  static var name: StaticString { "identifierAttributePair" }
  @inline(__always) var body: some Parser<(SourceRange, Attribute)> {
    Identifier()
    Dot()
    ListedAttribute()
  }

  @inline(__always) static func value(of parts: (SourceRange, Attribute))
    -> ParsedOperand
  {
    .attribute(of: parts.0, parts.1)
  }
}

/// An attribute of an item as a Swift subscript, `view[.width]`; the item may be reached by a path with dots.
///
///     term ::= IDENTIFIER ( DOT IDENTIFIER )* subscript /* ws: explicit */
struct SubscriptedTerm<Attributes: Token>: InlinedRule where Attributes.Output == Attribute {
  static var name: StaticString { "term" }
  let attributes: Attributes

  /// A term with one of `attributes`.
  @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<NoSpace> @inline(__always)
  var body: some Parser<(SourceRange, Attribute)> {
    NamePath()
    AttributeSubscript(attributes)
  }
}

/// Names with dots between them, as one name.
struct NamePath: UnnamedRule {
  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<SourceRange> {
    SequenceOf(NoSpace.self) {
      Identifier()
      Repeat(.zeroOrMore, NoSpace.self) {
        Dot()
        Identifier().as(())
      }
    }.range()
  }
}

/// The brackets of a ``SubscriptedTerm``; white space may stand inside them.
///
///     subscript ::= "[" attribute "]"
struct AttributeSubscript<Attributes: Token>: InlinedRule where Attributes.Output == Attribute {
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
struct AttributeMember<Attributes: Token>: InlinedRule where Attributes.Output == Attribute {
  static var name: StaticString { "attribute" }
  let attributes: Attributes

  @inline(__always) init(_ attributes: Attributes) { self.attributes = attributes }

  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Attribute> {
    Dot()
    attributes
  }
}
