import GrammarCombinators
import Numerals

extension DecimalNumeral {
  /// The fewest digits that read back as the same `Double`, written without an exponent and without a fraction that is
  /// zero.
  ///
  ///     DecimalNumeral.plainText(of: 0.1)   // "0.1"
  ///     DecimalNumeral.plainText(of: 2)     // "2"
  ///     DecimalNumeral.plainText(of: 1e21)  // "1000000000000000000000"
  ///
  /// - Precondition: the value is finite.
  package static func plainText(of value: Double) -> String {
    precondition(value.isFinite, "a number that is not finite has no digits")
    let description = value.description
    // Only bytes are looked at: characters would bring the tables of Unicode into small binaries.
    let bytes = description.utf8
    if let mark = bytes.firstIndex(of: UInt8(ascii: "e")) {
      return plainText(ofSignificand: bytes[..<mark], exponent: bytes[mark...].dropFirst())
    }
    let isWhole = bytes.suffix(2).elementsEqual(".0".utf8)
    return isWhole ? String(Substring(bytes.dropLast(2))) : description
  }

  /// The text of a number whose significand has one digit before the point, as in `5e-324` or `-1.5e+17`, with the point
  /// moved by the exponent.
  private static func plainText(ofSignificand significand: Substring.UTF8View, exponent: Substring.UTF8View) -> String {
    let digits = significand.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let distance = exponent.dropFirst().reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let pointPosition = 1 + (exponent.first == UInt8(ascii: "-") ? -distance : distance)
    var text = significand.first == UInt8(ascii: "-") ? [UInt8(ascii: "-")] : []
    // Starts at the digit before the point at the latest, and leaves out the point when no digit follows it.
    for position in min(pointPosition - 1, 0)..<max(pointPosition, digits.count) {
      if position == pointPosition { text.append(UInt8(ascii: ".")) }
      text.append(digits.indices.contains(position) ? digits[position] : UInt8(ascii: "0"))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
