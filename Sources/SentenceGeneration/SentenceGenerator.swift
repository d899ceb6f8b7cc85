public import GrammarCombinators

/// Makes random sentences of a grammar from its productions.
///
/// A sentence belongs to the language that the productions state, and the end of the text is nowhere but at its end. What a
/// dialect refuses beyond its grammar, such as a number too large, may occur in it; look-aheads are not respected.
public struct SentenceGenerator: Sendable {
  private let start: String
  private let bodies: [String: Syntax]
  private let depths: DerivationDepths
  private let maximumDepth: Int

  /// A generator for the sentences of a grammar.
  ///
  /// - Parameters:
  ///   - grammar: a grammar without `problems`.
  ///   - maximumDepth: how many productions may be inside one another before only the shortest ways are taken.
  public init(_ grammar: Grammar, maximumDepth: Int = 12) {
    start = grammar.start.name
    bodies = Dictionary(uniqueKeysWithValues: grammar.productions.map { ($0.name, $0.body) })
    self.maximumDepth = maximumDepth
    depths = DerivationDepths(of: grammar)
  }

  /// A sentence.
  public func sentence(using random: inout some RandomNumberGenerator) -> String {
    var writer = SentenceWriter()
    write(.reference(start), .last, depth: 0, to: &writer, using: &random)
    return writer.text
  }

  private func write(
    _ syntax: Syntax, _ place: SentencePlace, depth: Int, to writer: inout SentenceWriter,
    using random: inout some RandomNumberGenerator
  ) {
    switch syntax {
    case .literal(let text, let ignoresCase, _):
      writer.append(ignoresCase && Bool.random(using: &random) ? text.uppercased() : text)
    case .characters(let characters):
      writer.append(Self.character(of: characters, using: &random))
    case .annotated(let body, _):
      write(body, place, depth: depth, to: &writer, using: &random)
    case .production(let production):
      write(.reference(production.name), place, depth: depth, to: &writer, using: &random)
    case .reference(let name):
      if let body = bodies[name] { write(body, place, depth: depth + 1, to: &writer, using: &random) }
    case .sequence(let parts, let spacing):
      for (index, part) in parts.enumerated() {
        if index > 0 { space(spacing, depth: depth, to: &writer, using: &random) }
        let canEnd = parts[(index + 1)...].allSatisfy { depths.depth(of: $0, .behindEnd) != nil }
        write(part, writer.place(canEnd ? place : .inside), depth: depth, to: &writer, using: &random)
      }
    case .choice(let parts):
      if let part = choose(among: parts, writer.place(place), depth: depth, using: &random) {
        write(part, place, depth: depth, to: &writer, using: &random)
      }
    case .repetition(let body, let bounds, let separator, let spacing):
      var count = count(in: bounds, depth: depth, using: &random)
      if depths.depth(of: body, .inside) == nil { count = max(bounds.lower, place == .last ? min(count, 1) : 0) }
      for index in 0..<count where index < bounds.lower || !writer.hasEnded {
        if index > 0 {
          space(spacing, depth: depth, to: &writer, using: &random)
          if let separator {
            write(separator, writer.place(.inside), depth: depth, to: &writer, using: &random)
            space(spacing, depth: depth, to: &writer, using: &random)
          }
        }
        write(body, writer.place(index == count - 1 ? place : .inside), depth: depth, to: &writer, using: &random)
      }
    case .end: writer.end()
    case .lookAhead: break
    }
  }

  /// What may stand between parts, if anything may.
  private func space(
    _ spacing: Syntax.Spacing, depth: Int, to writer: inout SentenceWriter,
    using random: inout some RandomNumberGenerator
  ) {
    guard let syntax = spacing.syntax, !writer.hasEnded else { return }
    if spacing == .spaced { return writer.space(using: &random) }
    // Where it comes out empty the parts may merge, so it is given a few chances not to.
    for _ in 0..<50 {
      var inside = SentenceWriter()
      write(syntax, .inside, depth: min(depth, max(0, maximumDepth - 3)), to: &inside, using: &random)
      if !inside.text.isEmpty { return writer.append(inside.text) }
    }
  }

  /// Any alternative that fits the place, or one of the shortest when it is time to come to an end.
  private func choose(
    among parts: [Syntax], _ place: SentencePlace, depth: Int, using random: inout some RandomNumberGenerator
  ) -> Syntax? {
    let ways = parts.compactMap { part in depths.depth(of: part, place).map { (part: part, length: $0) } }
    let shortest = depth >= maximumDepth ? ways.map(\.length).min() : nil
    return ways.filter { $0.length == shortest ?? $0.length }.map(\.part).randomElement(using: &random)
  }

  /// A small count within the bounds: one more iteration is as likely as none.
  private func count(
    in bounds: RepetitionBounds, depth: Int, using random: inout some RandomNumberGenerator
  ) -> Int {
    var count = bounds.lower
    while depth < maximumDepth, count < bounds.upper, Bool.random(using: &random) { count += 1 }
    return count
  }

  private static func character(
    of characters: CharacterClass, using random: inout some RandomNumberGenerator
  ) -> String {
    guard let range = characters.ranges.randomElement(using: &random) else { return "" }
    return Unicode.Scalar(range.randomElement(using: &random) ?? range.lowerBound).map(String.init) ?? ""
  }
}
