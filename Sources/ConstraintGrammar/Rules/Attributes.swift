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
  @inline(__always) var body: some Parser<Attribute> { ListedAttributes() }
}

/// The words of ``ListedAttribute``.
struct ListedAttributes: KeywordSet {
  static let table = KeywordTable(Attribute.listed.map { ($0.rawValue, $0) })
}

/// The same words in the order of the alphabet.
struct SortedAttributes: KeywordSet {
  static let table = KeywordTable(
    Attribute.listed.map { ($0.rawValue, $0) }.sorted { (left: (String, Attribute), right) in left.0 < right.0 })
}

/// One of the eleven attributes, in capitals and small letters alike.
///
///     ATTRIBUTE ::= [lL] [eE] [fF] [tT]
///                 | [rR] [iI] [gG] [hH] [tT]
///                 | [tT] [oO] [pP]
///                 | [bB] [oO] [tT] [tT] [oO] [mM]
///                 | [lL] [eE] [aA] [dD] [iI] [nN] [gG]
///                 | [tT] [rR] [aA] [iI] [lL] [iI] [nN] [gG]
///                 | [wW] [iI] [dD] [tT] [hH]
///                 | [hH] [eE] [iI] [gG] [hH] [tT]
///                 | [cC] [eE] [nN] [tT] [eE] [rR] [xX]
///                 | [cC] [eE] [nN] [tT] [eE] [rR] [yY]
///                 | [bB] [aA] [sS] [eE] [lL] [iI] [nN] [eE]
struct AnyCaseAttribute: Token {
  static var name: StaticString { "ATTRIBUTE" }
  @inline(__always) var body: some Parser<Attribute> { AnyCaseAttributes() }
}

/// The words of ``AnyCaseAttribute``.
struct AnyCaseAttributes: KeywordSet {
  static let table = KeywordTable(Attribute.listed.map { ($0.rawValue, $0) }, ignoringCase: true)
}

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
  @inline(__always) var body: some Parser<Attribute> { LayoutAttributes() }
}

/// The words of ``LayoutAttribute``.
struct LayoutAttributes: KeywordSet {
  static let table = KeywordTable(
    Attribute.allCases.flatMap { [(capitalized($0), $0), ($0.rawValue, $0)] })

  /// The word for an attribute with a capital first letter, as the README of FormulaStyleConstraint writes it.
  static func capitalized(_ attribute: Attribute) -> String {
    let word = attribute.rawValue
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
