extension String {
  /// The text of bytes in UTF-8; `nil` where they are not. The standard library has this on newer systems alone.
  public init?(exactly bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 is replaced.
    if !utf8.elementsEqual(bytes) { return nil }
  }
}
