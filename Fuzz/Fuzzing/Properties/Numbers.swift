import ConstraintGrammar

extension Property {
  static let numbers = Property("numbers", "Each number is the one that the standard library makes of its digits.") {
    tried, subject in
    // Where sides are reduced, the numbers of the text are no longer there.
    guard let constraints = tried.constraints, !subject.dialect.isReduced else { return nil }
    // Zero is also what stands between views that touch.
    let isList = tried.equation == nil
    let written = NumberScanner.numbers(in: tried.bytes).filter { !isList || $0 != 0 }
    let found = constraints.flatMap(\.numbers).filter { !isList || $0 != 0 }
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
    // Behind the sign for a name nothing is a number.
    while index < bytes.count, bytes[index] != UInt8(ascii: "#") {
      let isInWord = index > 0 && (Lexer.isWordPart(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: "."))
      let startsNumber =
        Lexer.isDigit(bytes[index])
        || bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && Lexer.isDigit(bytes[index + 1])
      guard startsNumber, !isInWord else {
        index += 1
        continue
      }
      let end = end(in: bytes, from: index)
      let digits = String(decoding: bytes[index..<end].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
      let isPlain = isHexadecimal(bytes, index)
      let numeral = digits.hasSuffix(".") ? digits + "0" : isPlain ? digits : digits.replacingDotBeforeExponent
      numbers.append(Double(numeral) ?? .nan)
      index = end
    }
    return numbers
  }

  /// Where a number ends that begins at an offset.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    let mark = UInt8(ascii: isHexadecimal(bytes, start) ? "p" : "e")
    var end = start + 1
    while end < bytes.count {
      let isSign = "+-".utf8.contains(bytes[end]) && bytes[end - 1] | 0x20 == mark
      guard Lexer.isWordPart(bytes[end]) || bytes[end] == UInt8(ascii: ".") || isSign else { break }
      end += 1
    }
    return end
  }

  private static func isHexadecimal(_ bytes: [UInt8], _ start: Int) -> Bool {
    bytes[start] == UInt8(ascii: "0") && start + 1 < bytes.count && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
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

extension Equation {
  /// The absolute values of the numbers, in the order in which most dialects write them.
  fileprivate var numbers: [Double] {
    let priority: [Double] = if case .number(let number)? = priority { [number] } else { [] }
    return left.numbers + right.numbers + priority
  }
}

extension Side {
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
