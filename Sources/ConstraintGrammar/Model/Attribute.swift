public import GrammarCombinators

/// A side, a size or a line of an item, which constraints relate.
///
/// The raw value is the name as UIKit has it, with a small first letter.
public enum Attribute: String, CaseIterable, Hashable, Sendable {
  /// The left side of the item.
  case left
  /// The right side.
  case right
  /// The upper side.
  case top
  /// The lower side.
  case bottom
  /// The side at which a line of text begins: the left one in English, the right one in Hebrew.
  case leading
  /// The side at which a line of text ends.
  case trailing
  /// How wide the item is.
  case width
  /// How high the item is.
  case height
  /// The middle between the left side and the right side.
  case centerX
  /// The middle between the upper side and the lower side.
  case centerY
  /// The line that the text stands on.
  case baseline
  /// The line that the first line of text stands on.
  case firstBaseline
  /// The line that the last line of text stands on.
  case lastBaseline
  /// The left margin of a view.
  case leftMargin
  /// The right margin.
  case rightMargin
  /// The upper margin.
  case topMargin
  /// The lower margin.
  case bottomMargin
  /// The margin at the side at which a line of text begins.
  case leadingMargin
  /// The margin at the side at which a line of text ends.
  case trailingMargin
  /// The middle between the left margin and the right margin.
  case centerXWithinMargins
  /// The middle between the upper margin and the lower margin.
  case centerYWithinMargins

  /// The eleven attributes that every document lists, in the order of most; the others came later with UIKit.
  public static let listed: [Attribute] = Array(allCases.prefix { $0 != .firstBaseline })
}

extension Attribute: TokenRole.Value {
  /// A word for an attribute.
  public static var role: TokenRole { .attribute }
}

/// How the left side of an equation relates to the right side.
public enum Relation: String, CaseIterable, Hashable, Sendable {
  /// Both sides are the same.
  case equal = "=="
  /// The left side is at most the right side.
  case lessThanOrEqual = "<="
  /// The left side is at least the right side.
  case greaterThanOrEqual = ">="
}

extension Relation: TokenRole.Value {
  /// A sign or a word between the sides of an equation.
  public static var role: TokenRole { .relation }
}

extension String {
  /// Whether a documented dialect could name an item or a number so: identifiers with dots between them.
  ///
  /// Names that are given along with a text are checked by it before they come into another text.
  package var isItemName: Bool {
    var isAtStart = true
    for byte in utf8 {
      if isAtStart {
        guard WordStart.contains(byte) else { return false }
        isAtStart = false
      } else if byte == UInt8(ascii: ".") {
        isAtStart = true
      } else {
        guard WordPart.contains(byte) else { return false }
      }
    }
    return !isAtStart
  }
}
