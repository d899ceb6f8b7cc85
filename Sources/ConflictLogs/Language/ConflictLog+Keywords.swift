import ConstraintGrammar
import GrammarCombinators

extension ConflictLog {
  /// Whether a visual format goes from top to bottom.
  ///
  ///     ORIENTATION ::= "H:"
  ///                   | "V:"
  struct Orientation: Token {
    static var name: StaticString { "ORIENTATION" }
    static var role: TokenRole { .keyword }
    var body: some Parser<Bool> {
      OneOf {
        LiteralText("H:").as(false)
        LiteralText("V:").as(true)
      }
    }
  }

  /// Whether a constraint is active.
  ///
  ///     ACTIVITY ::= "active"
  ///                | "inactive"
  struct Activity: Token {
    static var name: StaticString { "ACTIVITY" }
    static var role: TokenRole { .keyword }
    var body: some Parser<Bool> { Activities() }
  }

  /// The words of ``Activity``.
  struct Activities: KeywordSet {
    static let table = KeywordTable([("active", true), ("inactive", false)])
  }

  /// Whether a horizontal text goes from right to left, where that is said.
  ///
  ///     DIRECTION ::= "(LTR)"
  ///                 | "(RTL)"
  struct WritingDirection: Token {
    static var name: StaticString { "DIRECTION" }
    static var role: TokenRole { .keyword }
    var body: some Parser<Bool> {
      OneOf {
        LiteralText("(LTR)").as(false)
        LiteralText("(RTL)").as(true)
      }
    }
  }

  /// Any attribute as UIKit has it, or a line of a frame.
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
  ///                 | "minX"
  ///                 | "midX"
  ///                 | "maxX"
  ///                 | "minY"
  ///                 | "midY"
  ///                 | "maxY"
  struct PrintedAttribute: Token {
    static var name: StaticString { "ATTRIBUTE" }
    var body: some Parser<Attribute> { PrintedAttributes() }
  }

  /// The words of ``PrintedAttribute``.
  struct PrintedAttributes: KeywordSet {
    static let table = KeywordTable(
      Attribute.allCases.map { ($0.rawValue, $0) } + [
        ("minX", .left), ("midX", .centerX), ("maxX", .right), ("minY", .top), ("midY", .centerY), ("maxY", .bottom),
      ])
  }
}
