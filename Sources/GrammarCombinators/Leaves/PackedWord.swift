/// One to eight ASCII bytes in a single machine word, the first byte lowest.
///
/// A parser that holds its literal this way has one field, so that the compiler keeps it in a register and compares it
/// in one instruction.
@frozen public struct PackedWord: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let bits: UInt64

  @inlinable @inline(__always) init(bits: UInt64) { self.bits = bits }

  /// - Precondition: `text` is ASCII, without a null character, and 1 to 8 bytes long.
  @inlinable @inline(__always) public init(_ text: StaticString) {
    precondition(text.isASCII && 1...8 ~= text.utf8CodeUnitCount, "a literal has 1 to 8 ASCII bytes; use LongLiteral")
    var bits: UInt64 = 0
    var index = 0
    while index < text.utf8CodeUnitCount {
      // The index is below the count of the constant that the pointer points to.
      let byte = unsafe text.utf8Start[index]
      bits |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 8 &* index)
      index &+= 1
    }
    self.bits = bits
    precondition(count == text.utf8CodeUnitCount, "a literal does not end in a null character")
  }

  /// How many bytes there are: 1 to 8.
  @inlinable @inline(__always) public var count: Int { (71 &- bits.leadingZeroBitCount) &>> 3 }

  /// The byte at `index`, which is 0 to `count - 1`.
  @inlinable @inline(__always) subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 8 &* index))
  }

  public var description: String {
    var text = ""
    for index in 0..<count { text.unicodeScalars.append(Unicode.Scalar(self[index])) }
    return text
  }
}
