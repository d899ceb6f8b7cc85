import ConstraintGrammar
import GrammarCombinators

/// `formula-style` as a person writes it by hand for speed: each side is reduced as it is read.
struct HandwrittenFormulaStyle: HandwrittenParser {
  private var scanner: ByteScanner
  private static let nestingLimit = 50

  /// multiplier · item.attribute + constant
  private struct Reduced {
    var term: (item: SourceRange, attribute: Attribute)?
    var multiplier = 0.0
    var constant = 0.0

    var isConstant: Bool { term == nil }
    var isFinite: Bool { multiplier.isFinite && constant.isFinite }

    var side: ParsedSide {
      guard let term else { return ParsedSide(constant: .number(constant)) }
      // Adding zero makes the −0 that multiplying leaves a 0.
      return ParsedSide(
        .attribute(of: term.item, term.attribute), multiplier: ParsedMultiplier(.times, .number(multiplier)),
        constant: ParsedConstant(.plus, .number(constant + 0)))
    }
  }

  init(_ scanner: ByteScanner) { self.scanner = scanner }

  @inline(__always)
  mutating func parse() -> ParsedEquation? {
    scanner.skip()
    guard let left = sum(0) else { return nil }
    guard let relation = scanner.relation(single: false, twofold: true) else { return nil }
    scanner.skip()
    guard let right = sum(0), scanner.isAtEnd, !left.isConstant || !right.isConstant else { return nil }
    return ParsedEquation(left.side, relation, right.side)
  }

  @inline(never)
  private mutating func sum(_ depth: Int) -> Reduced? {
    guard var left = product(depth) else { return nil }
    while true {
      let isSubtracted = scanner.current == UInt8(ascii: "-")
      guard isSubtracted || scanner.current == UInt8(ascii: "+") else { return left }
      scanner.offset &+= 1
      scanner.skip()
      guard let right = product(depth), right.isConstant || (!isSubtracted && left.isConstant) else { return nil }
      let constant = isSubtracted ? left.constant - right.constant : left.constant + right.constant
      if left.isConstant { left = right }
      left.constant = constant
      guard left.isFinite else { return nil }
    }
  }

  @inline(__always)
  private mutating func product(_ depth: Int) -> Reduced? {
    guard var left = factor(depth) else { return nil }
    while true {
      scanner.skip()
      let isDivided = scanner.current == UInt8(ascii: "/")
      guard isDivided || scanner.current == UInt8(ascii: "*") else { return left }
      scanner.offset &+= 1
      scanner.skip()
      guard let right = factor(depth) else { return nil }
      if isDivided {
        guard left.isConstant, right.isConstant else { return nil }
        left.constant /= right.constant
      } else {
        guard left.isConstant || right.isConstant else { return nil }
        let factor = left.isConstant ? left.constant : right.constant
        if left.isConstant { left = right }
        left.multiplier *= factor
        left.constant *= factor
      }
      guard left.isFinite else { return nil }
    }
  }

  @inline(__always)
  private mutating func factor(_ depth: Int) -> Reduced? {
    let isNegative = scanner.take("-")
    guard var value = primary(depth), !isNegative || value.isConstant else { return nil }
    if isNegative { value.constant = -value.constant }
    return value
  }

  @inline(__always)
  private mutating func primary(_ depth: Int) -> Reduced? {
    if scanner.isAtDigit {
      return scanner.number(NumberForm(exponent: true, underscores: true)).map { Reduced(constant: $0) }
    }
    guard scanner.take("(") else { return term() }
    scanner.skip()
    guard depth < Self.nestingLimit, let value = sum(depth + 1), scanner.take(")") else { return nil }
    return value
  }

  @inline(__always)
  private mutating func term() -> Reduced? {
    guard let first = scanner.name() else { return nil }
    var end = first.upperBound
    while scanner.take(".") {
      guard let next = scanner.name() else { return nil }
      end = next.upperBound
    }
    guard scanner.take("["), let item = SourceRange(from: first.lowerBound, to: end) else { return nil }
    scanner.skip()
    guard scanner.take("."), let attribute = scanner.layoutAttribute() else { return nil }
    scanner.skip()
    return scanner.take("]") ? Reduced(term: (item, attribute), multiplier: 1) : nil
  }
}
