import ConstraintGrammar
import GrammarCombinators

/// `expression-format` as a person writes it by hand for speed.
struct HandwrittenExpressionFormat: HandwrittenParser {
  private var scanner: ByteScanner

  init(_ scanner: ByteScanner) { self.scanner = scanner }

  @inline(__always)
  mutating func parse() -> ParsedEquation? {
    scanner.skip()
    guard let item = scanner.name() else { return nil }
    scanner.skip()
    guard scanner.take("."), let left = attribute(of: item) else { return nil }
    scanner.skip()
    guard let relation = scanner.relation(single: true, twofold: false) else { return nil }
    scanner.skip()
    guard let right = rightSide() else { return nil }
    scanner.skip()
    return scanner.isAtEnd ? ParsedEquation(ParsedSide(left), relation, right) : nil
  }

  @inline(__always)
  private mutating func attribute(of item: SourceRange) -> ParsedOperand? {
    scanner.skip()
    return scanner.listedAttribute().map { .attribute(of: item, $0) }
  }

  @inline(__always)
  private mutating func rightSide() -> ParsedSide? {
    guard let name = scanner.name() else { return constant().map { ParsedSide(constant: $0) } }
    scanner.skip()
    guard scanner.take(".") else { return ParsedSide(constant: .name(name, isNegated: false)) }
    guard let operand = attribute(of: name) else { return nil }
    var side = ParsedSide(operand)
    scanner.skip()
    if scanner.take("*") {
      guard let value = constant() else { return nil }
      side.multiplier = ParsedMultiplier(.times, value)
      scanner.skip()
    }
    let isAdded = scanner.take("+")
    if isAdded || scanner.take("-") {
      guard let value = constant() else { return nil }
      side.constant = ParsedConstant(isAdded ? .plus : .minus, value)
    }
    return side
  }

  @inline(__always)
  private mutating func constant() -> ParsedScalar? {
    scanner.skip()
    let isNegated = scanner.take("-")
    if isNegated { scanner.skip() }
    if let name = scanner.name() { return .name(name, isNegated: isNegated) }
    guard let number = scanner.number(NumberForm()) else { return nil }
    return .number(isNegated ? -number : number)
  }
}
