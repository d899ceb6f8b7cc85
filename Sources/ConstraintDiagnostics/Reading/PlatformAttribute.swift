import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// An attribute that UIKit and AppKit have and the documents of most dialects do not mention.
struct PlatformAttribute {
  /// How an attribute of the documents differs from it.
  enum Difference: Equatable {
    /// By the margin, which is to be added if the edge lies before the margin.
    case margin(isAdded: Bool)
    /// The margins on both sides move the center if they are not the same.
    case centerOfMargins
    /// It is about the last line of a text instead of the first.
    case firstLine

    /// Whether a number makes up for it.
    var isOfNumbers: Bool { if case .margin = self { true } else { false } }
  }

  /// The attribute of the documents that is the same under another name.
  var equivalent: String?

  /// The one that comes nearest where none is the same.
  var nearest: (attribute: Attribute, difference: Difference)?

  /// The attribute of that name, in capitals or small letters.
  static func named(_ name: String) -> PlatformAttribute? {
    if let attribute = plainlyNamed(name) { return attribute }
    guard let bareName = bareName(of: name) else { return nil }
    return plainlyNamed(bareName) ?? Attribute(rawValue: bareName).map { PlatformAttribute(equivalent: $0.rawValue) }
  }

  /// The attribute that a setter in Objective-C is named for: `setWidth`.
  static func ofSetter(_ name: String) -> Attribute? {
    name.hasPrefix("set") ? Attribute(anyCase: String(name.dropFirst(3))) : nil
  }

  private static func plainlyNamed(_ name: String) -> PlatformAttribute? {
    switch name.lowercased() {
    case "lastbaseline": PlatformAttribute(equivalent: "baseline")
    case "firstbaseline": PlatformAttribute(nearest: (.baseline, .firstLine))
    case "leftmargin": PlatformAttribute(nearest: (.left, .margin(isAdded: true)))
    case "rightmargin": PlatformAttribute(nearest: (.right, .margin(isAdded: false)))
    case "topmargin": PlatformAttribute(nearest: (.top, .margin(isAdded: true)))
    case "bottommargin": PlatformAttribute(nearest: (.bottom, .margin(isAdded: false)))
    case "leadingmargin": PlatformAttribute(nearest: (.leading, .margin(isAdded: true)))
    case "trailingmargin": PlatformAttribute(nearest: (.trailing, .margin(isAdded: false)))
    case "centerxwithinmargins": PlatformAttribute(nearest: (.centerX, .centerOfMargins))
    case "centerywithinmargins": PlatformAttribute(nearest: (.centerY, .centerOfMargins))
    case "notanattribute": PlatformAttribute()
    default: nil
    }
  }

  /// A name without what constants in Objective-C and anchors in Swift have besides: `NSLayoutAttributeCenterX` and
  /// `centerXAnchor`.
  private static func bareName(of name: String) -> String? {
    let prefix = "NSLayoutAttribute"
    let suffix = "Anchor"
    if name.hasPrefix(prefix) {
      let word = name.dropFirst(prefix.utf8.count)
      return word.prefix(1).lowercased() + word.dropFirst()
    }
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.utf8.count)) : nil
  }
}

/// A priority as UIKit and AppKit have it.
enum PlatformPriority {
  /// The type of priorities in UIKit.
  static let type = "UILayoutPriority"

  /// The number that a text without blanks is for: `.defaultHigh` or `UILayoutPriority(750)`; `nil` if it is for none.
  static func number(writtenAs text: String) -> String? {
    switch text {
    case ".required": return "1000"
    case ".defaultHigh": return "750"
    case ".defaultLow": return "250"
    case ".fittingSizeLevel": return "50"
    default: break
    }
    guard text.hasPrefix(type + "("), text.hasSuffix(")") else { return nil }
    let number = String(text.dropFirst(type.count + 1).dropLast())
    let isNumber = number.utf8.first.map(Digit.contains) == true && ForeignNumber(number).value?.isPriority == true
    return isNumber ? number : nil
  }
}
