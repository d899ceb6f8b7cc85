import ConstraintGrammar
import GrammarCombinators

/// Where the parts of an equation stand in its text.
///
/// Parsing keeps the places of names alone; the others are looked for when something is said about them.
struct EquationPlaces {
  private let equation: ParsedEquation
  private let bytes: [UInt8]
  private let left: Range<Int>, right: Range<Int>

  /// - Parameter bytes: the text that was parsed; the dialect has the sign of each relation.
  init(_ equation: ParsedEquation, in text: Span<UInt8>, notation: Notation) {
    self.equation = equation
    var bytes: [UInt8] = []
    for index in 0..<text.count { bytes.append(text[index]) }
    self.bytes = bytes
    let whole = Self.trimmed(0..<bytes.count, bytes)
    let start = Self.name(of: equation.left.operand)?.upperBound ?? whole.lowerBound
    let sign = Array((notation.relation(equation.relation) ?? equation.relation.rawValue).utf8)
    let found = (start..<bytes.count).first { bytes[$0...].starts(with: sign) || Self.isRelation(bytes[$0]) }
    guard let found else {
      left = whole
      right = whole
      return
    }
    var end = found + (bytes[found...].starts(with: sign) ? sign.count : 1)
    while end < bytes.count, Self.isRelation(bytes[end]) { end += 1 }
    left = Self.trimmed(0..<found, bytes)
    right = Self.trimmed(end..<bytes.count, bytes)
  }

  func range(of part: EquationPart) -> Range<Int> {
    switch part {
    case .equation: left.lowerBound..<max(left.lowerBound, right.upperBound)
    case .side(let side): range(of: side)
    case .term(let side), .item(let side), .metric(let side):
      Self.name(of: sideOfEquation(side).operand)?.range ?? range(of: side)
    case .multiplier(let side): value(sideOfEquation(side).multiplier?.value, side, operators: "*/") ?? range(of: side)
    case .constant(let side): value(sideOfEquation(side).constant?.value, side, operators: "+-") ?? range(of: side)
    }
  }

  private func range(of side: WrittenSide) -> Range<Int> { side == .left ? left : right }

  private func sideOfEquation(_ side: WrittenSide) -> ParsedSide { side == .left ? equation.left : equation.right }

  private static func name(of operand: ParsedOperand?) -> SourceRange? {
    switch operand {
    case .attribute(let name, _), .metric(let name): name
    case .implied, nil: nil
    }
  }

  /// Where a number or a name of one stands that an operator of one of two signs applies to; `nil` if there is no
  /// telling.
  private func value(_ scalar: ParsedScalar?, _ side: WrittenSide, operators: String) -> Range<Int>? {
    guard let scalar else { return nil }
    if case .name(let name, _) = scalar { return name.range }
    let range = range(of: side)
    let signs = range.filter { operators.utf8.contains(bytes[$0]) }
    // Where there are several, parentheses or signs of numbers are among them.
    guard signs.count == 1, sideOfEquation(side).operand != nil else { return nil }
    let after = Self.trimmed(signs[0] + 1..<range.upperBound, bytes)
    if let end = Self.endOfNumber(bytes, after) { return after.lowerBound..<end }
    let before = Self.trimmed(range.lowerBound..<signs[0], bytes)
    return Self.endOfNumber(bytes, before) == before.upperBound ? before : nil
  }

  private static func endOfNumber(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard var index = range.first else { return nil }
    if isSign(bytes[index]) { index += 1 }
    let isNumber = index < range.upperBound && (Digit.contains(bytes[index]) || bytes[index] == UInt8(ascii: "."))
    guard isNumber else { return nil }
    while index < range.upperBound {
      let isExponentSign = isSign(bytes[index]) && "eE".utf8.contains(bytes[index - 1])
      guard WordPart.contains(bytes[index]) || bytes[index] == UInt8(ascii: ".") || isExponentSign else { break }
      index += 1
    }
    return index
  }

  private static func isSign(_ byte: UInt8) -> Bool { "+-".utf8.contains(byte) }

  private static func isRelation(_ byte: UInt8) -> Bool { "<=>".utf8.contains(byte) }

  private static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, WhiteSpace.contains(bytes[start]) { start += 1 }
    while start < end, WhiteSpace.contains(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
