import GrammarCombinators

/// Finds by trying everything whether a text belongs to what a grammar says, were the order of alternatives, and how much a
/// repetition takes, of no account. It is written for clarity alone.
struct UnorderedReader {
  private let text: [Unicode.Scalar]

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  func accepts(_ syntax: Syntax) -> Bool { ends(of: syntax, from: 0).contains(text.count) }

  /// Where what matches from a place on can end.
  private func ends(of syntax: Syntax, from start: Int) -> Set<Int> {
    switch syntax {
    case .literal(let literal, let ignoresCase, let isWord):
      let wanted = Array(literal.unicodeScalars)
      let end = start + wanted.count
      guard end <= text.count else { return [] }
      let isThere = zip(wanted, text[start..<end]).allSatisfy { one, other in
        one == other
          || ignoresCase && one.isASCII && other.isASCII
            && one.properties.lowercaseMapping == other.properties.lowercaseMapping
      }
      return isThere && !(isWord && isWordPart(at: end)) ? [end] : []
    case .characters(let characters):
      guard start < text.count else { return [] }
      return characters.ranges.contains { $0.contains(text[start].value) } ? [start + 1] : []
    case .sequence(let parts, let spacing):
      return parts.indices.reduce([start]) { starts, index in
        ends(of: parts[index], from: index == 0 ? starts : behindGaps(spacing, starts))
      }
    case .choice(let parts): return parts.reduce(into: []) { $0.formUnion(ends(of: $1, from: start)) }
    case .repetition(let body, let bounds, let separator, let spacing):
      var reached: Set<Int> = bounds.lower == 0 ? [start] : []
      var seen: Set<Int> = []
      var current: Set<Int> = [start]
      for count in 1...max(1, min(bounds.upper, bounds.lower + text.count + 1)) {
        if count > 1 {
          current = behindGaps(spacing, current)
          if let separator { current = behindGaps(spacing, ends(of: separator, from: current)) }
        }
        current = ends(of: body, from: current)
        if count >= bounds.lower {
          reached.formUnion(current)
          if current.isSubset(of: seen) { break }
          seen.formUnion(current)
        }
      }
      return reached
    case .lookAhead(let body, let isPositive): return ends(of: body, from: start).isEmpty == isPositive ? [] : [start]
    case .end: return start == text.count ? [start] : []
    case .annotated(let body, .numeral):
      return ends(of: body, from: start).filter {
        !isWordPart(at: $0) && !(text.indices.contains($0) && text[$0] == ".")
      }
    case .annotated(let body, _): return ends(of: body, from: start)
    case .production(let production): return ends(of: production.definition(), from: start)
    case .reference: return []
    }
  }

  private func ends(of syntax: Syntax, from starts: Set<Int>) -> Set<Int> {
    starts.reduce(into: []) { $0.formUnion(ends(of: syntax, from: $1)) }
  }

  private func behindGaps(_ spacing: Syntax.Spacing, _ starts: Set<Int>) -> Set<Int> {
    spacing.syntax.map { ends(of: $0, from: starts) } ?? starts
  }

  private func isWordPart(at place: Int) -> Bool {
    text.indices.contains(place) && text[place].isASCII && WordPart.contains(UInt8(text[place].value))
  }
}
