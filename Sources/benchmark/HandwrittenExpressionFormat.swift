import ConstraintGrammar
import GrammarCombinators

/// `expression-format` as a person writes it by hand for speed: recursive descent over a buffer, no diagnostics.
///
/// It holds a pointer, and is safe as it is used here: it does not outlive the closure that lends the buffer.
@safe struct HandwrittenExpressionFormat {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = bytes }

  mutating func parse() -> ParsedEquation? {
    skip()
    guard let left = pair(), let relation = relation(), let right = rightSide() else { return nil }
    skip()
    return offset == (unsafe bytes.count) ? ParsedEquation(ParsedSide(left), relation, right) : nil
  }

  // Every read is guarded by the check against the count in the same line.
  private var current: UInt8 { offset < (unsafe bytes.count) ? (unsafe bytes[offset]) : 0 }

  private mutating func skip() {
    while current == 32 || current &- 9 < 5 { offset &+= 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skip()
    guard current == byte else { return false }
    offset &+= 1
    return true
  }

  private mutating func name() -> SourceRange? {
    skip()
    let start = offset
    guard (current | 0x20) &- 97 < 26 || current == 95 else { return nil }
    repeat { offset &+= 1 } while (current | 0x20) &- 97 < 26 || current == 95 || current &- 48 < 10
    return SourceRange(from: start, to: offset)
  }

  private mutating func pair() -> ParsedOperand? {
    guard let item = name(), take(UInt8(ascii: ".")), let word = name(), let attribute = attribute(word) else {
      return nil
    }
    return .attribute(of: item, attribute)
  }

  private func attribute(_ word: SourceRange) -> Attribute? {
    switch word.count {
    case 3: matches("top", word) ? .top : nil
    case 4: matches("left", word) ? .left : nil
    case 5: matches("width", word) ? .width : matches("right", word) ? .right : nil
    case 6: matches("height", word) ? .height : matches("bottom", word) ? .bottom : nil
    case 7:
      matches("leading", word)
        ? .leading : matches("centerX", word) ? .centerX : matches("centerY", word) ? .centerY : nil
    case 8: matches("trailing", word) ? .trailing : matches("baseline", word) ? .baseline : nil
    default: nil
    }
  }

  @inline(__always)
  private func matches(_ text: StaticString, _ word: SourceRange) -> Bool {
    for index in 0..<word.count {
      // The word lies in the buffer, and the literal is as long as the word.
      guard unsafe text.utf8Start[index] == bytes[word.lowerBound &+ index] else { return false }
    }
    return true
  }

  private mutating func relation() -> Relation? {
    if take(UInt8(ascii: "=")) { return .equal }
    if take(UInt8(ascii: ">")) { return glued(UInt8(ascii: "=")) ? .greaterThanOrEqual : nil }
    if take(UInt8(ascii: "<")) { return glued(UInt8(ascii: "=")) ? .lessThanOrEqual : nil }
    return nil
  }

  private mutating func glued(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset &+= 1
    return true
  }

  private mutating func rightSide() -> ParsedSide? {
    let start = offset
    guard let operand = pair() else {
      offset = start
      return constant().map { ParsedSide(constant: $0) }
    }
    var side = ParsedSide(operand)
    if take(UInt8(ascii: "*")) {
      guard let value = constant() else { return nil }
      side.multiplier = ParsedMultiplier(.times, value)
    }
    if take(UInt8(ascii: "+")) {
      guard let value = constant() else { return nil }
      side.constant = ParsedConstant(.plus, value)
    } else if take(UInt8(ascii: "-")) {
      guard let value = constant() else { return nil }
      side.constant = ParsedConstant(.minus, value)
    }
    return side
  }

  private mutating func constant() -> ParsedScalar? {
    let isNegated = take(UInt8(ascii: "-"))
    if let name = name() { return .name(name, isNegated: isNegated) }
    guard let number = number() else { return nil }
    return .number(isNegated ? -number : number)
  }

  private mutating func number() -> Double? {
    guard current &- 48 < 10 else { return nil }
    let start = offset
    var significand: UInt64 = 0
    while current &- 48 < 10 {
      significand = significand &* 10 &+ UInt64(current &- 48)
      offset &+= 1
    }
    var divisor = 1.0
    if current == UInt8(ascii: ".") {
      offset &+= 1
      guard current &- 48 < 10 else { return nil }
      while current &- 48 < 10 {
        significand = significand &* 10 &+ UInt64(current &- 48)
        divisor *= 10
        offset &+= 1
      }
    }
    if (current | 0x20) &- 97 < 26 || current == 95 || current == UInt8(ascii: ".") { return nil }
    // Fifteen digits and a power of ten below 10^22 are exact, so the quotient is correctly rounded.
    if offset &- start <= 15 { return Double(significand) / divisor }
    // The range lies in the buffer.
    return unsafe Double(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self))
  }
}
