import ConstraintGrammar
import GrammarCombinators

/// `visual-attribute` as a person writes it by hand for speed.
struct HandwrittenVisualAttribute: HandwrittenParser {
  private var scanner: ByteScanner

  init(_ scanner: ByteScanner) { self.scanner = scanner }

  @inline(__always)
  mutating func parse() -> ParsedEquation? {
    scanner.skip()
    guard let left = pair() else { return nil }
    scanner.skip()
    guard let relation = scanner.relation(single: false, twofold: true) else { return nil }
    scanner.skip()
    guard let right = rightSide() else { return nil }
    scanner.skip()
    return scanner.isAtEnd ? ParsedEquation(ParsedSide(left), relation, right) : nil
  }

  @inline(__always)
  private mutating func pair() -> ParsedOperand? {
    guard let item = scanner.name(), scanner.take("."), let attribute = scanner.anyCaseAttribute() else { return nil }
    return .attribute(of: item, attribute)
  }

  @inline(__always)
  private mutating func rightSide() -> ParsedSide? {
    if scanner.isAtDigit { return constant().map { ParsedSide(constant: $0) } }
    guard let operand = pair() else { return nil }
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
    return scanner.number(NumberForm(trailingPoint: true)).map { .number($0) }
  }
}
