import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair

/// Relations, in whatever language, and what stands to the left of them.
extension LenientReader {
  /// Whether something comes next that was meant for a relation.
  var startsRelation: Bool {
    guard let sign = next else { return false }
    return sign.kind == .relation || isAssignment
      || side == .left && ([":", "!", "~"].contains(sign.text) || wordsOfRelation != nil)
  }

  /// The words that come next in the place of a relation.
  private var wordsOfRelation: String? {
    guard next?.kind == .word, !lexemes.contains(where: { $0.kind == .relation }) else { return nil }
    let words = [text(at: 0), text(at: 0) + " " + text(at: 1)]
    return words.last { ForeignRelation.meaning(ofWords: $0) != nil }
  }

  /// Takes the signs of a relation.
  ///
  /// - Returns: the relation that comes nearest; `nil` if none does.
  mutating func relation() -> Relation? {
    let words = wordsOfRelation
    let first = take()
    if let words {
      if words != first.text { position += 1 }
      let relation = ForeignRelation.meaning(ofWords: words)
      let sign = relation.flatMap(dialect.notation.relation)
      let range = first.range.lowerBound..<last.upperBound
      note(.relation, range, of: words, sign.map { [TextEdit(range: range, replacement: $0)] } ?? [], instead: sign)
      return relation
    }
    if let relation = Relation.allCases.first(where: { dialect.notation.relation($0) == first.text }),
      next?.kind != .relation
    {
      return relation
    }
    var isDivided = false
    var text = first.text
    let isSign = first.kind == .relation || first.isOperator
    // A sign that is no part of any relation may end one: `=:`.
    while let sign = next, sign.kind == .relation || sign.isGlued && [":", "!", "~"].contains(sign.text), isSign {
      isDivided = isDivided || !sign.isGlued
      text += take().text
    }
    let range = first.range.lowerBound..<last.upperBound
    let half = String(text.prefix(text.count / 2))
    // A sign that is written twice is meant once; a colon sets a value, in style sheets and elsewhere.
    let isDoubled = text.utf8.isTwice && ForeignRelation.meaning(of: text) == nil
    let meaning = ForeignRelation.meaning(of: isDoubled ? half : isSign ? text : text == ":" ? "=" : "")
    let own = Relation.allCases.first { dialect.notation.relation($0) == (isDoubled ? half : text) }
    let relation = own ?? meaning?.relation
    let instead = relation.flatMap(dialect.notation.relation)
    let blank = first.isGlued && next?.isGlued == false ? " " : ""
    let edits = instead.map { [TextEdit(range: range, replacement: blank + $0)] } ?? []
    if isDivided, own != nil, !isDoubled {
      note(.dividedRelation, range, edits)
    } else {
      let shown = own.map { .relation($0) } ?? meaning
      note(kind(of: shown, instead), range, of: isSign ? text : "", edits, instead: instead)
    }
    return relation
  }

  /// The words for a sign of a relation that has to be replaced by another one.
  private func kind(of meaning: ForeignRelation.Meaning?, _ instead: String?) -> Departure.Kind {
    switch (meaning, instead.flatMap(ForeignRelation.meaning(of:))) {
    case (.unequal, _): .inequality
    case (.strict, _): .strictRelation
    // Some signs say something else elsewhere: `<` for ≤.
    case (.relation(.lessThanOrEqual), .strict): .relationOfMost
    case (.relation, .strict): .relationOfLeast
    default: .relation
    }
  }

  /// Notes that nothing relates the left side to what follows.
  ///
  /// - Returns: whether that was noted, so that the two sides are taken for equal.
  mutating func noteMissingRelation(behind left: ReadPart?) -> Bool {
    let hasRelation = lexemes.contains { $0.kind == .relation }
    let place = next?.range.lowerBound ?? end
    guard !hasRelation, left != nil, next.map({ $0.kind == .word || $0.kind == .number }) ?? true,
      !departures.contains(where: { $0.range.contains(place) })
    else { return false }
    let gap = last.upperBound..<last.upperBound
    let sign = dialect.notation.relation(.equal)
    note(
      .missingRelation, last.upperBound..<place + 1,
      next == nil ? [] : sign.map { [TextEdit(range: gap, replacement: " " + $0)] } ?? [])
    return true
  }

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
  /// The rows about the order of the sides. In an equation with more than two sides they are no mistakes.
  static let ordersOfSides = [constantOnTheLeft, arithmeticOnTheLeft, thirdTerm]
}
