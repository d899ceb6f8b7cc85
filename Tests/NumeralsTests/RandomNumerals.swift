import TestMaterial

/// Decimal numerals of the shapes that take different ways through a conversion.
struct RandomNumerals {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A numeral that the standard library reads too.
  mutating func next() -> String {
    switch number(0..<32) {
    case 0..<6: digits(1..<9, pointIn: 0..<9)
    case 6..<12: digits(15..<21, pointIn: 0..<21)
    case 12..<18: digits(15..<21, pointIn: 0..<2) + "e\(number(-45..<46))"
    case 18..<24: digits(1..<26, pointIn: 0..<26) + "e\(number(-350..<320))"
    case 24..<26: digits(1..<4, pointIn: 0..<4) + "e\(number(-400..<400))"
    case 26..<28: digits(1..<40, pointIn: 0..<3) + "e\(number(-330..<(-300)))"
    case 28..<30: randomDouble().description
    case 30: digits(100..<1000, pointIn: 0..<1000)
    default: digits(700..<900, pointIn: 0..<3) + "e\(number(-1150..<350))"
    }
  }

  /// Another way to write the same number: separators, zeros before it and, after a point, behind it, `E` for `e`, a
  /// point at either end.
  mutating func variant(of numeral: String) -> String {
    let parts = numeral.split(separator: "e", maxSplits: 1)
    var significand = String(parts[0])
    if significand.hasPrefix("0.") && number(0..<2) == 0 { significand.removeFirst() }
    if !significand.contains(".") && number(0..<2) == 0 { significand += "." }
    if significand.contains(".") { significand += String(repeating: "0", count: number(0..<4)) }
    if !significand.hasPrefix(".") { significand = String(repeating: "0", count: number(0..<4)) + significand }
    for _ in 0..<number(0..<4) {
      let offset = number(1..<significand.utf8.count + 1)
      significand.insert("_", at: significand.utf8.index(significand.startIndex, offsetBy: offset))
    }
    if parts.count == 1 { return significand }
    let exponent = parts[1].hasPrefix("-") || parts[1].hasPrefix("+") || number(0..<2) == 0 ? parts[1] : "+" + parts[1]
    return significand + (number(0..<2) == 0 ? "e" : "E") + exponent
  }

  /// A finite number that is not negative, any bit pattern as likely as another.
  mutating func randomDouble() -> Double {
    Double(bitPattern: UInt64.random(in: 0..<0x7ff0 << 48, using: &generator))
  }

  private mutating func digits(_ count: Range<Int>, pointIn pointPosition: Range<Int>) -> String {
    // Few different digits now and then: runs of zeros and nines are where carries go wrong.
    let alphabet = Array([["0", "9"], ["0", "1"], ["4", "5", "9", "0"]][number(0..<3)].joined().utf8)
    let isPlain = number(0..<4) != 0
    var bytes: [UInt8] = []
    for _ in 0..<number(count) {
      bytes.append(isPlain ? UInt8(48 + number(0..<10)) : alphabet[number(0..<alphabet.count)])
    }
    let position = number(pointPosition)
    if position > 0 && position < bytes.count { bytes.insert(UInt8(ascii: "."), at: position) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
}
