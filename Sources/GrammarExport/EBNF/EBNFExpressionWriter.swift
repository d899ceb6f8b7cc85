import GrammarCombinators

/// Writes the right-hand side of a production in the EBNF of the W3C.
struct EBNFExpressionWriter {
  static let notation = "W3C EBNF"

  /// The name of the production.
  let production: String

  /// How tightly an expression holds together: what binds less tightly than its place asks for goes into parentheses.
  enum Precedence: Int {
    case choice
    case sequence
    case postfix
    case primary
  }

  func text(of syntax: Syntax, atLeast needed: Precedence) throws(ExportFailure) -> String {
    switch syntax {
    case .literal(let text, let ignoresCase, _): return joined(Self.literalPieces(text, ignoresCase), needed)
    case .characters(let characters): return characters.description
    case .end: return "$"
    case .annotated(let body, _): return try text(of: body, atLeast: needed)
    case .production(let production): return production.name
    case .reference(let name): return name
    case .sequence(let parts, _): return joined(try texts(of: parts), needed)
    case .choice(let parts): return grouped(try texts(of: parts).joined(separator: " | "), .choice, needed)
    case .repetition(let body, let bounds, nil, _): return try repetition(of: body, bounds, needed)
    case .repetition(let body, let bounds, let separator?, let spacing):
      return try text(of: .separated(body, by: separator, bounds, spacing: spacing), atLeast: needed)
    case .lookAhead:
      throw ExportFailure(notation: Self.notation, production: production, construct: "a look-ahead")
    }
  }

  private func texts(of parts: [Syntax]) throws(ExportFailure) -> [String] {
    var texts: [String] = []
    for part in parts { texts.append(try text(of: part, atLeast: .sequence)) }
    return texts
  }

  private func grouped(_ text: String, _ precedence: Precedence, _ needed: Precedence) -> String {
    precedence.rawValue < needed.rawValue ? "( " + text + " )" : text
  }

  private func joined(_ texts: [String], _ needed: Precedence) -> String {
    texts.count == 1 ? texts[0] : grouped(texts.joined(separator: " "), .sequence, needed)
  }

  /// `?`, `*` and `+` as they are; other bounds as so many times the body, then what is optional.
  private func repetition(
    of body: Syntax, _ bounds: RepetitionBounds, _ needed: Precedence
  ) throws(ExportFailure) -> String {
    if bounds == .exactly(1) { return try text(of: body, atLeast: needed) }
    let one = try text(of: body, atLeast: .primary)
    switch bounds {
    case .optional: return grouped(one + "?", .postfix, needed)
    case .zeroOrMore: return grouped(one + "*", .postfix, needed)
    case .oneOrMore: return grouped(one + "+", .postfix, needed)
    default: break
    }
    let copy = try text(of: body, atLeast: .sequence)
    var parts = [String](repeating: copy, count: bounds.lower)
    if bounds.upper == .max {
      parts.append(one + "*")
    } else if bounds.lower < bounds.upper {
      var optional = one + "?"
      for _ in (bounds.lower + 1)..<bounds.upper { optional = "( " + copy + " " + optional + " )?" }
      parts.append(optional)
    }
    return parts.count == 1 ? grouped(parts[0], .postfix, needed) : joined(parts, needed)
  }

  /// The pieces of a literal: each letter as a class of its small form and its capital where case does not count, and else
  /// as much as one pair of quotation marks can hold, with the codes of what can't stand between them.
  static func literalPieces(_ text: String, _ ignoresCase: Bool) -> [String] {
    if ignoresCase {
      return text.map {
        $0.isLetter ? "[" + $0.lowercased() + $0.uppercased() + "]" : literalPieces(String($0), false)[0]
      }
    }
    var pieces: [String] = []
    var run = ""
    func endRun() {
      if !run.isEmpty { pieces.append(Syntax.quoted(run)) }
      run = ""
    }
    for scalar in text.unicodeScalars {
      if scalar.value < 32 || scalar.value == 127 {
        endRun()
        pieces.append("#x" + String(scalar.value, radix: 16, uppercase: true))
        continue
      }
      let isBothMarks = scalar == "'" && run.contains("\"") || scalar == "\"" && run.contains("'")
      if isBothMarks { endRun() }
      run.unicodeScalars.append(scalar)
    }
    endRun()
    return pieces
  }
}

extension Syntax {
  /// A repetition with a separator, in terms of repetitions without one.
  static func separated(
    _ body: Syntax, by separator: Syntax, _ bounds: RepetitionBounds, spacing: Spacing
  ) -> Syntax {
    var list = body
    if bounds.upper > 1 {
      let upper = bounds.upper == .max ? bounds.upper : bounds.upper - 1
      let further = RepetitionBounds(lower: max(0, bounds.lower - 1), upper: upper)
      let next = Syntax.sequence([separator, body], spacing: spacing)
      list = Syntax.sequence([body, .repetition(next, further, spacing: spacing)], spacing: spacing).flattened
    }
    return bounds.lower == 0 ? .repetition(list, .optional, spacing: spacing) : list
  }
}
