import GrammarCombinators
import Recogniser

extension EBNFProduction {
  /// What a file ought to say of a production of a parser.
  init(_ production: Production) {
    let isRule = production.kind == .rule
    self.init(
      name: production.name, kind: isRule ? .rule : .token,
      isExplicit: !isRule || production.body.hasPartsThatTouch,
      expression: production.body.ebnfExpression)
  }
}

extension Syntax {
  fileprivate var hasPartsThatTouch: Bool {
    switch self {
    case .sequence(let parts, .glued) where parts.count > 1: true
    case .repetition(_, let bounds, _, .glued) where bounds.upper > 1: true
    default: parts.contains(where: \.hasPartsThatTouch)
    }
  }

  /// The expression that says the same in the terms of the reader.
  fileprivate var ebnfExpression: EBNFExpression {
    switch self {
    case .literal(let text, ignoresCase: false, _): return .literal(text)
    case .literal(let text, ignoresCase: true, _):
      let letters = text.unicodeScalars.map { scalar in
        guard ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) else {
          return EBNFExpression.literal(String(scalar))
        }
        let small = Unicode.Scalar(UInt8(scalar.value) | 0x20)
        let capital = Unicode.Scalar(UInt8(scalar.value) & ~0x20)
        return .characterClass(EBNFCharacterClass(ranges: [small...small, capital...capital]))
      }
      return letters.count == 1 ? letters[0] : .sequence(letters)
    case .characters(let characters):
      let ranges = characters.ranges.compactMap { range in
        Unicode.Scalar(range.lowerBound).flatMap { lower in Unicode.Scalar(range.upperBound).map { lower...$0 } }
      }
      return .characterClass(EBNFCharacterClass(ranges: ranges))
    case .sequence(let parts, _):
      // A list with separators is a sequence of its own, which a reader finds among the parts.
      return .sequence(
        parts.map(\.ebnfExpression).flatMap { part in if case .sequence(let inner) = part { inner } else { [part] } })
    case .choice(let parts): return .choice(parts.map(\.ebnfExpression))
    case .repetition(let body, let bounds, nil, _): return body.ebnfExpression.repeated(bounds)
    case .repetition(let body, let bounds, let separator?, let spacing):
      let next = Syntax.sequence([separator, body], spacing: spacing)
      let rest = Syntax.RepetitionBounds(
        lower: max(0, bounds.lower - 1), upper: bounds.upper == .max ? .max : max(1, bounds.upper - 1))
      let list = Syntax.sequence([body, .repetition(next, rest, spacing: spacing)], spacing: spacing)
      return bounds.lower == 0 ? list.ebnfExpression.repeated(.optional) : list.ebnfExpression
    case .lookAhead: return .literal("a look-ahead, which no file has")
    case .annotated(let body, _): return body.ebnfExpression
    case .end: return .end
    case .production(let production): return .reference(production.name)
    case .reference(let name): return .reference(name)
    }
  }
}

extension EBNFExpression {
  /// The reader joins an operator with the one before it, whatever the parentheses.
  fileprivate func repeated(_ bounds: Syntax.RepetitionBounds) -> EBNFExpression {
    let maximum = bounds.upper == .max ? nil : bounds.upper
    guard case .repetition(let inner, let minimum, let innerMaximum) = self else {
      return .repetition(self, minimum: bounds.lower, maximum: maximum)
    }
    return .repetition(
      inner, minimum: minimum * bounds.lower, maximum: maximum == 1 && innerMaximum == 1 ? 1 : nil)
  }
}
