import ConstraintGrammar

extension Property {
  static let numbers = Property("numbers", "Each number is the one that the standard library makes of its digits.") {
    tried, subject in
    // Where sides are reduced, the numbers of the text are no longer there.
    guard let equation = tried.equation, !subject.dialect.isReduced else { return nil }
    let written = NumberScanner.numbers(in: tried.bytes)
    let found = equation.left.numbers + equation.right.numbers
    let isSame =
      subject.dialect.hasMultiplierFirst ? written.sorted() == found.sorted() : written == found
    return isSame ? nil : "its numbers are \(found), and its digits say \(written)"
  }
}

/// Finds numbers in the text of an equation, without a grammar.
enum NumberScanner {
  /// The absolute values of the numbers, in order.
  static func numbers(in bytes: [UInt8]) -> [Double] {
    var numbers: [Double] = []
    var index = 0
    while index < bytes.count {
      let isInWord = index > 0 && (Lexer.isWordPart(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: "."))
      let startsNumber =
        Lexer.isDigit(bytes[index])
        || bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && Lexer.isDigit(bytes[index + 1])
      guard startsNumber, !isInWord else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, isNumberPart(bytes, end) { end += 1 }
      let digits = String(decoding: bytes[index..<end].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
      numbers.append(Double(digits.hasSuffix(".") ? digits + "0" : digits.replacingDotBeforeExponent) ?? .nan)
      index = end
    }
    return numbers
  }

  static func isNumberPart(_ bytes: [UInt8], _ index: Int) -> Bool {
    if Lexer.isWordPart(bytes[index]) || bytes[index] == UInt8(ascii: ".") { return true }
    return "+-".utf8.contains(bytes[index]) && index > 0 && bytes[index - 1] | 0x20 == UInt8(ascii: "e")
      && index > 1
      && (Lexer.isDigit(bytes[index - 2]) || bytes[index - 2] == UInt8(ascii: ".")
        || bytes[index - 2] == UInt8(ascii: "_"))
  }
}

extension String {
  /// `1.0e5` for `1.e5`, which the standard library does not read.
  fileprivate var replacingDotBeforeExponent: String {
    guard let point = firstIndex(of: "."), let next = self[point...].dropFirst().first, next == "e" || next == "E"
    else { return self }
    return self[...point] + "0" + self[point...].dropFirst()
  }
}

extension Side<String> {
  /// The absolute values of the numbers, in the order in which most dialects write them.
  fileprivate var numbers: [Double] {
    [multiplier?.value, constant?.value].compactMap { value in
      if case .number(let number)? = value { number.magnitude } else { nil }
    }
  }
}

extension Dialect {
  fileprivate var isReduced: Bool { notation.isReduced }
  fileprivate var hasMultiplierFirst: Bool { notation.multiplierComesFirst }
}
