public import GrammarCombinators

/// An attribute of an item whose name may have dots: the last dot divides the item from the attribute.
///
///     identifierAttributePair ::= IDENTIFIER DOT ( IDENTIFIER DOT )* ATTRIBUTE /* ws: explicit */
public struct DottedAttributePair: Rule {
  @inlinable public static var name: StaticString { "identifierAttributePair" }
  @inlinable public init() {}
  @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedOperand> {
    Grouped(Glued.self) {
      Identifier()
      Dot()
      QualifiedPath {
        Identifier()
      } separator: {
        Dot()
      } last: {
        ListedAttribute()
      }
    }.made(into: AttributeOfPath.self)
  }
}
