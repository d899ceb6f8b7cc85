/// A case of an enumeration whose raw value is a short plain word, written as that word.
///
/// A raw value is a string, which costs more than the parse of the line that has the case.
protocol SpelledCase: CaseIterable, RawRepresentable<String> {
  /// The words of all cases, in order.
  static var words: [ShortWord] { get }
}

extension SpelledCase {
  /// What ``words`` is made of.
  static var spelledCases: [ShortWord] {
    precondition(MemoryLayout<Self>.size <= 1, "a case is a byte that counts the cases before it")
    return allCases.map { ShortWord($0.rawValue) }
  }

  @inline(__always) var word: ShortWord {
    // The one case of an enumeration without payloads takes no room; otherwise the byte counts the cases before it.
    Self.words[Int(unsafe unsafeBitCast(self, to: UInt8.self))]
  }
}

extension Attribute: SpelledCase { static let words = spelledCases }
extension Relation: SpelledCase { static let words = spelledCases }
extension ScalingOperator: SpelledCase { static let words = spelledCases }
extension AdditiveOperator: SpelledCase { static let words = spelledCases }

/// At most 24 bytes of ASCII that stand for themselves in a string of JSON.
struct ShortWord {
  let first: UInt64, second: UInt64, third: UInt64
  let count: Int

  /// - Precondition: the text is as short and as plain.
  init(_ text: String) {
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
  @inline(__always) mutating func put(_ word: ShortWord) {
    // Whoever calls this has made room for three words; what is written beyond the count is written over.
    let place = unsafe UnsafeMutableRawPointer(start + count)
    unsafe place.storeBytes(of: word.first.littleEndian, as: UInt64.self)
    unsafe place.storeBytes(of: word.second.littleEndian, toByteOffset: 8, as: UInt64.self)
    unsafe place.storeBytes(of: word.third.littleEndian, toByteOffset: 16, as: UInt64.self)
    count &+= word.count
  }
}

extension JSONWriter {
  /// Writes the raw value of a case as a string.
  @inline(__always) mutating func value(spelled value: some SpelledCase) {
    buffer.makeRoom(for: 27)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(value.word)
    buffer.put(UInt8(ascii: "\""))
    needsComma = true
  }
}
