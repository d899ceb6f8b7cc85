import GrammarCombinators

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
struct ListedAttribute: Token {
  static var name: StaticString { "ATTRIBUTE" }
  @inline(__always) var body: some Parser<Attribute> { Keywords(ListedAttributes.self) }
}

/// The words of ``ListedAttribute``.
enum ListedAttributes: KeywordSet {
  static let table = KeywordTable(Attribute.listed.map { ($0.rawValue, $0) })
}

/// The same words in the order of the alphabet.
enum SortedAttributes: KeywordSet {
  static let table = KeywordTable(
    Attribute.listed.map { ($0.rawValue, $0) }.sorted { (left: (String, Attribute), right) in left.0 < right.0 })
}
