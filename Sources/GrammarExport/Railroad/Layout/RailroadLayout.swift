import GrammarCombinators

/// Turns the right-hand side of a production into what is drawn.
struct RailroadLayout {
  /// How the production is written.
  let notation: EBNFNotation

  /// Where another production stands.
  let link: (String) -> String?

  /// How many boxes there are so far; they are counted in the order of the declaration.
  private var boxCount = 0

  init(notation: EBNFNotation, link: @escaping (String) -> String?) {
    self.notation = notation
    self.link = link
  }

  /// - Parameters:
  ///   - width: what it takes at most, as far as boxes and branches allow.
  ///   - isBackwards: whether it is read from right to left, as a separator is, which stands on a way back.
  mutating func element(
    of syntax: Syntax, width: Int, isBackwards: Bool = false
  ) throws(ExportFailure) -> any RailroadElement {
    if let box = numberedBox(of: syntax) { return box }
    switch syntax {
    case .sequence(let parts, _):
      let elements = try elements(of: parts, width: width, isBackwards: isBackwards)
      if isBackwards { return RailroadRow(elements.reversed()) }
      return RailroadWrappedRows.wrapping(elements, to: width)
    case .choice(let alternatives):
      if alternatives.count >= RailroadWordTable.leastCount, alternatives.allSatisfy({ box(of: $0) != nil }) {
        return RailroadWordTable(alternatives.compactMap { numberedBox(of: $0) }, limit: width)
      }
      let inner = width - 2 * RailroadMetrics.branchLead
      return RailroadBranch(try elements(of: alternatives, width: inner, isBackwards: isBackwards))
    case .repetition(let body, let bounds, let separator, _):
      return try repetition(of: body, bounds, separator, width: width, isBackwards: isBackwards)
    case .lookAhead:
      throw ExportFailure(notation: "a railroad diagram", production: notation.production, construct: "a look-ahead")
    case .annotated(let body, _):
      return try element(of: body, width: width, isBackwards: isBackwards)
    case .literal, .characters, .end, .production, .reference:
      // These are boxes.
      return RailroadRow([])
    }
  }

  /// The box of what is drawn as one, by its number; nothing for what is made of others.
  private mutating func numberedBox(of syntax: Syntax) -> RailroadBox? {
    guard var box = box(of: syntax) else { return nil }
    box.number = boxCount
    boxCount += 1
    return box
  }

  private mutating func elements(
    of parts: [Syntax], width: Int, isBackwards: Bool
  ) throws(ExportFailure) -> [any RailroadElement] {
    var elements: [any RailroadElement] = []
    var rest = parts[...]
    while let part = rest.first {
      // What excludes something and what it excludes are one box.
      let count = Exclusion.first(of: rest, notation.definitions)?.count ?? 1
      let whole = count == 1 ? part : .sequence(Array(rest.prefix(count)), spacing: .glued)
      elements.append(try element(of: whole, width: width, isBackwards: isBackwards))
      rest = rest.dropFirst(count)
    }
    return elements
  }

  private mutating func repetition(
    of body: Syntax, _ bounds: RepetitionBounds, _ separator: Syntax?, width: Int, isBackwards: Bool
  ) throws(ExportFailure) -> any RailroadElement {
    let bypass = bounds.lower == 0 ? 2 * RailroadMetrics.branchLead : 0
    let loop = bounds.upper == 1 ? 0 : 2 * (RailroadMetrics.radius + RailroadMetrics.lead)
    var result = try element(of: body, width: width - bypass - loop, isBackwards: isBackwards)
    // Its boxes count even where there is nothing for it to stand between.
    var between: (any RailroadElement)?
    if let separator { between = try element(of: separator, width: .max, isBackwards: !isBackwards) }
    if bounds.upper > 1 { result = RailroadLoop(result, separator: between, caption: Self.caption(bounds)) }
    return bounds.lower == 0 ? RailroadBypass(result) : result
  }

  /// How often, unless it is once or more.
  private static func caption(_ bounds: RepetitionBounds) -> String? {
    switch (bounds.lower, bounds.upper) {
    case (...1, .max): nil
    case (let lower, .max): "\(lower) times or more"
    case (...1, let upper): "\(upper) times at most"
    case (let lower, let upper) where lower == upper: "\(lower) times"
    case (let lower, let upper): "\(lower) to \(upper) times"
    }
  }
}
