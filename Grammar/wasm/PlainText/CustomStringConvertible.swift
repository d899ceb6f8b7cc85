/// What describes itself by a text of this kind.
public protocol CustomStringConvertible { var description: String { get } }

extension Int: CustomStringConvertible { public var description: String { String(self) } }
extension UInt8: CustomStringConvertible { public var description: String { String(self, radix: 10) } }
extension UInt32: CustomStringConvertible { public var description: String { String(self, radix: 10) } }
extension Unicode.Scalar: CustomStringConvertible { public var description: String { String(self) } }
extension String: CustomStringConvertible { public var description: String { self } }

extension Double: CustomStringConvertible {
  /// The digits of the standard library.
  @inline(never) public var description: String {
    var digits = ASCIIText()
    write(to: &digits)
    return String(unchecked: digits.bytes)
  }
}

/// Takes what the standard library writes without making a string of it.
private struct ASCIIText: TextOutputStream {
  var bytes: [UInt8] = []

  mutating func write(_ string: Swift.String) {}

  // The bytes are copied before the call is over.
  mutating func _writeASCII(_ buffer: UnsafeBufferPointer<UInt8>) {
    for index in buffer.indices { unsafe bytes.append(buffer[index]) }
  }
}
