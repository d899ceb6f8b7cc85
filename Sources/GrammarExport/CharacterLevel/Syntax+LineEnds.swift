import GrammarCombinators

extension Syntax.Spacing {
  /// The characters of which any number may stand there.
  var blanks: [ClosedRange<UInt32>] {
    guard case .repetition(let body, .zeroOrMore, nil, .glued)? = syntax?.flattened else { return [] }
    let units = if case .choice(let parts) = body { parts } else { [body] }
    return units.flatMap { unit in
      if case .repetition(let one, .oneOrMore, nil, .glued) = unit { return one.singleCharacters() ?? [] }
      return unit.singleCharacters() ?? []
    }
  }
}

extension Syntax {
  /// White space without the end of a line, or of the text, behind what goes on up to there: that ends it as it is, and the
  /// end of the line is white space too.
  func withoutLineEnd(before blanks: [ClosedRange<UInt32>]) -> Syntax {
    switch self {
    case .choice(let parts): return .choice(parts.map { $0.withoutLineEnd(before: blanks) })
    case .repetition(let body, let bounds, nil, .glued):
      return .repetition(body.withoutLineEnd(before: blanks), bounds, spacing: .glued)
    case .sequence(let parts, .glued):
      guard parts.count > 2, case .choice(let ends) = parts[parts.count - 1], ends.count == 2,
        let end = ends.firstIndex(of: .end), let line = ends[1 - end].singleCharacters(),
        case .repetition(let body, let bounds, nil, .glued) = parts[parts.count - 2], bounds.upper == .max,
        let open = body.singleCharacters(), [0...0x10FFFF].subtracting(open).subtracting(line).isEmpty,
        line.subtracting(blanks).isEmpty
      else { return self }
      return .touching(Array(parts.dropLast()))
    default: return self
    }
  }
}
