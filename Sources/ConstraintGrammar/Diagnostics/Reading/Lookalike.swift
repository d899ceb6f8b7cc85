/// Signs that look like an operator or another sign of a dialect and are none: copied from typeset text, mostly.
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
    default: nil
    }
  }
}
