import ByteScanning

/// One Unicode scalar of a text that need not be UTF-8.
package struct DecodedScalar {
  /// The scalar; `nil` where the bytes are not UTF-8.
  package let scalar: Unicode.Scalar?

  /// How many bytes it takes: 1 where the bytes are not UTF-8.
  package let length: Int

  /// The scalar that begins at `offset`, which is less than the number of bytes.
  package init(in bytes: Span<UInt8>, at offset: Int) {
    length = max(1, bytes.lengthOfCharacter(at: offset))
    let first = bytes[offset]
    guard length > 1 || first < 0x80 else {
      scalar = nil
      return
    }
    var code = length == 1 ? UInt32(first) : UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 1..<max(1, length) { code = code << 6 | UInt32(bytes[offset + index] & 0x3F) }
    scalar = Unicode.Scalar(code)
  }
}
