/// Reads the right side of one production, with a stack of its own in place of recursion.
struct EBNFExpressionReader {
  /// The rest of the file.
  private(set) var tokens: EBNFTokenStream

  /// The names met so far, in the order of the file.
  private(set) var references: [EBNFReference] = []

  private var group: EBNFGroup
  private var enclosingGroups: [EBNFGroup] = []

  /// A reader of the expression with which `tokens` go on.
  init(tokens: EBNFTokenStream) {
    self.tokens = tokens
    self.group = EBNFGroup(opening: tokens.current.place)
  }

  /// Reads up to the end of the production or its directive.
  mutating func expression() throws(EBNFError) -> EBNFExpression {
    while !tokens.isAtProductionEnd {
      try read(tokens.current)
      tokens.advance()
    }
    guard enclosingGroups.isEmpty else {
      if case .directive(let directive) = tokens.current.kind {
        throw EBNFError(.misplacedDirective(directive), at: tokens.current.place)
      }
      throw EBNFError(.unclosedParenthesis, at: group.opening)
    }
    return group.expression
  }

  private mutating func read(_ token: EBNFToken) throws(EBNFError) {
    switch token.kind {
    case .name(let name):
      references.append(EBNFReference(name: name, place: token.place))
      group.append(.reference(name))
    case .literal(let text): group.append(.literal(text))
    case .characterClass(let characterClass): group.append(.characterClass(characterClass))
    case .end: group.append(.end)
    case .bar: group.startAlternative()
    case .openingParenthesis: try openGroup(at: token.place)
    case .closingParenthesis: try closeGroup(at: token.place)
    case .postfix(let postfix):
      guard group.apply(postfix) else { throw EBNFError(.nothingToRepeat(postfix), at: token.place) }
    case .definitionSign: throw EBNFError(.nameMissing, at: token.place)
    case .failure(let error): throw error
    case .directive, .tokensMarker, .endOfText: break
    }
  }

  private mutating func openGroup(at place: EBNFPlace) throws(EBNFError) {
    guard enclosingGroups.count < EBNFGroup.depthLimit else {
      throw EBNFError(.nestingTooDeep(limit: EBNFGroup.depthLimit), at: place)
    }
    enclosingGroups.append(group)
    group = EBNFGroup(opening: place)
  }

  private mutating func closeGroup(at place: EBNFPlace) throws(EBNFError) {
    guard var enclosing = enclosingGroups.popLast() else { throw EBNFError(.unopenedParenthesis, at: place) }
    enclosing.append(group.expression)
    group = enclosing
  }
}
