import GrammarChecks
import GrammarCombinators

/// Turns the right-hand side of a production into what is drawn.
struct RailroadLayout {
  /// How the production is written.
  let notation: EBNFNotation

  /// Where another production stands.
  let link: (String) -> String?

  /// The width that a production may take before it is wrapped.
  private let widthLimit: Int

  /// How many boxes there are so far; they are counted in the order of the declaration.
  private var boxCount = 0

  init(notation: EBNFNotation, widthLimit: Int = 760, link: @escaping (String) -> String?) {
    (self.notation, self.widthLimit, self.link) = (notation, widthLimit, link)
  }

  /// The diagram of a production, with its beginning and its end.
  ///
  /// - Parameter top: how much is left free above it.
  mutating func diagram(
    of syntax: Syntax, top: Int
  ) throws(ExportFailure) -> (width: Int, height: Int, drawing: RailroadPiece) {
    let (margin, markRadius, lead) = (8, 5, 16)
    let content = try piece(of: syntax, width: widthLimit)
    let start = margin + markRadius
    let left = start + lead
    let end = left + content.width + lead
    let y = top + margin + max(content.up, markRadius)
    let endY = y + content.drop
    var diagram = RailroadPiece()
    diagram.track((start, y), (left, y))
    diagram.place(content, x: left, y: y)
    diagram.track((left + content.width, endY), (end, endY))
    for (name, x, y) in [("start", start, y), ("stop", end, endY)] {
      diagram.add { XML.element("circle", ["class": name, "cx": x + $0, "cy": y + $1, "r": markRadius]) }
    }
    diagram.add(sign: "├", x: start, y: y)
    diagram.add(sign: "┤", x: end, y: endY)
    let height = y + max(content.down, content.drop + markRadius) + margin
    return (end + markRadius + margin, height, diagram)
  }

  /// - Parameters:
  ///   - width: what it takes at most, as far as boxes and branches allow.
  ///   - isBackwards: whether it is read from right to left, as a separator is, which stands on a way back.
  private mutating func piece(
    of syntax: Syntax, width: Int, isBackwards: Bool = false
  ) throws(ExportFailure) -> RailroadPiece {
    if let box = numberedBox(of: syntax) { return box.piece }
    switch syntax {
    case .sequence(let parts, _):
      let pieces = try pieces(of: parts, width: width, isBackwards: isBackwards)
      return isBackwards ? .row(pieces.reversed()) : .rows(pieces, limit: width)
    case .choice(let alternatives):
      if alternatives.count >= RailroadBox.leastTableCount, alternatives.allSatisfy({ box(of: $0) != nil }) {
        return RailroadBox.table(alternatives.compactMap { numberedBox(of: $0) }, limit: width)
      }
      let inner = width - 2 * RailroadPiece.branchLead
      return .branch(try pieces(of: alternatives, width: inner, isBackwards: isBackwards))
    case .repetition(let body, let bounds, let separator, _):
      let bypass = bounds.lower == 0 ? 2 * RailroadPiece.branchLead : 0
      let loop = bounds.upper == 1 ? 0 : 2 * RailroadPiece.turnLead
      var result = try piece(of: body, width: width - bypass - loop, isBackwards: isBackwards)
      // Its boxes count even where there is nothing for it to stand between.
      let between = try separator.map { separator throws(ExportFailure) in
        try piece(of: separator, width: .max, isBackwards: !isBackwards)
      }
      if bounds.upper > 1 { result = .loop(result, separator: between, caption: Self.caption(bounds)) }
      return bounds.lower == 0 ? .bypass(result) : result
    case .annotated(let body, _):
      return try piece(of: body, width: width, isBackwards: isBackwards)
    case .literal, .characters, .end, .production, .reference, .lookAhead:
      // These are boxes.
      return RailroadPiece()
    }
  }

  private mutating func pieces(
    of parts: [Syntax], width: Int, isBackwards: Bool
  ) throws(ExportFailure) -> [RailroadPiece] {
    var pieces: [RailroadPiece] = []
    var rest = parts[...]
    while let part = rest.first {
      // What excludes something and what it excludes are one box.
      let count = Exclusion.first(of: rest, notation.definitions)?.count ?? 1
      let whole = count == 1 ? part : .touching(Array(rest.prefix(count)))
      pieces.append(try piece(of: whole, width: width, isBackwards: isBackwards))
      rest = rest.dropFirst(count)
    }
    return pieces
  }

  /// How often, unless it is once or more.
  private static func caption(_ bounds: Syntax.RepetitionBounds) -> String? {
    switch (bounds.lower, bounds.upper) {
    case (...1, .max): nil
    case (let lower, .max): "\(lower) times or more"
    case (...1, let upper): "\(upper) times at most"
    case (let lower, let upper) where lower == upper: "\(lower) times"
    case (let lower, let upper): "\(lower) to \(upper) times"
    }
  }

  /// The box of what is drawn as one, by its number; nothing for what is made of others.
  private mutating func numberedBox(of syntax: Syntax) -> RailroadBox? {
    guard var box = box(of: syntax) else { return nil }
    box.number = boxCount
    boxCount += 1
    return box
  }

  /// The box of what is drawn as one; nothing for what is made of others.
  private func box(of syntax: Syntax) -> RailroadBox? {
    switch syntax {
    case .literal(let text, let ignoresCase, _):
      RailroadBox(
        kind: .terminal, text: Self.spelled(text), ignoresCase: ignoresCase && text.contains { $0.isLetter })
    case .characters(let characters): RailroadBox(kind: .characters, text: characters.description)
    case .end: RailroadBox(kind: .end, text: "end of the text")
    case .lookAhead(let body, let isPositive):
      (try? notation.write(notation.expression(body))).map {
        RailroadBox(kind: .end, text: (isPositive ? "before " : "not before ") + $0)
      }
    case .production, .reference:
      syntax.mentionedName.map { RailroadBox(kind: .nonterminal, text: $0, link: link($0)) }
    case .annotated(let body, _): box(of: body)
    case .sequence(let parts, .glued) where parts.count > 1: exclusion(parts)
    case .repetition: exclusion([syntax])
    case .sequence, .choice: nil
    }
  }

  /// What excludes something is a class of texts.
  private func exclusion(_ parts: [Syntax]) -> RailroadBox? {
    guard let (_, count) = Exclusion.first(of: parts[...], notation.definitions), count == parts.count,
      let text = try? notation.write(notation.expression(.touching(parts)))
    else { return nil }
    return RailroadBox(kind: .characters, text: text)
  }

  /// The text as it stands if all of it can be seen, and else as the EBNF has it: `";" #x9`.
  private static func spelled(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isSeen) { return text }
    return text.isEmpty ? Syntax.quoted("") : EBNFNotation.literalPieces(text, false).joined(separator: " ")
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
