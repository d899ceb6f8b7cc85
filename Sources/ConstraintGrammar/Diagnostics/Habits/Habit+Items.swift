extension Habit {
  /// `view.width = 10`, where the views are given along with the text
  static let writtenItem = Habit { mistake in
    guard !mistake.dialect.writesItems else { return nil }
    let path = mistake.path
    let isItem = mistake.couldNameAttribute || mistake.found == "."
    let brackets = mistake.after.dropFirst().prefix(2).map { $0.text }
    guard isItem, path.contains(".") || mistake.couldNameAttribute && brackets == ["[", "."] else { return nil }
    let attribute = path.last.flatMap { mistake.attributes.contains($0) ? $0 : nil }
    return Wording.writtenItem(rewritten: mistake.rewritten, attribute: attribute)
  }

  /// `width + margin`, where numbers have no names
  static let namedNumber = Habit { mistake in
    guard mistake.couldCount, !mistake.couldName, let word = mistake.after.first, word.kind == .word,
      word.text == mistake.found, !mistake.dialect.namesNumbers,
      !mistake.couldNameAttribute || mistake.after.dropFirst().first?.text == "*"
    else { return nil }
    return Wording.namedNumber(word.text)
  }

  /// `2 width`, `2width` and `2 x width`
  static let missingTimesSign = Habit { mistake in
    guard mistake.dialect.notation.multiplierComesFirst, mistake.couldEnd || mistake.code == .numberRunsOn else {
      return nil
    }
    if mistake.code == .numberRunsOn {
      let digits = mistake.found.prefix { "0"..."9" ~= $0 || $0 == "." }
      let word = String(mistake.found.dropFirst(digits.count))
      return mistake.attributes.contains(word) ? Wording.missingTimesSign(instead: "\(digits) * \(word)") : nil
    }
    let words = mistake.after.prefix(2).map { $0.text }.drop { $0 == "x" || $0 == "X" }
    guard let number = mistake.before.last, number.kind == .number, let word = words.first, words.count > 0,
      mistake.attributes.contains(word), words.startIndex == 1 || mistake.found == word
    else { return nil }
    return Wording.missingTimesSign(instead: number.text + " * " + word)
  }

  /// `width * 2`, where it is `2 * width`
  static let multiplierBehindAttribute = Habit { mistake in
    guard mistake.couldEnd, mistake.dialect.notation.multiplierComesFirst, mistake.after.first?.sign == "*",
      mistake.after.count > 1, mistake.before.last?.kind == .word
    else { return nil }
    if mistake.beginsAttribute(at: 1) { return Wording.secondView(rewritten: mistake.rewritten, mistake.subject) }
    return Wording.multiplierBehindAttribute(rewritten: mistake.rewritten)
  }
}
