import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Numerals

/// A number as it is written in some language or other.
struct ForeignNumber: Equatable {
  /// Its value; `nil` if there is no telling, or no finite one.
  let value: Double?

  /// The peculiarity that sets it apart from a plain decimal number.
  let peculiarity: Departure.Kind?

  /// What it runs on into; empty if that is nothing.
  let unit: String

  /// - Parameter text: what begins with a digit and consists of letters, digits, points, and the sign of an exponent.
  init(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    if bytes.count > 1, bytes[0] == UInt8(ascii: "0"), let radix = Self.radix(bytes[1]) {
      value = Self.value(of: bytes[2...], radix: radix)
      peculiarity = .radix
      unit = ""
      return
    }
    var end = Self.endOfDigits(bytes, from: 0)
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Digit.contains(bytes[end + 1]) {
      end = Self.endOfDigits(bytes, from: end + 1)
    }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Self.endOfExponent(bytes, from: end + 1) > end + 1 {
      // `1.e5`
      self = ForeignNumber(String(text.prefix(end) + text.dropFirst(end + 1)))
      return
    }
    let exponentEnd = Self.endOfExponent(bytes, from: end)
    let value = DecimalNumeral.nearestDouble(toDecimal: bytes.span, in: 0..<exponentEnd)
    let rest = bytes[exponentEnd...]
    if rest.isEmpty {
      peculiarity = exponentEnd > end ? .exponent : bytes.contains(UInt8(ascii: "_")) ? .separators : nil
    } else if rest.first != UInt8(ascii: ".") {
      peculiarity = .unit
    } else if let next = rest.dropFirst().first {
      peculiarity = Digit.contains(next) || next == UInt8(ascii: ".") ? .severalPoints : .unit
    } else {
      peculiarity = .trailingPoint
    }
    unit = peculiarity == .unit ? String(decoding: rest, as: UTF8.self) : ""
    let isRelative = peculiarity == .unit && Self.relativeUnits.contains { $0.utf8.elementsEqual(rest) }
    self.value = value.isFinite && peculiarity != .severalPoints && !isRelative ? value : nil
  }

  /// The units that are points here, or are taken for them.
  static let units = ["pt", "pts", "point", "points", "px", "dp"]

  /// The units of which it can't be told how many points they are.
  private static let relativeUnits = ["em", "rem", "ex", "ch", "vw", "vh", "vmin", "vmax", "cm", "mm", "in", "fr"]

  private static func endOfDigits(_ bytes: ContiguousArray<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, Digit.contains(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private static func endOfExponent(_ bytes: ContiguousArray<UInt8>, from start: Int) -> Int {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return start }
    var digits = start + 1
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "-") || bytes[digits] == UInt8(ascii: "+") { digits += 1 }
    guard digits < bytes.count, Digit.contains(bytes[digits]) else { return start }
    return endOfDigits(bytes, from: digits)
  }

  /// The base of the numbers with a letter after their zero.
  private static func radix(_ letter: UInt8) -> Double? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private static func value(of digits: ArraySlice<UInt8>, radix: Double) -> Double? {
    var value = 0.0
    for byte in digits where byte != UInt8(ascii: "_") {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      guard Double(digit) < radix else { return nil }
      value = value * radix + Double(digit)
    }
    return digits.isEmpty || !value.isFinite ? nil : value
  }
}
