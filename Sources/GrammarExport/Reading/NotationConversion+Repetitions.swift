import GrammarCombinators

/// How often a symbol stands.
extension NotationConversion {
  /// What a number says is written out by notations without one, and there are limits to that.
  private static let mostWrittenOut = 10_000

  mutating func repetition(
    _ tree: SyntaxTree, _ spacing: Syntax.Spacing, isLast: Bool, _ entry: GrammarReader.Entry
  ) -> Syntax {
    var (symbol, sign, bounds, separator) = pieces(of: tree.children)
    guard var bounds else { return syntax(symbol, spacing, isLast: isLast, entry) }
    // `{ a }+` is one or more, `[ a ]*` any number, and `{ a }-` all but nothing.
    if ["optional", "repeated"].contains(symbol.name), bounds != .optional,
      let inner = symbol.children.first(where: { $0.kind == .rule })
    {
      if symbol.name == "optional" { bounds = sign == "-" ? .exactly(1) : .zeroOrMore }
      symbol = inner
    } else if sign == "-" {
      return fail("what is left out stands behind the '-'", at: tree.range)
    }
    let isLast = isLast && bounds == .optional
    let repetition = Syntax.repetition(
      syntax(symbol, spacing, isLast: isLast, entry), bounds,
      separator: separator.map { syntax($0, spacing, isLast: false, entry) }, spacing: spacing)
    return repetition.writtenOut > Self.mostWrittenOut
      ? fail("these are more than \(Self.mostWrittenOut) symbols, one after the other", at: tree.range) : repetition
  }

  /// A symbol with what is said before or behind it: how often it stands, and what stands between.
  private mutating func pieces(
    of parts: [SyntaxTree]
  ) -> (symbol: SyntaxTree, sign: String?, bounds: Syntax.RepetitionBounds?, separator: SyntaxTree?) {
    if ["COUNT", "TIMES"].contains(parts[0].name) {
      return (parts[1], nil, bounds(of: parts[0]), nil)
    }
    let signs: [String: Syntax.RepetitionBounds] = [
      "?": .optional, "*": .zeroOrMore, "+": .oneOrMore, "-": .oneOrMore, "**": .zeroOrMore, "++": .oneOrMore,
      "...": .oneOrMore,
    ]
    for (index, part) in parts.enumerated().dropFirst() {
      let sign = text.string(part.range)
      guard part.kind == .token, let bounds = signs[sign] else { continue }
      return (parts[0], sign, bounds, parts.dropFirst(index + 1).first)
    }
    return (parts[0], nil, nil, nil)
  }

  /// What a number before a symbol says: `3`, `1*`, `*2`, `1*2`, and `3 *` where that is three times.
  private mutating func bounds(of count: SyntaxTree) -> Syntax.RepetitionBounds {
    let ends = text.string(count.range).split(separator: "*", omittingEmptySubsequences: false).map {
      $0.filter { $0 != " " }
    }
    // A number without an end is larger than what may be.
    let numbers = ends.map { $0.isEmpty ? nil : Int($0) ?? .max }
    let lower = numbers[0] ?? 0
    let upper = numbers.count == 1 || count.name == "TIMES" ? lower : numbers[1] ?? .max
    if lower > upper { _ = fail("the least number here is above the greatest", at: count.range) }
    return Syntax.RepetitionBounds(lower: lower, upper: upper)
  }
}

extension Syntax {
  /// How many symbols these are where each repetition within bounds is written so often; no more than can be counted.
  fileprivate var writtenOut: Int {
    let most = 20_000
    let inside = max(1, parts.reduce(0) { min($0 + $1.writtenOut, most) })
    guard case .repetition(_, let bounds, _, _) = self else { return inside }
    return inside * max(1, min(bounds.upper < .max ? bounds.upper : bounds.lower, most))
  }
}
