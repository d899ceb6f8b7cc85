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
    default: nil
    }
  }
}
