import ConstraintGrammar
import GrammarCombinators

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
struct AnyAttribute: Token {
  static var name: StaticString { "ATTRIBUTE" }
  @inline(__always) var body: some Parser<Attribute> { AnyAttributes() }
}

/// The words of ``AnyAttribute``.
struct AnyAttributes: KeywordSet {
  static let table = KeywordTable(Attribute.allCases.map { ($0.rawValue, $0) })
}
