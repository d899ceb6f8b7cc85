import GrammarChecks
public import GrammarCombinators

/// Makes random sentences of a grammar from its productions.
///
/// A sentence belongs to the language that the productions state, and the end of the text is nowhere but at its end. What a
/// dialect refuses beyond its grammar, such as a number too large, may occur in it. A sequence that begins with a negative
/// look-ahead, such as a name that is no keyword, respects it; other look-aheads are not looked at.
public struct SentenceGenerator: Sendable {
  private let start: String
  private let bodies: [String: Syntax]
  private let depths: DerivationDepths
  private let growth: Growth
  private let exclusions: [Syntax: Interpreter]
  private let spacingsWithBlanks: Set<Syntax.Spacing>
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
    growth = Growth(of: grammar)
    let parts = grammar.productions.flatMap { $0.body.withAllPartsAndSpacing }
    spacingsWithBlanks = Set(parts.compactMap { $0.spacing }).filter { spacing in
      guard let syntax = spacing.syntax else { return false }
      return Interpreter(.sequence([syntax, .end], spacing: .glued)).accepts(SentenceWriter.blanks.utf8[...])
    }
    let excluded = parts.compactMap { part in
      if case .lookAhead(let body, isPositive: false) = part { (body, Interpreter(body)) } else { nil }
    }
    exclusions = Dictionary(excluded, uniquingKeysWith: { first, _ in first })
  }

  /// A sentence; nothing at all of a grammar that no text belongs to.
  ///
  /// - Parameters:
  ///   - size: how many UTF-8 bytes to aim for. Without it a sentence is short; one of a language without lists stays so.
  ///   - random: what the choices follow from.
  public func sentence(ofSize size: Int = 0, using random: inout some RandomNumberGenerator) -> String {
    var writer = SentenceWriter(longest: size + Self.excess)
    guard depths.depth(of: .reference(start), .last) != nil else { return "" }
    write(.reference(start), .last, Extent(depth: 0, end: size), to: &writer, using: &random)
    return writer.text
  }

  /// How many bytes a sentence may be too long before only the shortest ways are taken: where repetitions are inside one
  /// another, as in a table of operators, there is else no end of them.
  private static let excess = 100

  /// How far a part of a sentence goes.
  private struct Extent {
    /// How many productions it is inside of.
    var depth: Int

    /// How long the text is to be behind it, in UTF-8 bytes.
    var end: Int

    /// How often it is written anew where it comes out as something excluded: within another try less often, or the tries of
    /// each would be multiplied by those of the next.
    var tries = 20

    /// The same with another end.
    func ending(at end: Int) -> Extent { Extent(depth: depth, end: end, tries: tries) }
  }

  private func write(
    _ syntax: Syntax, _ place: TextPlace, _ extent: Extent, to writer: inout SentenceWriter,
    using random: inout some RandomNumberGenerator
  ) {
    let depth = extent.depth
    switch syntax {
    case .literal(let text, let ignoresCase, _):
      writer.append(ignoresCase && Bool.random(using: &random) ? text.uppercased() : text)
    case .characters(let characters):
      writer.append(Self.character(of: characters, using: &random))
    case .annotated(let body, _):
      write(body, place, extent, to: &writer, using: &random)
    case .production(let production):
      write(.reference(production.name), place, extent, to: &writer, using: &random)
    case .reference(let name):
      guard let body = bodies[name] else { break }
      let end = growth.canGrow(in: name) ? extent.end : 0
      write(body, place, Extent(depth: depth + 1, end: end, tries: extent.tries), to: &writer, using: &random)
    case .sequence(let parts, let spacing):
      if case .lookAhead(let excluded, isPositive: false)? = parts.first, let exclusion = exclusions[excluded] {
        let rest = Syntax.sequence(Array(parts.dropFirst()), spacing: spacing)
        let before = writer
        let inside = Extent(depth: depth, end: extent.end, tries: max(1, extent.tries / 5))
        for _ in 0..<extent.tries {
          writer = before
          write(rest, place, inside, to: &writer, using: &random)
          if !exclusion.accepts(writer.text.utf8.dropFirst(before.count).drop(while: WhiteSpace.contains)) { break }
        }
        return
      }
      let lastToGrow = parts.lastIndex(where: growth.canGrow)
      // Before this one the text can't end.
      let lastNeeded = parts.lastIndex { depths.depth(of: $0, .behindEnd) == nil } ?? 0
      for (index, part) in parts.enumerated() {
        if index > 0 { space(spacing, depth: depth, to: &writer, using: &random) }
        var extent = extent
        if index != lastToGrow { extent.end = share(of: extent, writer, using: &random) }
        write(part, writer.place(index < lastNeeded ? .inside : place), extent, to: &writer, using: &random)
      }
    case .choice(let parts):
      // Where much is still to come, what can't grow is not taken.
      let longer = extent.end > writer.count ? parts.filter(growth.canGrow) : []
      let part =
        choose(among: longer, place, depth: depth, writer, using: &random)
        ?? choose(among: parts, place, depth: depth, writer, using: &random)
      if let part {
        write(part, place, extent, to: &writer, using: &random)
      }
    case .repetition(let body, let bounds, let separator, let spacing):
      var count = count(in: bounds, depth: depth, writer, using: &random)
      let isRepeatable = ([body] + (separator.map { [$0] } ?? [])).allSatisfy { depths.depth(of: $0, .inside) != nil }
      if !isRepeatable { count = max(bounds.lower, depths.depth(of: body, place) == nil ? 0 : min(count, 1)) }
      var index = 0
      func iterate(_ place: TextPlace, end: Int) {
        if index > 0 {
          space(spacing, depth: depth, to: &writer, using: &random)
          if let separator {
            write(separator, writer.place(.inside), extent.ending(at: 0), to: &writer, using: &random)
            space(spacing, depth: depth, to: &writer, using: &random)
          }
        }
        write(body, writer.place(place), extent.ending(at: end), to: &writer, using: &random)
        index += 1
      }
      if bounds.upper == .max, depth < maximumDepth, isRepeatable {
        var length = -1
        while writer.count < extent.end, writer.count > length {
          length = writer.count
          iterate(.inside, end: share(of: extent, writer, using: &random))
        }
        if index > 0 { count = max(bounds.lower, index) }
      }
      while index < count, index < bounds.lower || !writer.hasEnded {
        iterate(index == count - 1 ? place : .inside, end: 0)
      }
    case .end: writer.end()
    case .lookAhead: break
    }
  }

  /// A space that may stand between parts, if any may.
  private func space(
    _ spacing: Syntax.Spacing, depth: Int, to writer: inout SentenceWriter,
    using random: inout some RandomNumberGenerator
  ) {
    if spacing == .glued || writer.hasEnded { return }
    // What is no white space, such as a comment, stands now and then.
    let isBlank = spacing == .spaced || Int.random(in: 0..<8, using: &random) > 0
    if isBlank, spacingsWithBlanks.contains(spacing) { return writer.space(using: &random) }
    guard let syntax = spacing.syntax, depths.depth(of: syntax, .inside) != nil else { return }
    // Where it comes out empty the parts may merge, so it is given a few chances not to.
    for _ in 0..<50 {
      var inside = SentenceWriter(longest: Self.excess)
      write(
        syntax, .inside, Extent(depth: min(depth, max(0, maximumDepth - 3)), end: 0), to: &inside, using: &random)
      if !inside.text.isEmpty { return writer.append(inside.text) }
    }
  }

  /// How long the text is to be behind a part that others follow.
  private func share(
    of extent: Extent, _ writer: SentenceWriter, using random: inout some RandomNumberGenerator
  ) -> Int {
    let rest = extent.end - writer.count
    return rest > 0 ? writer.count + Int.random(in: 0...rest / 2, using: &random) : 0
  }

  /// Any alternative that fits the place, or one of the shortest when it is time to come to an end.
  private func choose(
    among parts: [Syntax], _ place: TextPlace, depth: Int, _ writer: SentenceWriter,
    using random: inout some RandomNumberGenerator
  ) -> Syntax? {
    let place = writer.place(place)
    let ways = parts.compactMap { part in depths.depth(of: part, place).map { (part: part, length: $0) } }
    let shortest = depth >= maximumDepth || writer.isTooLong ? ways.map(\.length).min() : nil
    return ways.filter { $0.length == shortest ?? $0.length }.map(\.part).randomElement(using: &random)
  }

  /// A small count within the bounds: one more iteration is as likely as none.
  private func count(
    in bounds: Syntax.RepetitionBounds, depth: Int, _ writer: SentenceWriter,
    using random: inout some RandomNumberGenerator
  ) -> Int {
    var count = bounds.lower
    if depth >= maximumDepth || writer.isTooLong { return count }
    while count < bounds.upper, Bool.random(using: &random) { count += 1 }
    return count
  }

  private static func character(
    of characters: CharacterClass, using random: inout some RandomNumberGenerator
  ) -> String {
    guard let range = characters.ranges.randomElement(using: &random) else { return "" }
    return Unicode.Scalar(range.randomElement(using: &random) ?? range.lowerBound).map(String.init) ?? ""
  }
}

extension Interpreter {
  /// Whether a text fits from its first byte on.
  fileprivate func accepts(_ text: Substring.UTF8View) -> Bool {
    let bytes = ContiguousArray(text)
    var cursor = Cursor()
    return accepts(bytes.span, from: &cursor)
  }
}
