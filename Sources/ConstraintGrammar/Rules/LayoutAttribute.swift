import GrammarCombinators

/// Any attribute of UIKit, its first letter small or, as Swift once had it, a capital.
///
///     ATTRIBUTE ::= "Left"
///                 | "left"
///                 | "Right"
///                 | "right"
///                 | "Top"
///                 | "top"
///                 | "Bottom"
///                 | "bottom"
///                 | "Leading"
///                 | "leading"
///                 | "Trailing"
///                 | "trailing"
///                 | "Width"
///                 | "width"
///                 | "Height"
///                 | "height"
///                 | "CenterX"
///                 | "centerX"
///                 | "CenterY"
///                 | "centerY"
///                 | "Baseline"
///                 | "baseline"
///                 | "FirstBaseline"
///                 | "firstBaseline"
///                 | "LastBaseline"
///                 | "lastBaseline"
///                 | "LeftMargin"
///                 | "leftMargin"
///                 | "RightMargin"
///                 | "rightMargin"
///                 | "TopMargin"
///                 | "topMargin"
///                 | "BottomMargin"
///                 | "bottomMargin"
///                 | "LeadingMargin"
///                 | "leadingMargin"
///                 | "TrailingMargin"
///                 | "trailingMargin"
///                 | "CenterXWithinMargins"
///                 | "centerXWithinMargins"
///                 | "CenterYWithinMargins"
///                 | "centerYWithinMargins"
struct LayoutAttribute: Token {
  static var name: StaticString { "ATTRIBUTE" }
  @inline(__always) var body: some Parser<Attribute> { Keywords(LayoutAttributes.self) }
}

/// The words of ``LayoutAttribute``.
enum LayoutAttributes: KeywordSet {
  static let table = KeywordTable(
    Attribute.allCases.flatMap { [(capitalized($0), $0), ($0.rawValue, $0)] })

  /// The word for an attribute with a capital first letter, as the README of FormulaStyleConstraint writes it.
  static func capitalized(_ attribute: Attribute) -> String {
    let word = attribute.rawValue
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
