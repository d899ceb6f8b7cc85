import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// The left side of the relation.
extension LenientReader {
  /// Notes what stands to the left of the relation and could only stand to the right of it.
  mutating func noteLeftSide(_ left: ReadPart?) {
    let relation = lexemes[position...].first { $0.kind == .relation }
    guard relation != nil || left?.isSimple == false else { return }
    let stop = relation?.range.lowerBound ?? end
    let first = lexemes[0]
    if first.kind == .number || first.isOperator {
      note(.constantOnTheLeft, 0..<stop)
    } else if let left, !left.isSimple,
      let sign = lexemes[..<position].first(where: { $0.isOperator || $0.text == "\u{F7}" })
    {
      let terms = lexemes.indices.dropFirst(2).count {
        lexemes[$0].kind == .word && lexemes[$0 - 1].text == "." && lexemes[$0 - 2].kind == .word
      }
      note(terms > 2 ? .thirdTerm : .arithmeticOnTheLeft, sign.range.lowerBound..<stop + 1)
    }
  }
}

extension Departure.Kind {
  /// The rows about the order of the sides, with which nothing is wrong where there are more sides than two.
  static let ordersOfSides = [constantOnTheLeft, arithmeticOnTheLeft, thirdTerm]
}
