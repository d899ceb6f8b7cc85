/// An attribute that UIKit and AppKit have and the documents of most dialects do not mention.
struct PlatformAttribute {
  /// The attribute of the documents that is the same under another name.
  let equivalent: String?

  /// The attribute of that name, in capitals or small letters.
  static func named(_ name: String) -> PlatformAttribute? {
    switch name.lowercased() {
    case "lastbaseline": PlatformAttribute(equivalent: "baseline")
    case "firstbaseline", "leftmargin", "rightmargin", "topmargin", "bottommargin", "leadingmargin", "trailingmargin",
      "centerxwithinmargins", "centerywithinmargins", "notanattribute":
      PlatformAttribute(equivalent: nil)
    default: Attribute(rawValue: bareName(of: name)).map { PlatformAttribute(equivalent: $0.rawValue) }
    }
  }

  /// A name without what constants in Objective-C and anchors in Swift have besides: `NSLayoutAttributeCenterX` and
  /// `centerXAnchor`.
  private static func bareName(of name: String) -> String {
    let prefix = "NSLayoutAttribute"
    let suffix = "Anchor"
    if name.hasPrefix(prefix) {
      let word = name.dropFirst(prefix.utf8.count)
      return word.prefix(1).lowercased() + word.dropFirst()
    }
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.utf8.count)) : ""
  }
}
