extension String {
  /// The text of some bytes; what is not UTF-8 is replaced by U+FFFD, as much of it as the standard library replaces at once.
  @inline(never) public init(decoding bytes: some Collection<UInt8>, as encoding: Unicode.UTF8.Type) {
    // A text that grew by a scalar at a time would leave a trace of each.
    var whole: [UInt8] = []
    whole.reserveCapacity(bytes.count)
    var decoder = Unicode.UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): whole.append(contentsOf: Unicode.UTF8.encode(scalar)!)
      case .emptyInput:
        self.init(unchecked: whole)
        return
      case .error: whole.append(contentsOf: Unicode.UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// A text of bytes that are UTF-8.
  init(unchecked bytes: [UInt8]) {
    self.init()
    // The bytes are copied before the call is over.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe append(String(from: start, to: start + buffer.count))
    }
  }

  public init(_ scalar: Unicode.Scalar) {
    self.init()
    append(scalar)
  }

  public init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init()
    for scalar in scalars { append(scalar) }
  }

  @inline(never) public init(repeating text: String, count: Int) {
    self.init()
    for _ in 0..<count { append(text) }
  }

  /// A copy of a text that ends with a zero byte.
  public init(cString start: UnsafePointer<CChar>) {
    // A text ends with a zero byte, before which there are as many others.
    let first = unsafe UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self)
    var end = unsafe first
    while unsafe end.pointee != 0 { unsafe end += 1 }
    unsafe self.init(decoding: UnsafeBufferPointer(start: first, count: end - first), as: Unicode.UTF8.self)
  }

  /// Calls `body` with a copy of the text that ends with a zero byte.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let copy = self + "\0"
    // A character of C is a byte.
    return unsafe body(UnsafeRawPointer(copy.start).assumingMemoryBound(to: CChar.self))
  }
}

extension Sequence<String> {
  @inline(never) public func joined(separator: String = "") -> String {
    var text = String()
    var isFirst = true
    for part in self {
      if !isFirst { text.append(separator) }
      isFirst = false
      text.append(part)
    }
    return text
  }
}
