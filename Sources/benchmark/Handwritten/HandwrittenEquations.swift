import ConstraintGrammar
import GrammarCombinators

/// `equations` as a person writes it by hand for speed.
struct HandwrittenEquations: HandwrittenParser {
  private var scanner: ByteScanner

  init(_ scanner: ByteScanner) { self.scanner = scanner }

  @inline(__always)
  mutating func parse() -> ParsedEquation? {
    scanner.skip()
    guard let left = scanner.listedAttribute() else { return nil }
    scanner.skip()
    guard let relation = relation() else { return nil }
    scanner.skip()
    guard let right = rightSide() else { return nil }
    scanner.skip()
    return scanner.isAtEnd ? ParsedEquation(ParsedSide(.implied(left)), relation, right) : nil
  }

  @inline(__always)
  private mutating func relation() -> Relation? {
    if scanner.take("=") { return .equal }
    if scanner.take("<") { return .lessThanOrEqual }
    return scanner.take(">") ? .greaterThanOrEqual : nil
  }

  @inline(__always)
  private mutating func rightSide() -> ParsedSide? {
    var factor: Double?
    if scanner.isAtDigit || scanner.current == UInt8(ascii: "-") {
      guard let number = realNumber() else { return nil }
      scanner.skip()
      guard scanner.take("*") else { return ParsedSide(constant: .number(number)) }
      factor = number
      scanner.skip()
    }
    guard let attribute = scanner.listedAttribute() else { return nil }
    scanner.skip()
    let isAdded = scanner.take("+")
    guard isAdded || scanner.take("-") else { return ParsedSide(timesBefore: factor, .implied(attribute), nil) }
    scanner.skip()
    guard let constant = realNumber() else { return nil }
    return ParsedSide(timesBefore: factor, .implied(attribute), (isAdded ? .plus : .minus, constant))
  }

  @inline(__always)
  private mutating func realNumber() -> Double? {
    let isNegative = scanner.take("-")
    return scanner.number(NumberForm()).map { isNegative ? -$0 : $0 }
  }
}
