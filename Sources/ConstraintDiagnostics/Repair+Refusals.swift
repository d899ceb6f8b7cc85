import ConstraintGrammar
import GrammarCombinators
import Numerals

/// What the grammar accepts and a parser refuses.
extension Repair {
  /// The departure that a parser refuses though the grammar accepts it, as the code says.
  static func refusal(
    _ failure: (code: DiagnosticCode, range: Range<Int>), in reading: Reading, _ bytes: ContiguousArray<UInt8>
  ) -> Departure? {
    let after = reading.lexemes.drop { $0.range.lowerBound < failure.range.upperBound }
    let before = reading.lexemes.prefix { $0.range.upperBound <= failure.range.lowerBound }
    let kind: Departure.Kind
    switch failure.code {
    case .twoTerms: kind = reading.lexemes.count { $0.text == "]" } == 2 ? .movableTerms : .joinedTerms
    case .constantMinusTerm: kind = .constantMinusTerm
    case .termTimesTerm: kind = .nonlinearTerm
    case .negatedTerm: kind = .negatedSide
    case .noTerm: kind = .noTerm
    case .touchingSigns: kind = .doubledSign
    case .nestingTooDeep: kind = .deepNesting
    case .notFinite:
      let isQuotient = failure.range.count == 1 && bytes[failure.range.lowerBound] == UInt8(ascii: "/")
      kind = isQuotient ? .endlessQuotient : .endlessNumber
    case .dividedTerm:
      guard after.first?.kind == .word else { return division(at: failure.range, by: after.first) }
      kind = before.last?.text == "]" ? .quotientOfTerms : .nonlinearTerm
    default: return nil
    }
    return Departure(kind: kind, range: failure.range)
  }

  private static func division(at range: Range<Int>, by divisor: Lexeme?) -> Departure {
    guard let divisor, divisor.kind == .number, let value = ForeignNumber(divisor.text).value else {
      return Departure(kind: .dividedTerm, range: range)
    }
    if value == 0 { return Departure(kind: .divisionByZero, range: range) }
    let factor = "* (1 / \(divisor.text))"
    var departure = Departure(kind: .dividedTerm, range: range, text: factor)
    // A fraction that does not end is better left to the dialect to compute.
    if (1 / value).isFinite, DecimalNumeral.plainText(of: 1 / value).utf8.count >= 12 {
      departure.edits = [TextEdit(range: range.lowerBound..<divisor.range.upperBound, replacement: factor)]
      departure.instead = factor
    }
    return departure
  }
}
