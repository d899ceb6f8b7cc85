import TestMaterial

/// A JSON value, read strictly and without any of the code that writes it.
enum PlainJSON: Equatable {
  case object([String: PlainJSON])
  case array([PlainJSON])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  /// The value of a text that is nothing else; `nil` if it is no JSON.
  init?(_ text: String) {
    var reader = PlainJSONReader(Array(text.utf8))
    guard let value = reader.value(), reader.isAtEnd else { return nil }
    self = value
  }

  /// The member of an object; `null` if it is absent.
  subscript(key: String) -> PlainJSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  var elements: [PlainJSON]? { if case .array(let elements) = self { elements } else { nil } }
}

/// Reads JSON without blanks between its parts, as a line of a report has none.
private struct PlainJSONReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  mutating func value() -> PlainJSON? {
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("\"") { return string().map { .string($0) } }
    if take("[") { return array() }
    if take("{") { return object() }
    let start = index
    while index < bytes.count, Lexer.isDigit(bytes[index]) || "+-.e".utf8.contains(bytes[index]) { index += 1 }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { .number($0) }
  }

  private mutating func array() -> PlainJSON? {
    var elements: [PlainJSON] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func object() -> PlainJSON? {
    var members: [String: PlainJSON] = [:]
    if take("}") { return .object(members) }
    repeat {
      guard take("\""), let key = string(), take(":"), let member = value() else { return nil }
      guard members.updateValue(member, forKey: key) == nil else { return nil }
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  /// The rest of a string behind its first quotation mark.
  private mutating func string() -> String? {
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(exactly: text)
      case UInt8(ascii: "\\"):
        guard let escaped = escaped() else { return nil }
        text += escaped
      case 0..<32: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> [UInt8]? {
    for (letter, byte) in [("\"", 34), ("\\", 92), ("n", 10), ("r", 13), ("t", 9)] as [(String, UInt8)]
    where take(letter) { return [byte] }
    guard take("u"), index + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    index += 4
    return Array(String(scalar).utf8)
  }
}
