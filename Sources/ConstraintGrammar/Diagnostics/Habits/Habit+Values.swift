/// Values of other languages in place of a number.
extension Habit {
  /// `view.width = nil`, where numbers have no names
  static let noValue = Habit { mistake in
    guard !mistake.vocabulary.namesNumbers, let side = mistake.rightSideBefore else { return nil }
    let word: Lexeme?
    if mistake.couldCount, mistake.after.first?.text == mistake.found {
      word = mistake.after.first
    } else {
      // Where the word could have been an item, the place is behind it.
      word = mistake.spellings == ["."] || mistake.couldSubscript ? side.last : nil
    }
    guard let word, word.kind == .word, ["nil", "null", "none", "undefined"].contains(word.text.lowercased()) else {
      return nil
    }
    let isWholeSide = mistake.rightSide?.count == 1
    return Wording.noValue(
      word.text, couldNameAttribute: mistake.couldNameAttribute,
      example: isWholeSide ? mistake.sentence(withRightSide: "10") : nil, writesItems: mistake.writesItems)
  }

  /// `view.width = 10...20`
  static let range = Habit { mistake in
    guard let side = mistake.rightSide, let range = ForeignRange(side) else { return nil }
    let isEquality = mistake.relation == .equal
    let ends = [(Relation.greaterThanOrEqual, range.lower), (.lessThanOrEqual, range.upper)].compactMap {
      relation, end in
      end.map { (relation, $0) }
    }
    let equations = ends.compactMap { mistake.sentence($0.0, withRightSide: $0.1) }
    return Wording.range(
      range.text, equations: isEquality && equations.count == ends.count ? equations : nil,
      hasTwoEnds: ends.count == 2)
  }
}
