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
