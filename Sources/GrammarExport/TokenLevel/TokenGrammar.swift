/// A rule or a terminal in a grammar of tokens. White space before it is a property of the symbol.
package struct TokenSymbol: Hashable, Sendable {
  package let symbol: Symbol

  /// Whether no white space stands before it; otherwise there may be some.
  package let isGlued: Bool

  /// The number of its place in the grammar, for a terminal in a right-hand side; otherwise 0.
  var place = 0

  /// The symbol without its place.
  var form: TokenSymbol { TokenSymbol(symbol: symbol, isGlued: isGlued) }

  /// The end of the text: nothing, behind all other places.
  static let end = TokenSymbol(symbol: .text("", ignoresCase: false), isGlued: false, place: .max)
}

package typealias TokenExpression = Expression<TokenSymbol>

/// A grammar of tokens, for notations that skip white space between them by themselves.
///
/// Its language is that of the character-level grammar which it is made from.
package struct TokenGrammar {
  /// A rule in one of its forms.
  package struct Production {
    package let form: TokenSymbol
    package let body: TokenExpression
  }

  /// The rules in the order of the grammar, each in the forms in which it is used, the start rule first.
  package private(set) var productions: [Production] = []

  /// The terminals, once for each of their places, in order.
  private(set) var places: [TokenSymbol] = []

  package init(_ grammar: CharacterGrammar) {
    let conversion = TokenConversion(grammar: grammar)
    var bodies: [TokenSymbol: TokenExpression] = [:]
    var waiting = [TokenSymbol(symbol: .name(grammar.start.name), isGlued: false)]
    while let form = waiting.popLast() {
      guard bodies[form] == nil, !grammar.isTerminal(form.symbol), let name = form.symbol.name,
        let production = grammar[name]
      else { continue }
      // White space before the first token is spelt out in the start rule where it may stand there.
      let isStart = production.name == grammar.start.name
      let body = conversion.expression(production.body, isGlued: form.isGlued || isStart)
      bodies[form] = body
      waiting += body.leaves
    }
    for rule in grammar.rules {
      for isGlued in [false, true] {
        let form = TokenSymbol(symbol: .name(rule.name), isGlued: isGlued)
        guard let body = bodies[form] else { continue }
        var places = self.places
        let numbered = body.mapLeaves { leaf in
          guard grammar.isTerminal(leaf.symbol) else { return leaf }
          places.append(TokenSymbol(symbol: leaf.symbol, isGlued: leaf.isGlued, place: places.count + 1))
          return places[places.count - 1]
        }
        self.places = places
        productions.append(Production(form: form, body: numbered))
      }
    }
  }

  package var start: Production { productions[0] }

  /// Which places can follow each other, and the end of the text.
  var neighbours: Neighbours<TokenSymbol> {
    Neighbours(
      productions.map { production in
        let isStart = production.form == start.form
        return (production.form, isStart ? .sequence([production.body, .leaf(.end)]) : production.body)
      })
  }
}

/// Takes the white space out of right-hand sides in which it is spelt out, and marks the symbols that none stands
/// before.
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
    // If the rest depends on whether something stands before it, both readings are alternatives.
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
