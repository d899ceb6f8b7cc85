import ConstraintGrammar
import ConstraintMeaning

/// Signs and letters that look like those of a dialect and are none: copied from typeset text, mostly.
enum Lookalike {
  /// The sign that is meant by a scalar outside ASCII; `nil` if it looks like nothing that a dialect has.
  static func meant(by scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}", "\u{FE63}", "\u{FF0D}": "-"
    case "\u{D7}", "\u{B7}", "\u{2217}", "\u{22C5}", "\u{2715}", "\u{FF0A}": "*"
    case "\u{F7}", "\u{2044}", "\u{2215}", "\u{FF0F}": "/"
    case "\u{2795}", "\u{FF0B}": "+"
    case "\u{FF1D}": "="
    case "\u{2024}", "\u{FF0E}", "\u{3002}": "."
    case "\u{FF08}": "("
    case "\u{FF09}": ")"
    case "\u{FF20}": "@"
    default: nil
    }
  }
  /// The letters of a name for one outside ASCII: those that it looks like, or that stand for it; `nil` if there are none.
  static func letters(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x300...0x36F: return ""
    case 0xC0...0xFE:
      let letters = latin[Int(scalar.value & 0x1F)]
      return letters == "*" ? nil : scalar.value < 0xDF ? String(letters) : letters.lowercased()
    default:
      return zip(cyrillic.unicodeScalars, alikeInASCII).first { $0.0 == scalar }.map { String($0.1) }
    }
  }

  /// The letters for U+00C0 to U+00DF.
  private static let latin = "A A A A Ae A Ae C E E E E I I I I D N O O O O Oe * O U U U Ue Y Th ss".split(
    separator: " ")
  private static let cyrillic = "аеорсухіАВЕКМНОРСТХ"
  private static let alikeInASCII = "aeopcyxiABEKMHOPCTX"
}
