public import GrammarCombinators

/// One of the eleven attributes that all five documents know. No attribute word is reserved: an item may be named `left`.
///
///     ATTRIBUTE ::= "left"
///                 | "right"
///                 | "top"
///                 | "bottom"
///                 | "leading"
///                 | "trailing"
///                 | "width"
///                 | "height"
///                 | "centerX"
///                 | "centerY"
///                 | "baseline"
public struct ListedAttribute: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "ATTRIBUTE" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Attribute> { Keywords(ListedAttributes.self) }
}

/// The words of ``ListedAttribute``.
@usableFromInline enum ListedAttributes: KeywordSet {
  @usableFromInline static let table = KeywordTable(Attribute.listed.map { ($0.rawValue, $0) })
}

/// The same words in the order of the alphabet.
@usableFromInline enum SortedAttributes: KeywordSet {
  @usableFromInline static let table = KeywordTable(
    Attribute.listed.map { ($0.rawValue, $0) }.sorted { (left: (String, Attribute), right) in left.0 < right.0 })
}
