extension String {
  @inline(never) public init(_ number: Int) { self.init(number, radix: 10) }

  public init(_ number: some BinaryInteger, radix: Int, uppercase: Bool = false) {
    self.init(UInt64(number.magnitude), radix: UInt64(radix), isNegative: number < 0, uppercase: uppercase)
  }

  private init(_ number: UInt64, radix: UInt64, isNegative: Bool, uppercase: Bool) {
    var digits: [UInt8] = []
    var rest = number
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest % radix)
      let letter = UInt8(ascii: uppercase ? "A" : "a")
      digits.append(digit < 10 ? UInt8(ascii: "0") + digit : letter + digit - 10)
      rest /= radix
    } while rest > 0
    if isNegative { digits.append(UInt8(ascii: "-")) }
    digits.reverse()
    self.init(unchecked: digits)
  }
}

extension Int {
  /// The number that some digits stand for; `nil` if they are none, or stand for too large a number.
  @inline(never) public init?(_ digits: String) {
    if digits.isEmpty { return nil }
    self = 0
    for byte in digits.utf8 {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let (product, isTooLarge) = multipliedReportingOverflow(by: 10)
      let (sum, isOver) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if isTooLarge || isOver { return nil }
      self = sum
    }
  }
}
