/// Writes JSON without blanks, keys in the order in which they are given.
public struct JSONWriter: Sendable {
  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  private var needsComma = false

  /// A writer that has written nothing.
  public init() {}

  /// What has been written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what has been written, and keeps the memory.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Writes an object whose members `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", body, "}") }

  /// Writes an array whose elements `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) { nested("[", body, "]") }

  /// Writes the key of a member; its value must follow.
  public mutating func key(_ name: StaticString) {
    comma()
    quote(name.description)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string, or `null`.
  public mutating func value(_ string: String?) {
    guard let string else { return null() }
    comma()
    quote(string)
  }

  /// Writes a whole number.
  public mutating func value(_ number: Int) { raw(number.description) }

  /// Writes a finite number in the fewest digits that read back the same, a whole one without a fraction.
  public mutating func value(_ number: Double) {
    let digits = number.description
    raw(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Writes `true` or `false`.
  public mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { raw("null") }

  private mutating func nested(_ opening: Unicode.Scalar, _ body: (inout JSONWriter) -> Void, _ closing: Unicode.Scalar)
  {
    comma()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    comma()
    bytes += text.utf8
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 10: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 13: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 9: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0..<32, 127: bytes += Self.escape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
