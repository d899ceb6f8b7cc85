import GrammarCombinators

/// Takes the white space out of right-hand sides in which it is spelt out, and marks what it does not stand before.
struct TokenConversion {
  private let grammar: CharacterGrammar

  init(_ grammar: CharacterGrammar) { self.grammar = grammar }

  /// - Parameter isGlued: whether the first token touches what stands before.
  func expression(_ expression: CharacterExpression, isGlued: Bool) -> TokenExpression {
    if let terminal = grammar.terminal(expression) {
      return .token(TokenPlace(form: TokenForm(terminal: terminal, isGlued: isGlued || grammar.isSpace(terminal))))
    }
    switch expression {
    case .name(let name): return .rule(RuleForm(name: name, isGlued: isGlued))
    case .sequence(let parts): return .joined(pieces(parts[...], isGlued: isGlued))
    case .choice(let parts): return .choice(parts.map { self.expression($0, isGlued: isGlued) })
    default: return .joined(pieces([expression], isGlued: isGlued))
    }
  }

  /// What parts consist of, one after the other.
  private func pieces(_ parts: ArraySlice<CharacterExpression>, isGlued: Bool) -> [TokenExpression] {
    guard let part = parts.first else { return [] }
    let rest = parts.dropFirst()
    if grammar.isGap(part) { return pieces(rest, isGlued: false) }
    let leavesGlue = !endsInSpace(part)
    switch part {
    case .optional(let body):
      let one = expression(body, isGlued: isGlued)
      return either([.optional(one)], [one], isGlued, leavesGlue, before: rest)
    case .zeroOrMore(let body):
      let one = expression(body, isGlued: isGlued)
      let next = expression(body, isGlued: leavesGlue)
      let loop: [TokenExpression] = one == next ? [.oneOrMore(one)] : [one, .zeroOrMore(next)]
      return either([.zeroOrMore(one)], loop, isGlued, leavesGlue, before: rest)
    case .oneOrMore(let body):
      let one = expression(body, isGlued: isGlued)
      let next = expression(body, isGlued: leavesGlue)
      return (one == next ? [.oneOrMore(one)] : [one, .zeroOrMore(next)]) + pieces(rest, isGlued: leavesGlue)
    default:
      return [expression(part, isGlued: isGlued)] + pieces(rest, isGlued: leavesGlue)
    }
  }

  /// `optional` before the rest, or, where the rest depends on whether there is something before it, one of both readings.
  private func either(
    _ optional: [TokenExpression], _ present: [TokenExpression], _ isGlued: Bool, _ leavesGlue: Bool,
    before rest: ArraySlice<CharacterExpression>
  ) -> [TokenExpression] {
    let behind = pieces(rest, isGlued: leavesGlue)
    let alone = pieces(rest, isGlued: isGlued)
    let isLoop = if case .zeroOrMore = optional[0], present.count > 1 { true } else { false }
    if behind == alone { return (isLoop ? [.optional(.joined(present))] : optional) + behind }
    return [.choice([.joined(present + behind), .joined(alone)])]
  }

  /// Whether white space stands at its end.
  private func endsInSpace(_ expression: CharacterExpression) -> Bool {
    switch expression {
    case .name(let name): grammar.isSpace(name)
    case .sequence(let parts): parts.last.map(endsInSpace) ?? false
    case .optional(let body), .zeroOrMore(let body), .oneOrMore(let body): endsInSpace(body)
    case .text, .characters, .choice: false
    }
  }
}
