/// What the grammar of `formula-style` accepts and its table of operators lacks.
extension Habit {
  /// `b[.width] + c[.width]`
  static let secondTerm = Habit { mistake in
    guard mistake.code == .twoTerms else { return nil }
    return Wording.secondTerm(rewritten: mistake.rewritten, canMove: mistake.termCount == 2)
  }

  /// `10 - b[.width]`
  static let constantMinusTerm = Habit {
    $0.code == .constantMinusTerm ? Wording.constantMinusTerm(rewritten: $0.rewritten) : nil
  }

  /// `b[.width] * c[.width]`, `10 / b[.width]` and `b[.width] / c[.width]`
  static let nonlinearTerm = Habit { mistake in
    if mistake.code == .termTimesTerm { return Wording.nonlinearTerm }
    guard mistake.code == .dividedTerm, mistake.after.count > 1, mistake.after[1].kind == .word else { return nil }
    return mistake.before.last?.text == "]" ? Wording.quotientOfTerms : Wording.nonlinearTerm
  }

  /// `b[.width] / 2`
  static let dividedTerm = Habit { mistake in
    guard mistake.code == .dividedTerm else { return nil }
    let divisor = mistake.after.count > 1 && mistake.after[1].kind == .number ? mistake.after[1].text : nil
    let isZero = divisor.map { ForeignNumber($0).value == 0 } ?? false
    if isZero { return Wording.divisionByZero }
    // A fraction that does not end is better left to the dialect to compute.
    let rewritten = mistake.rewritten.flatMap { text in
      text.split { !("0"..."9" ~= $0) }.contains { $0.utf8.count > 9 } ? nil : text
    }
    return Wording.dividedTerm(rewritten: rewritten, by: divisor)
  }

  /// `-b[.width]`
  static let negatedTerm = Habit { $0.code == .negatedTerm ? Wording.negatedTerm(rewritten: $0.rewritten) : nil }

  /// `10 == 20`
  static let noTerm = Habit { $0.code == .noTerm ? Wording.noTerm(sample: $0.dialect.sample) : nil }

  /// `1.0 / 0.0` and `1e300 * 1e300`
  static let endlessNumber = Habit {
    $0.code == .notFinite ? Wording.endlessNumber(isQuotient: $0.found == "/") : nil
  }

  /// `((((…`
  static let deepNesting = Habit { $0.code == .nestingTooDeep ? Wording.deepNesting : nil }
}

extension Mistake {
  /// How many terms in brackets the nearest pieces name.
  fileprivate var termCount: Int { (before + after).count { $0.text == "]" } }
}
