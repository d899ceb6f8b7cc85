/// Writes JSON without blanks, keys in the order in which they are given.
public struct JSONWriter: ~Copyable, Sendable {
  @usableFromInline var buffer = ByteBuffer()
  @usableFromInline var needsComma = false
  @usableFromInline var repeated = (first: String?.none, second: String?.none, text: "")

  /// A writer that has written nothing.
  public init() {}

  /// How many bytes of UTF-8 have been written.
  @inlinable public var count: Int { buffer.count }

  /// The bytes that have been written, in UTF-8.
  @inlinable public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result { try buffer.withSpan(body) }

  /// The text that has been written.
  public var text: String {
    withBytes { bytes in
      // The buffer is used inside the closure only.
      unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Forgets what has been written, and keeps the memory.
  @inlinable public mutating func removeAll() {
    buffer.count = 0
    needsComma = false
  }

  /// Ends the line; what follows is another text.
  @inlinable public mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Ends the line between two elements of an array; the element that follows can be written as another text.
  @inlinable public mutating func separateLines() {
    buffer.append(literal: ",\n")
    needsComma = false
  }

  /// Writes two members behind others of an object. Most often they are those of the object before, and are copied.
  ///
  /// - Precondition: a writer is given the same keys each time.
  @inlinable @inline(__always) public mutating func repeatedMembers(
    _ first: StaticString, _ firstValue: String?, _ second: StaticString, _ secondValue: String?
  ) {
    if repeated.text.isEmpty || repeated.second != secondValue || repeated.first != firstValue {
      repeated = (firstValue, secondValue, Self.members(first, firstValue, second, secondValue))
    }
    buffer.append(repeated.text)
    needsComma = true
  }

  @usableFromInline @inline(never)
  static func members(
    _ first: StaticString, _ firstValue: String?, _ second: StaticString, _ secondValue: String?
  ) -> String {
    var writer = JSONWriter()
    writer.needsComma = true
    writer.member(first, firstValue)
    writer.member(second, secondValue)
    return writer.text
  }

  /// Writes an object whose members `body` writes.
  @inlinable @inline(__always) public mutating func object(_ body: (inout JSONWriter) -> Void) {
    nested("{", body, "}")
  }

  /// Writes an array whose elements `body` writes.
  @inlinable @inline(__always) public mutating func array(_ body: (inout JSONWriter) -> Void) {
    nested("[", body, "]")
  }

  /// Writes the key of a member; its value must follow.
  @inlinable @inline(__always) public mutating func key(_ name: StaticString) {
    buffer.makeRoom(for: name.utf8CodeUnitCount &+ 4)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(name)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a member whose value is a string or `null`.
  @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ string: String?) {
    key(name)
    value(string)
  }

  /// Writes a member whose value is a whole number.
  @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a member whose value is a finite number.
  @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  /// Writes a member whose value is true or false.
  @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a string, or `null`.
  @inlinable @inline(__always) public mutating func value(_ string: String?) {
    guard let string else { return null() }
    self.string { writer in writer.characters(of: string) }
  }

  /// Writes a string whose characters `body` writes.
  @inlinable @inline(__always) public mutating func string(_ body: (inout JSONWriter) -> Void) {
    buffer.makeRoom(for: 2)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(UInt8(ascii: "\""))
    body(&self)
    buffer.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a whole number.
  @inlinable @inline(__always) public mutating func value(_ number: Int) {
    comma()
    buffer.append(number)
  }

  /// Writes a finite number in the fewest digits that read back the same, a whole one without a fraction.
  @inlinable @inline(__always) public mutating func value(_ number: Double) {
    comma()
    buffer.append(number)
  }

  /// Writes `true` or `false`.
  @inlinable @inline(__always) public mutating func value(_ flag: Bool) {
    if flag { literal("true") } else { literal("false") }
  }

  /// Writes `null`.
  @inlinable @inline(__always) public mutating func null() { literal("null") }

  @inlinable @inline(__always) mutating func literal(_ text: StaticString) {
    buffer.makeRoom(for: text.utf8CodeUnitCount &+ 1)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(text)
    needsComma = true
  }

  @inlinable @inline(__always)
  mutating func nested(
    _ opening: Unicode.Scalar, _ body: (inout JSONWriter) -> Void, _ closing: Unicode.Scalar
  ) {
    buffer.makeRoom(for: 2)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(UInt8(ascii: opening))
    needsComma = false
    body(&self)
    buffer.append(UInt8(ascii: closing))
    needsComma = true
  }

  @inlinable @inline(__always) mutating func comma() {
    buffer.makeRoom(for: 1)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    needsComma = true
  }
}
