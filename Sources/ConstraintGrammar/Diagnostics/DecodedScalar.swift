/// One Unicode scalar of a text that need not be UTF-8.
struct DecodedScalar {
  /// The scalar; `nil` where the bytes are not UTF-8.
  let scalar: Unicode.Scalar?

  /// How many bytes it takes: 1 where the bytes are not UTF-8.
  let length: Int

  /// The scalar that begins at `offset`, which is less than the number of bytes.
  init(in bytes: Span<UInt8>, at offset: Int) {
    let first = bytes[offset]
    let (count, smallest): (Int, UInt32)
    switch first {
    case 0..<0x80: (count, smallest) = (1, 0)
    case 0xC2..<0xE0: (count, smallest) = (2, 0x80)
    case 0xE0..<0xF0: (count, smallest) = (3, 0x800)
    case 0xF0..<0xF5: (count, smallest) = (4, 0x10000)
    default: (count, smallest) = (0, 0)
    }
    var code = count == 1 ? UInt32(first) : UInt32(first) & (0xFF >> UInt32(count + 1))
    var isWhole = count > 0 && offset + count <= bytes.count
    if isWhole, count > 1 {
      for index in 1..<count {
        let byte = bytes[offset + index]
        isWhole = isWhole && byte & 0xC0 == 0x80
        code = code << 6 | UInt32(byte & 0x3F)
      }
    }
    scalar = isWhole && code >= smallest ? Unicode.Scalar(code) : nil
    length = scalar == nil ? 1 : count
  }
}
