extension Span<UInt8> {
  /// The byte at `offset`; `nil` before the beginning and behind the end.
  ///
  /// A parser asks whether a byte is there before it reads it. This is one check for both, where a subscript would make
  /// its own.
  @_alwaysEmitIntoClient @inline(__always) public func byte(at offset: Int) -> UInt8? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return nil }
    // The line above has checked the bounds: a negative offset is a large one there.
    return unsafe self[unchecked: offset]
  }

  /// How many bytes the character that begins at `offset` takes; 0 where there is no UTF-8.
  @usableFromInline @inline(never) package func lengthOfCharacter(at offset: Int) -> Int {
    scalar(at: offset).map { UTF8.width($0) } ?? 0
  }

  /// The character that begins at `offset`; `nil` where there is no UTF-8.
  @usableFromInline package func scalar(at offset: Int) -> Unicode.Scalar? {
    guard let first = byte(at: offset) else { return nil }
    let (count, smallest): (Int, UInt32)
    switch first {
    case 0..<0x80: return Unicode.Scalar(first)
    case 0xC2..<0xE0: (count, smallest) = (2, 0x80)
    case 0xE0..<0xF0: (count, smallest) = (3, 0x800)
    case 0xF0..<0xF5: (count, smallest) = (4, 0x10000)
    default: return nil
    }
    var code = UInt32(first) & (0xFF >> UInt32(count + 1))
    for index in 1..<count {
      guard let byte = byte(at: offset + index), byte & 0xC0 == 0x80 else { return nil }
      code = code << 6 | UInt32(byte & 0x3F)
    }
    return code >= smallest ? Unicode.Scalar(code) : nil
  }

  /// The eight bytes from `offset` on in one machine word, the first one lowest; zeros where the text has ended.
  ///
  /// - Precondition: `0 <= offset <= count`.
  @_alwaysEmitIntoClient @inline(__always) package func eightBytes(at offset: Int) -> UInt64 {
    let last = count &- 8
    guard last >= 0 else { return bytesOfShortText(from: offset) }
    if UInt(bitPattern: offset) <= UInt(bitPattern: last) { return loadEight(at: offset) }
    let left = count &- offset
    // The last eight bytes of the text end with those that are wanted.
    return left <= 0 ? 0 : loadEight(at: last) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* left)
  }

  /// Those of the eight bytes from `offset` on that stand before `end`; zeros behind them.
  ///
  /// - Precondition: `0 <= offset < end <= count`.
  @_alwaysEmitIntoClient @inline(__always) package func eightBytes(at offset: Int, before end: Int) -> UInt64 {
    let word = eightBytes(at: offset)
    let left = end &- offset
    return left >= 8 ? word : word & ~(~0 &<< UInt64(truncatingIfNeeded: 8 &* left))
  }

  /// The eight bytes from `offset` on in a text of less than eight, outlined because a grammar has this in many places.
  @usableFromInline @inline(never) func bytesOfShortText(from offset: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = count
    while index > offset {
      index &-= 1
      word = word &<< 8 | UInt64(self[index])
    }
    return word
  }

  /// - Precondition: there are eight bytes from `offset` on.
  @_alwaysEmitIntoClient @inline(__always) package func loadEight(at offset: Int) -> UInt64 {
    // An integer may be made of any bytes, and whoever calls this has checked the bounds.
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// The end of the run of bytes of a class that begins at `offset`, looked for eight bytes at a time.
  @_alwaysEmitIntoClient @inline(__always) package func endOfRun<Class: ByteClass>(
    of byteClass: Class.Type, from offset: Int
  )
    -> Int
  {
    var end = offset
    while true {
      let length = Class.prefixLength(of: eightBytes(at: end))
      end &+= length
      // What is looked at behind the end is 0, and 0 may be of the class.
      if length < 8 || end >= count { return min(end, count) }
    }
  }

  /// The end of the white space that begins at `offset`: mostly nothing, or one byte.
  @_alwaysEmitIntoClient @inline(__always) package func endOfBlanks<Class: ByteClass>(
    of byteClass: Class.Type, from offset: Int
  )
    -> Int
  {
    guard let first = byte(at: offset), Class.contains(first) else { return offset }
    guard let second = byte(at: offset &+ 1), Class.contains(second) else { return offset &+ 1 }
    return endOfIndentation(of: byteClass, from: offset &+ 1)
  }

  /// The end of white space that begins at `offset`, where a byte is repeated as in an indentation: eight are looked at
  /// together. It is outlined because a grammar has this in many places.
  @_alwaysEmitIntoClient @inline(never) package func endOfIndentation<Class: ByteClass>(
    of byteClass: Class.Type, from offset: Int
  ) -> Int {
    var end = offset
    while let byte = byte(at: end), Class.contains(byte) {
      guard end <= count &- 8 else {
        end &+= 1
        continue
      }
      let others = loadEight(at: end) ^ UInt64(byte) &* 0x0101_0101_0101_0101
      end &+= others.trailingZeroBitCount &>> 3
    }
    return end
  }
}

extension String {
  /// Lends the UTF-8 bytes of the text, which are copied only where they don't lie together (a bridged `NSString`).
  @_alwaysEmitIntoClient @inline(__always)
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var result: Result?
    // The span does not outlive the closure, and the buffer is valid throughout it. The result does not go through the closure's:
    // a large one would be packed once more.
    let isDone: Void? = unsafe utf8.withContiguousStorageIfAvailable { result = unsafe body($0.span) }
    if case nil = isDone { result = withCopiedBytes(body) }
    // One of the two has set it.
    return unsafe result.unsafelyUnwrapped
  }

  @usableFromInline @inline(never)
  func withCopiedBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var text = self
    // The span does not outlive the closure, and the buffer is valid throughout it.
    return text.withUTF8 { unsafe body($0.span) }
  }
}

extension String {
  /// The text of UTF-8 bytes, such as those that a parser has recognised; what is not UTF-8 becomes U+FFFD.
  public init(_ bytes: Span<UInt8>) {
    // The buffer is used inside the closure only.
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it is the same as another text but for capitals of ASCII.
  package func isSame(inAnyCase other: String) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { ASCII.lowercased($0) == ASCII.lowercased($1) }
  }

  /// The text of some of the bytes.
  package init(copying bytes: Span<UInt8>, in range: Range<Int>) { self.init(bytes.extracting(range)) }
}

extension ContiguousArray<UInt8> {
  /// A copy of bytes.
  package init(copying bytes: Span<UInt8>) {
    // The buffer is used inside the closure only.
    self = unsafe bytes.withUnsafeBufferPointer { unsafe ContiguousArray($0) }
  }
}
