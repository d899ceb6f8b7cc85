import GrammarCombinators

/// Turns the right-hand side of a production into what is drawn.
struct RailroadLayout {
  /// The name of the production.
  let production: String

  /// Where another production stands.
  let link: (String) -> String?

  /// - Parameters:
  ///   - width: what it takes at most, as far as boxes and branches allow.
  ///   - isBackwards: whether it is read from right to left, as a separator is, which stands on a way back.
  func element(
    of syntax: Syntax, width: Int, isBackwards: Bool = false
  ) throws(ExportFailure) -> any RailroadElement {
    if let box = box(of: syntax) { return box }
    switch syntax {
    case .sequence(let parts, _):
      var elements: [any RailroadElement] = []
      for part in parts { elements.append(try element(of: part, width: width, isBackwards: isBackwards)) }
      if isBackwards { return RailroadRow(elements.reversed()) }
      return RailroadWrappedRows.wrapping(elements, to: width)
    case .choice(let alternatives):
      let boxes = alternatives.compactMap(box)
      if boxes.count == alternatives.count, boxes.count >= RailroadWordTable.leastCount {
        return RailroadWordTable(boxes, limit: width)
      }
      var elements: [any RailroadElement] = []
      let inner = width - 2 * RailroadMetrics.branchLead
      for part in alternatives { elements.append(try element(of: part, width: inner, isBackwards: isBackwards)) }
      return RailroadBranch(elements)
    case .repetition(let body, let bounds, let separator, _):
      return try repetition(of: body, bounds, separator, width: width, isBackwards: isBackwards)
    case .lookAhead:
      throw ExportFailure(notation: "a railroad diagram", production: production, construct: "a look-ahead")
    case .literal, .characters, .end, .production, .reference:
      // These are boxes.
      return RailroadRow([])
    }
  }

  private func box(of syntax: Syntax) -> RailroadBox? {
    switch syntax {
    case .literal(let text, let ignoresCase, _):
      RailroadBox(
        kind: .terminal, text: LiteralSpelling.spelled(text),
        ignoresCase: ignoresCase && text.contains { $0.isLetter })
    case .characters(let characters): RailroadBox(kind: .characters, text: characters.description)
    case .end: RailroadBox(kind: .end, text: "end of the text")
    case .production(let production): nonterminal(production.name)
    case .reference(let name): nonterminal(name)
    case .sequence, .choice, .repetition, .lookAhead: nil
    }
  }

  private func nonterminal(_ name: String) -> RailroadBox {
    RailroadBox(kind: .nonterminal, text: name, link: link(name))
  }

  private func repetition(
    of body: Syntax, _ bounds: RepetitionBounds, _ separator: Syntax?, width: Int, isBackwards: Bool
  ) throws(ExportFailure) -> any RailroadElement {
    let bypass = bounds.lower == 0 ? 2 * RailroadMetrics.branchLead : 0
    let loop = bounds.upper == 1 ? 0 : 2 * (RailroadMetrics.radius + RailroadMetrics.lead)
    var result = try element(of: body, width: width - bypass - loop, isBackwards: isBackwards)
    if bounds.upper > 1 {
      var between: (any RailroadElement)?
      if let separator { between = try element(of: separator, width: .max, isBackwards: !isBackwards) }
      result = RailroadLoop(result, separator: between, caption: Self.caption(bounds))
    }
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
