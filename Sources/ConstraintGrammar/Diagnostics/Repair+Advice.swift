import Spelling

extension Repair {
  /// What is said of the failure.
  var advice: Advice? {
    guard let departure else { return nil }
    var context = DepartureContext(dialect: dialect)
    context.notation = reading.notation
    context.isBehindWord = departure.word.map { $0.upperBound <= failure.range.lowerBound } ?? false
    // A long text would hide the rest of the hint.
    context.whole = sentence.flatMap { $0.utf8.count <= 400 ? $0.onOneLine : nil }
    if isMendedLocally || !isWhole { context.local = departure.instead ?? departure.edits.first?.replacement }
    let parts = reading.equations.map { $0.sentence(in: dialect, spelledAs: reading.notation) }
    context.parts = parts.count > 1 || !parts.contains(nil) ? parts.compactMap { $0 } : []
    if context.parts.count != parts.count { context.parts = [] }
    context.example = example(of: departure)
    if sentence == nil, reading.equations.count == 1 { setElsewhere(&context) }
    var advice = Wording.advice(for: departure, context)
    advice.marked = departure.word.flatMap { word in
      context.isBehindWord
        ? word.lowerBound - failure.range.lowerBound..<word.upperBound - failure.range.lowerBound : nil
    }
    // To mend a single term does not make an equation of it.
    return isTermAlone ? Wording.inWholeEquation(advice, sample: dialect.sample) : advice
  }

  /// An equation that shows what to write in place of a number that is none here.
  private func example(of departure: Departure) -> String? {
    switch departure.kind {
    case .noValue:
      guard let left = reading.left, let relation = reading.relation, reading.isValueAlone else { return nil }
      let ten = LinearForm<String>(constant: .scalar(.number(10)))
      return MeantEquation(left: left, relation: relation, right: ten).sentence(
        in: dialect, spelledAs: reading.notation)
    case .signedNumber, .negatedTerm, .constantOnTheLeft, .parentheses:
      let difference = Side<String>(.attribute(of: "view2", .width), constant: Constant(.minus, .number(10)))
      let text = dialect.text(of: Equation(Side(.attribute(of: "view1", .width)), .equal, difference))
      return dialect.accepts(text) ? text : nil
    default: return nil
    }
  }

  /// Looks for a dialect that can state what this one can't.
  private func setElsewhere(_ context: inout DepartureContext) {
    guard let form = reading.equations[0].normalForm(in: dialect) else { return }
    let isAlone = reading.equations[0].left.reference == nil || reading.equations[0].right.reference == nil
    context.needsNegativeNumber =
      !dialect.vocabulary.hasNegativeNumbers && isAlone && (form.constant.written.map { $0 < 0 } ?? false)
    context.needsNegativeMultiplier = form.multiplier.written.map { $0 < 0 } ?? false
    for other in Dialect.all where reading.equations[0].normalForm(in: other) == form {
      guard let text = reading.equations[0].sentence(in: other) else { continue }
      context.elsewhere = (other.name, text)
      return
    }
  }

  /// Whether the text has one term, or a part of one, and nothing else.
  private var isTermAlone: Bool {
    guard isWhole, reading.lexemes.first?.kind == .word else { return false }
    return reading.lexemes.dropFirst().allSatisfy {
      $0.isGlued && ($0.kind == .word || [".", "[", "]"].contains($0.text))
    }
  }
}

extension String {
  /// The text with a blank in place of every line feed and the like.
  fileprivate var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars { line += scalar.isControl ? " " : String(scalar) }
    return line
  }
}
