/// The spaces of Unicode that look like white space and are none in any dialect.
package enum UnicodeSpace {
  /// The name of a space, or `nil` if the scalar is none.
  package static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x85: "next line"
    case 0xA0: "no-break space"
    case 0x1680: "ogham space mark"
    case 0x180E: "mongolian vowel separator"
    case 0x2000...0x200A: enSpaces[Int(scalar.value - 0x2000)]
    case 0x200B: "zero width space"
    case 0x200C: "zero width non-joiner"
    case 0x200D: "zero width joiner"
    case 0x200E: "left-to-right mark"
    case 0x200F: "right-to-left mark"
    case 0x2028: "line separator"
    case 0x2029: "paragraph separator"
    case 0x202F: "narrow no-break space"
    case 0x205F: "medium mathematical space"
    case 0x2060: "word joiner"
    case 0x3000: "ideographic space"
    case 0xFEFF: "byte-order mark"
    default: nil
    }
  }

  /// Whether a space takes any room.
  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x180E, 0x200B...0x200F, 0x2060, 0xFEFF: false
    default: true
    }
  }

  private static let enSpaces = [
    "en quad", "em quad", "en space", "em space", "three-per-em space", "four-per-em space", "six-per-em space",
    "figure space", "punctuation space", "thin space", "hair space",
  ]
}
