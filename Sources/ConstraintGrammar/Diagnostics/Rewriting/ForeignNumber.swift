import GrammarCombinators

/// A number as it is written in some language or other.
struct ForeignNumber: Equatable {
  /// What sets it apart from a plain decimal number.
  enum Peculiarity {
    case exponent
    case separators
    case hexadecimal
    case trailingPoint
    case severalPoints
    case unit
  }

  /// Its value; `nil` if there is no telling, or no finite one.
  let value: Double?

  let peculiarity: Peculiarity?

  /// - Parameter text: what begins with a digit and consists of letters, digits, points, and the sign of an exponent.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 0x20 == UInt8(ascii: "x"),
      let value = Self.hexadecimal(bytes[2...])
    {
      self.value = value
      peculiarity = .hexadecimal
      return
    }
    var end = Self.endOfDigits(bytes, from: 0)
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Digit.contains(bytes[end + 1]) {
      end = Self.endOfDigits(bytes, from: end + 1)
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
    self.value = value.isFinite && peculiarity != .severalPoints ? value : nil
  }

  private static func endOfDigits(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, Digit.contains(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private static func endOfExponent(_ bytes: [UInt8], from start: Int) -> Int {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return start }
    var digits = start + 1
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "-") || bytes[digits] == UInt8(ascii: "+") { digits += 1 }
    guard digits < bytes.count, Digit.contains(bytes[digits]) else { return start }
    return endOfDigits(bytes, from: digits)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Double? {
    var value = 0.0
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value * 16 + Double(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value * 16 + Double(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value * 16 + Double(byte - UInt8(ascii: "A") + 10)
      case UInt8(ascii: "_"): break
      default: return nil
      }
    }
    return value.isFinite ? value : nil
  }
}
