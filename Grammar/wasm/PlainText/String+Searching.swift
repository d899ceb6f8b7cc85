extension String {
  public func hasPrefix(_ prefix: String) -> Bool { utf8.prefix(prefix.utf8.count).text == prefix }

  public func hasSuffix(_ suffix: String) -> Bool { utf8.suffix(suffix.utf8.count).text == suffix }

  public func contains(_ part: String) -> Bool {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return part.isEmpty
  }
}

// Words of the dialects are of the letters of ASCII; others stay as they are.

extension String {
  @inline(never) public func lowercased() -> String {
    String(unchecked: utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 })
  }

  @inline(never) public func uppercased() -> String {
    String(unchecked: utf8.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 & 0xDF : $0 })
  }
}

extension Unicode.Scalar {
  public var isLowercase: Bool { "a"..."z" ~= self }
  public var isUppercase: Bool { "A"..."Z" ~= self }
  public var isLetter: Bool { isLowercase || isUppercase }
  public var isNumber: Bool { "0"..."9" ~= self }
}
