import ConstraintGrammar
import GrammarCombinators
import Spelling

extension Repair {
  /// Whether the changes take away a word or a number that says something, whatever they are made for.
  var losesContent: Bool {
    let touched = reading.lexemes.filter { lexeme in
      (lexeme.kind == .word || lexeme.kind == .number) && edits.contains { $0.range.overlaps(lexeme.range) }
    }
    if touched.isEmpty { return false }
    let text = edits.applied(to: bytes.span)
    let kept = Lexer(text.span, text.indices, of: vocabulary).lexemes
    return touched.contains { lexeme in
      let count = kept.count { $0.text == lexeme.text }
      let isKept = count == reading.lexemes.count { $0.text == lexeme.text }
      if lexeme.kind == .number { return !isKept && isUnread(lexeme) }
      if count > 0, isKept || isOfSeveralTerms(lexeme.text) { return false }
      // An attribute is there in another spelling.
      let names = vocabulary.attributes(meantBy: lexeme.text) + [lexeme.text]
      return !isIdle(lexeme) && !names.contains { name in kept.contains { $0.text.isSame(inAnyCase: name) } }
    }
  }

  /// Whether a number has no part in what the text says: it says the same with another number.
  private func isUnread(_ number: Lexeme) -> Bool {
    guard isWhole, reading.equations.count == 1, departure?.kind != .requiredPriority else { return false }
    let text = [TextEdit(range: number.range, replacement: "731")].applied(to: bytes.span)
    let other = LenientReader.read(text.span, text.indices, in: dialect, vocabulary, isWhole: isWhole)
    return other.equations.count == 1
      && other.equations[0].normalForm(in: dialect) == reading.equations[0].normalForm(in: dialect)
  }

  /// Whether a word stands in several terms, of which computing them leaves one.
  private func isOfSeveralTerms(_ word: String) -> Bool {
    let places = reading.lexemes.filter { $0.text == word }.map { $0.range.lowerBound }
    return reading.terms.count { places.contains(where: $0.contains) } > 1
  }

  private func isIdle(_ word: Lexeme) -> Bool {
    IdleWord.all.contains(word.text) || ForeignType.isOfNumbers(word.text)
      || departure?.kind == .constraintCall && IdleWord.ofCalls.contains(where: word.text.hasPrefix)
      // The direction of a visual format shows in the attributes.
      || departure?.kind == .visualFormat && word.range.lowerBound == reading.lexemes[0].range.lowerBound
  }
}

/// Words that say nothing by themselves: without them a text says the same.
enum IdleWord {
  /// Words around a number, an attribute, a relation or a priority.
  static let all =
    ForeignNumber.units + FrameWord.parts + [
      "x", "X", "center", "centre", "Attribute", "NSLayoutAttribute", "NSLayoutConstraint", "is", "equals", "eq",
      "equal", "to", "at", "most", "least", "le", "ge", "priority", "required", "defaultHigh", "defaultLow",
      "fittingSizeLevel", PlatformPriority.type,
    ]

  /// The beginnings of such words in calls that make a constraint.
  static let ofCalls = [
    "constraint", "equalTo", "lessThan", "greaterThan", "constant", "multiplier", "isActive", "true",
  ]
}
