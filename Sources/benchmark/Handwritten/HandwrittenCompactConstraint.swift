import ConstraintGrammar
import GrammarCombinators

/// `compact-constraint` as a person writes it by hand for speed.
struct HandwrittenCompactConstraint: HandwrittenParser {
  private var scanner: ByteScanner

  init(_ scanner: ByteScanner) { self.scanner = scanner }

  @inline(__always)
  mutating func parse() -> ParsedEquation? {
    scanner.skip()
    guard let word = scanner.name(), let left = path(from: word) else { return nil }
    scanner.skip()
    guard let relation = scanner.relation(single: true, twofold: true) else { return nil }
    scanner.skip()
    guard let right = rightSide() else { return nil }
    scanner.skip()
    return scanner.isAtEnd ? ParsedEquation(ParsedSide(left), relation, right) : nil
  }

  /// The rest of a path of which the first word was read: the last dot divides the item from the attribute.
  @inline(__always)
  private mutating func path(from word: SourceRange) -> ParsedOperand? {
    var last = word
    var end = word.upperBound
    while scanner.take(".") {
      end = last.upperBound
      guard let next = scanner.name() else { return nil }
      last = next
    }
    guard last.lowerBound != word.lowerBound, let attribute = scanner.listedAttribute(last),
      let item = SourceRange(from: word.lowerBound, to: end)
    else { return nil }
    return .attribute(of: item, attribute)
  }

  @inline(__always)
  private mutating func rightSide() -> ParsedSide? {
    guard let word = scanner.name() else { return signedNumber().map { ParsedSide(constant: .number($0)) } }
    let operand: ParsedOperand
    if scanner.current == UInt8(ascii: ".") {
      guard let term = path(from: word) else { return nil }
      operand = term
    } else {
      operand = .metric(word)
    }
    var side = ParsedSide(operand)
    scanner.skip()
    let isMultiplied = scanner.take("*")
    if isMultiplied || scanner.take("/") {
      guard let value = constant() else { return nil }
      side.multiplier = ParsedMultiplier(isMultiplied ? .times : .dividedBy, value)
      scanner.skip()
    }
    let isAdded = scanner.take("+")
    if isAdded || scanner.take("-") {
      guard let value = constant() else { return nil }
      side.constant = ParsedConstant(isAdded ? .plus : .minus, value)
    }
    return side.metricAloneAsConstant
  }

  @inline(__always)
  private mutating func constant() -> ParsedScalar? {
    scanner.skip()
    if let name = scanner.name() { return .name(name, isNegated: false) }
    return signedNumber().map { .number($0) }
  }

  @inline(__always)
  private mutating func signedNumber() -> Double? {
    let isNegative = scanner.take("-")
    if !isNegative { _ = scanner.take("+") }
    let form = NumberForm(leadingPoint: true, trailingPoint: true, exponent: true)
    return scanner.number(form).map { isNegative ? -$0 : $0 }
  }
}
