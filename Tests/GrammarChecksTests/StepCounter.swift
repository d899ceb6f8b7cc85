import GrammarCombinators

/// Reads as a parser does, the first alternative that fits and all that a repetition can get, and counts its steps.
struct StepCounter {
  private let bodies: [String: Syntax]
  private let text: [UInt8]
  private(set) var steps = 0

  /// How many steps it takes to read a text, or to refuse it.
  static func steps(of grammar: Grammar, reading text: String) -> Int {
    let bodies = Dictionary(uniqueKeysWithValues: grammar.productions.map { ($0.name, $0.body) })
    var counter = StepCounter(bodies: bodies, text: Array(text.utf8))
    _ = counter.end(of: grammar.start.body, from: 0)
    return counter.steps
  }

  private init(bodies: [String: Syntax], text: [UInt8]) {
    self.bodies = bodies
    self.text = text
  }

  private mutating func end(of syntax: Syntax, from start: Int) -> Int? {
    steps += 1
    switch syntax {
    case .literal(let literal, _, _):
      return text[start...].starts(with: literal.utf8) ? start + literal.utf8.count : nil
    case .characters(let characters):
      return start < text.count && characters.ranges.contains { $0.contains(UInt32(text[start])) } ? start + 1 : nil
    case .sequence(let parts, _):
      var end: Int? = start
      for part in parts { end = end.flatMap { self.end(of: part, from: $0) } }
      return end
    case .choice(let alternatives):
      for alternative in alternatives { if let end = end(of: alternative, from: start) { return end } }
      return nil
    case .repetition(let body, let bounds, let separator, _):
      var (count, last) = (0, start)
      while count < bounds.upper {
        var next: Int? = last
        if count > 0, let separator { next = end(of: separator, from: last) }
        guard let end = next.flatMap({ self.end(of: body, from: $0) }), end > last else { break }
        (count, last) = (count + 1, end)
      }
      return count >= bounds.lower ? last : nil
    case .lookAhead(let body, let isPositive): return (end(of: body, from: start) != nil) == isPositive ? start : nil
    case .end: return start == text.count ? start : nil
    case .annotated(let body, _): return end(of: body, from: start)
    case .production(let production): return end(of: .reference(production.name), from: start)
    case .reference(let name): return bodies[name].flatMap { end(of: $0, from: start) }
    }
  }
}
