extension Habit {
  /// `==` where the dialect says `=`
  static let foreignRelation = Habit { mistake in
    guard mistake.couldRelate || mistake.before.last?.kind == .relation else { return nil }
    let begun = mistake.before.reversed().prefix { $0.kind == .relation }.count
    let run = mistake.before.suffix(begun) + mistake.after.prefix { $0.kind == .relation }
    guard run.count > begun || mistake.found == ":" || mistake.found == "!" || mistake.found == "~" else { return nil }
    let spellings = mistake.vocabulary.relations
    var text = ""
    for lexeme in run { text += lexeme.text }
    // A sign that is no part of any relation may end one: `=:`.
    if run.count == begun, begun > 0 { text += mistake.found }
    let meaning = ForeignRelation.meaning(of: text)
    if case .relation(let relation) = meaning, mistake.dialect.notation.relation(relation) == text {
      return Wording.dividedRelation(text)
    }
    let instead = meaning.flatMap { $0.relation }.flatMap(mistake.dialect.notation.relation)
    return Wording.foreignRelation(text, meaning, instead: instead, spellings: spellings)
  }

  /// `view.left += 10`
  static let assignment = Habit { mistake in
    guard mistake.couldRelate, let sign = mistake.after.first, sign.isOperator,
      let equals = mistake.after.dropFirst().first, equals.isGlued, equals.kind == .relation
    else { return nil }
    let spellings = mistake.vocabulary.relations
    return Wording.foreignRelation(sign.text + equals.text, nil, instead: nil, spellings: spellings)
  }

  /// `view1.left = view2.left = 10`
  static let secondRelation = Habit { mistake in
    guard mistake.couldEnd, mistake.after.first?.kind == .relation else { return nil }
    return Wording.secondRelation(instead: mistake.rewrittenChain)
  }

  /// `view1.left view2.left`
  static let missingRelation = Habit { mistake in
    guard mistake.couldRelate, mistake.found.isEmpty || [.word, .number].contains(mistake.after.first?.kind),
      !(mistake.before + mistake.after).contains(where: { $0.kind == .relation })
    else { return nil }
    return Wording.missingRelation(spellings: mistake.vocabulary.relations)
  }
}
