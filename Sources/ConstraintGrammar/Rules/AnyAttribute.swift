public import GrammarCombinators

/// Any attribute of UIKit, as UIKit has it.
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
///                 | "firstBaseline"
///                 | "lastBaseline"
///                 | "leftMargin"
///                 | "rightMargin"
///                 | "topMargin"
///                 | "bottomMargin"
///                 | "leadingMargin"
///                 | "trailingMargin"
///                 | "centerXWithinMargins"
///                 | "centerYWithinMargins"
public struct AnyAttribute: Token {
  @inlinable public static var name: StaticString { "ATTRIBUTE" }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<Attribute> { Keywords(AnyAttributes.self) }
}

/// The words of ``AnyAttribute``.
@usableFromInline enum AnyAttributes: KeywordSet {
  @usableFromInline static let table = KeywordTable(Attribute.allCases.map { ($0.rawValue, $0) })
}
