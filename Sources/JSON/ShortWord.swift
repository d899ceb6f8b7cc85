/// At most 24 bytes of ASCII that stand for themselves in a string of JSON.
public struct ShortWord: Sendable {
  @usableFromInline let first: UInt64, second: UInt64, third: UInt64
  @usableFromInline let count: Int

  /// - Precondition: the text is as short and as plain.
  public init(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    precondition(bytes.count <= 24 && bytes.span.isPlainText, "a short plain word")
    func packed(_ start: Int) -> UInt64 {
      bytes.dropFirst(start).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    (first, second, third, count) = (packed(0), packed(8), packed(16), bytes.count)
  }
}

extension ByteBuffer {
  /// - Precondition: there is room for 24 bytes.
  @inlinable @inline(__always) mutating func put(_ word: ShortWord) {
    // Whoever calls this has made room for three words; what is written beyond the count is written over.
    let place = unsafe UnsafeMutableRawPointer(start + count)
    unsafe place.storeBytes(of: word.first.littleEndian, as: UInt64.self)
    unsafe place.storeBytes(of: word.second.littleEndian, toByteOffset: 8, as: UInt64.self)
    unsafe place.storeBytes(of: word.third.littleEndian, toByteOffset: 16, as: UInt64.self)
    count &+= word.count
  }
}

extension JSONWriter {
  /// Writes a short word as a string.
  @inlinable @inline(__always) public mutating func value(_ word: ShortWord) {
    buffer.makeRoom(for: 27)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(word)
    buffer.put(UInt8(ascii: "\""))
    needsComma = true
  }
}
