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

  /// Whether nothing but a multiplier below zero could say it, which the dialect does not have.
  var needsNegativeMultiplier: Bool {
    guard let side = meaning?.right, case .number(let multiplier)? = side.multiplier?.value, multiplier < 0 else {
      return false
    }
    return rewritten == nil && !dialect.hasNegativeMultipliers
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
