import Spelling

extension Habit {
  /// Nothing but white space.
  static let noEquation = Habit { mistake in
    mistake.before.isEmpty && mistake.after.isEmpty ? Wording.noEquation(sample: mistake.dialect.sample) : nil
  }

  /// `[view setLeft:20]`
  static let objectiveCMessage = Habit { mistake in
    guard mistake.before.isEmpty, mistake.found == "[" else { return nil }
    let words = mistake.after.dropFirst().prefix { $0.kind == .word || $0.text == "." || $0.text == "[" }
    let hasTwoWords = zip(words, words.dropFirst()).contains { $0.kind == .word && $1.kind == .word }
    return hasTwoWords ? Wording.objectiveCMessage(sample: mistake.dialect.sample) : nil
  }

  /// `[view left]`, where an attribute is due
  static let objectiveCGetter = Habit { mistake in
    guard mistake.couldName, mistake.writesItems, mistake.found == "[", mistake.after.count > 3,
      mistake.after[1].kind == .word, mistake.after[3].text == "]",
      let attribute = mistake.attribute(meantBy: mistake.after[2].text)
    else { return nil }
    return Wording.objectiveCGetter(instead: mistake.dialect.notation.term(mistake.after[1].text, attribute))
  }

  /// `let width = view.width`
  static let declaration = Habit { mistake in
    let words = (mistake.before.prefix(2) + mistake.after.prefix(2)).prefix(2)
    guard mistake.before.count < 2, words.count == 2, ["let", "var"].contains(words[0].text), words[1].kind == .word
    else { return nil }
    return Wording.declaration(sample: mistake.dialect.sample)
  }

  /// `H:|-[view]-|` and `[view(50)]`
  static let visualFormat = Habit { mistake in
    guard mistake.before.count < 2 else { return nil }
    let all = mistake.before + mistake.after
    var start = 0
    // A literal may stand there as it stands in a source.
    while all.text(at: start) == "@" || isQuotationMark(all.text(at: start)) { start += 1 }
    let direction = all.text(at: start)
    let sign = all.text(at: start + 1)
    let hasDirection = (direction == "H" || direction == "V") && (sign == ":" || sign == "|")
    if hasDirection { start += sign == ":" ? 2 : 1 }
    let first = all.text(at: start)
    var isFormat = first == "|" || hasDirection && ["[", "-", "("].contains(first)
    if first == "-", all.text(at: start + 1) == "[" { start += 1 }
    if all.text(at: start) == "[", all.count > start + 2, all[start + 1].kind == .word {
      let next = all.text(at: start + 3)
      let isView = all[start + 2].text == "]" && (next.isEmpty || next == "-" || next == "|" || next == "[")
      isFormat =
        isFormat || all[start + 2].text == "(" || isView && !mistake.attributes.contains(all[start + 1].text)
    }
    return isFormat ? Wording.visualFormat(sample: mistake.dialect.sample) : nil
  }

  /// A no-break space, pasted from a web page.
  static let unicodeSpace = Habit { mistake in
    guard mistake.code == .unicodeSpace, let scalar = mistake.found.unicodeScalars.first else { return nil }
    return UnicodeSpace.isVisible(scalar) ? Wording.visibleSpace : Wording.invisibleCharacter
  }

  /// A character that no editor shows.
  static let controlCharacter = Habit { mistake in
    guard let scalar = mistake.found.unicodeScalars.first, scalar.isControl, !mistake.foundWhiteSpace
    else {
      return nil
    }
    return Wording.invisibleCharacter
  }

  /// A text in Latin-1, say.
  static let otherEncoding = Habit { mistake in mistake.code == .invalidUTF8 ? Wording.otherEncoding : nil }

  /// `view.left − 20`, with the minus sign of mathematics
  static let lookalike = Habit { mistake in
    guard let scalar = mistake.found.unicodeScalars.first, let meant = Lookalike.meant(by: scalar),
      mistake.dialectSpells(String(meant))
    else { return nil }
    return Wording.lookalike(meant: meant)
  }

  /// A line of a file whose lines end with carriage returns alone.
  static let lineEnding = Habit { mistake in
    mistake.couldEnd && mistake.isAfterCarriageReturn ? Wording.lineEnding : nil
  }

  /// `@"view.left = 10",`
  static let stringLiteral = Habit { mistake in
    let start = mistake.found == "@" ? 1 : 0
    guard mistake.before.isEmpty, isQuotationMark(mistake.after.text(at: start)) else { return nil }
    var end = start + 1
    while end < mistake.after.count, !isQuotationMark(mistake.after[end].text) { end += 1 }
    let rest = mistake.after.text(at: end + 1)
    guard start > 0 || rest.isEmpty || rest == "," || rest == ";" || rest == ")" || rest == "]" else { return nil }
    return Wording.stringLiteral(instead: mistake.sentence(meantBy: mistake.after[(start + 1)..<end]))
  }

  /// `"view.left" = 10`
  static let quotationMark = Habit { mistake in isQuotationMark(mistake.found) ? Wording.quotationMark : nil }

  private static func isQuotationMark(_ text: String) -> Bool {
    ["\"", "'", "`", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}"].contains(text)
  }

  /// `view.left = \(margin)` and `view.left = %d`
  static let placeholder = Habit { mistake in
    guard mistake.couldCount || mistake.couldName || mistake.couldNameAttribute, mistake.after.count > 1,
      mistake.after[1].isGlued
    else { return nil }
    return mistake.found == "%" || mistake.found == "\\" && mistake.after[1].text == "(" ? Wording.placeholder : nil
  }

  /// `view.left = 10 // margin`
  static let comment = Habit { mistake in
    // Where a dialect divides, the slash has been read as an operator.
    if mistake.before.last?.text == "/", mistake.after.first?.isGlued == true {
      let isRemark = mistake.found == "/" && mistake.after.dropFirst().first?.kind == .word
      if mistake.found == "*" || isRemark { return Wording.comment }
    }
    guard mistake.couldEnd || mistake.before.isEmpty, mistake.found == "/", let next = mistake.after.dropFirst().first,
      next.isGlued,
      next.text == "/" || next.text == "*"
    else { return nil }
    return Wording.comment
  }

  /// `view.left = 10 @750`
  static let priority = Habit { mistake in
    let isTilde =
      mistake.found == "~" && mistake.after.dropFirst().first.map { $0.kind == .number || $0.text == "~" } == true
    guard mistake.couldEnd, ["@", "priority"].contains(mistake.found) || isTilde else { return nil }
    return Wording.priority(mistake.priority.text)
  }

  /// `view1.left = 10; view2.left = 10`
  static let secondEquation = Habit { mistake in
    mistake.couldEnd && mistake.after.contains { $0.kind == .relation } ? Wording.secondEquation : nil
  }

  /// `view.left = 10 garbage`
  static let textAfterEquation = Habit { mistake in
    mistake.couldEnd ? Wording.textAfterEquation : nil
  }
}
