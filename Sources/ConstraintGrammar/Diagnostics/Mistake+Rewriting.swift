/// What the author of a mistake means, and how the dialect would have it.
extension Mistake {
  /// The equation that is meant, if that can be told; the dialect need not have a sentence for it.
  var meaning: Equation<String>? { read { reader in reader.equation() } }

  /// The equation as the dialect would have it.
  var rewritten: String? {
    guard let meaning else { return nil }
    let notation = notation
    return dialect.sentence(stating: meaning, spelledAs: notation)
      ?? dialect.sentence(stating: meaning.withFactorForSign, spelledAs: notation)
  }

  /// The two equations that say together what one with two relations is to say.
  var rewrittenChain: [String]? {
    guard let equations = read({ reader in reader.chain() }) else { return nil }
    let notation = notation
    let sentences = equations.compactMap { dialect.sentence(stating: $0, spelledAs: notation) }
    return sentences.count == 2 && equations.count == 2 ? sentences : nil
  }

  /// The pieces behind the relation, if they are seen to the end of the text.
  var rightSide: ArraySlice<Lexeme>? {
    let rest = (before + after).drop { $0.kind != .relation }
    return isWhole && reachesEnd && !rest.isEmpty ? rest.drop { $0.kind == .relation } : nil
  }

  /// The first relation, whatever language it is of.
  var relation: Relation? {
    // The place may lie within it.
    let run = (before + after).drop { $0.kind != .relation }.prefix { $0.kind == .relation }
    let sign = run.map { $0.text }.joined()
    return Relation.allCases.first { dialect.notation.relation($0) == sign }
      ?? ForeignRelation.meaning(of: sign)?.relation
  }

  /// What the dialect has for the left side of the text, a relation, that of the text if none is given, and a number.
  func sentence(_ relation: Relation? = nil, withRightSide number: String) -> String? {
    guard reachesStart, let relation = relation ?? self.relation, let text = dialect.notation.relation(relation) else {
      return nil
    }
    let left = (before + after).prefix { $0.kind != .relation }
    let sign = Lexeme(kind: .relation, text: text)
    let pieces = number.first == "-" ? ["-", String(number.dropFirst())] : [number]
    let right = pieces.map { Lexeme(kind: $0 == "-" ? .symbol : .number, text: $0) }
    var reader = LenientReader(left + [sign] + right, notation: dialect.notation, writesItems: writesItems)
    return reader.equation().flatMap { dialect.sentence(stating: $0, spelledAs: notation) }
  }

  /// What the dialect has for the equation that some pieces are; `nil` if they are none.
  func sentence(meantBy lexemes: ArraySlice<Lexeme>) -> String? {
    let text = lexemes.text
    if dialect.accepts(text) { return text }
    var reader = LenientReader(Array(lexemes), notation: dialect.notation, writesItems: writesItems)
    guard let equation = reader.equation(), reader.position == lexemes.count else { return nil }
    return dialect.sentence(stating: equation, spelledAs: notation)
  }

  /// The number from the place on, or the name of one, if a parenthesis is closed behind it.
  func argument(at index: Int) -> String? {
    let isNegative = vocabulary.hasNegativeMultipliers && after.text(at: index) == "-"
    let index = isNegative ? index + 1 : index
    guard after.text(at: index + 1) == ")" else { return nil }
    let value = after[index]
    let isNumber = value.kind == .number && ForeignNumber(value.text).peculiarity == nil
    let isName = value.kind == .word && vocabulary.namesNumbers && !isNegative
    return isNumber || isName ? (isNegative ? "-" : "") + value.text : nil
  }

  /// Whether nothing but a multiplier below zero could say it, which the dialect does not have.
  var needsNegativeMultiplier: Bool {
    guard let side = meaning?.right, case .number(let multiplier)? = side.multiplier?.value, multiplier < 0 else {
      return false
    }
    return rewritten == nil && !vocabulary.hasNegativeMultipliers
  }

  /// Whether nothing but a constant below zero could say it, which the dialect does not have.
  var needsNegativeConstant: Bool {
    guard let side = meaning?.right, side.operand == nil, case .number(let constant)? = side.constant?.value else {
      return false
    }
    return constant < 0 && rewritten == nil
  }

  /// What can be read from the pieces, if they are the whole of the text.
  private func read<Result>(_ body: (inout LenientReader) -> Result?) -> Result? {
    guard reachesStart else { return nil }
    let lexemes = before + after
    var reader = LenientReader(lexemes, notation: dialect.notation, writesItems: writesItems)
    guard let result = body(&reader) else { return nil }
    // A host's text may go on in any way, but the last piece of what is seen of it may be cut off.
    let isRead = reader.position == lexemes.count && reachesEnd
    let isPassed = before.count < reader.position && reader.position < lexemes.count
    return isRead || isPassed && !isWhole ? result : nil
  }
}
