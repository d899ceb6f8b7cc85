/// Takes the white space out of right-hand sides in which it is spelt out, and marks what it does not stand before.
struct TokenConversion {
  let grammar: CharacterGrammar

  /// - Parameter isGlued: whether the first token touches what stands before.
  func expression(_ expression: CharacterExpression, isGlued: Bool) -> TokenExpression {
    switch expression {
    case .leaf(let symbol):
      .leaf(TokenSymbol(symbol: symbol, isGlued: isGlued || grammar.isSpace(symbol)))
    case .choice(let parts): .choice(parts.map { self.expression($0, isGlued: isGlued) })
    case .sequence(let parts): .joined(pieces(parts[...], isGlued: isGlued))
    case .repeated: .joined(pieces([expression], isGlued: isGlued))
    }
  }

  /// The pieces of parts, one after the other.
  private func pieces(_ parts: ArraySlice<CharacterExpression>, isGlued: Bool) -> [TokenExpression] {
    guard let part = parts.first else { return [] }
    let rest = parts.dropFirst()
    if grammar.isGap(part) { return pieces(rest, isGlued: false) }
    let leavesGlue = !endsInSpace(part)
    let behind = pieces(rest, isGlued: leavesGlue)
    guard case .repeated(let body, let multiplicity) = part else {
      return [expression(part, isGlued: isGlued)] + behind
    }
    let one = expression(body, isGlued: isGlued)
    let next = multiplicity == .optional ? one : expression(body, isGlued: leavesGlue)
    let isAlike = one == next
    let present: [TokenExpression] =
      multiplicity == .optional
      ? [one] : isAlike ? [.repeated(one, .oneOrMore)] : [one, .repeated(next, .zeroOrMore)]
    if multiplicity == .oneOrMore { return present + behind }
    // Where the rest depends on whether there is something before it, it is one of both readings.
    let alone = pieces(rest, isGlued: isGlued)
    guard behind == alone else { return [.choice([.joined(present + behind), .joined(alone)])] }
    return [.repeated(isAlike ? one : .joined(present), isAlike ? multiplicity : .optional)] + behind
  }

  /// Whether white space stands at its end.
  private func endsInSpace(_ expression: CharacterExpression) -> Bool {
    switch expression {
    case .leaf(let symbol): grammar.isSpace(symbol)
    case .sequence(let parts): parts.last.map(endsInSpace) ?? false
    case .repeated(let body, _): endsInSpace(body)
    case .choice: false
    }
  }
}
