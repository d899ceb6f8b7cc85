package import GrammarCombinators

extension Syntax {
  /// The right-hand side in one line of EBNF, for a sentence about it.
  ///
  /// Bounds that EBNF has no sign for are written `{2,5}`; a look-ahead is written `&` or `!`, as in a PEG.
  var notation: String {
    switch self {
    case .literal(let text, _, _): return Syntax.written(text)
    case .characters(let characters): return characters.description
    case .sequence(let parts, _):
      if parts.isEmpty { return "( )" }
      return parts.map { part in
        if case .choice = part { return part.grouped }
        return part.notation
      }.joined(separator: " ")
    case .choice(let alternatives): return alternatives.map { $0.notation }.joined(separator: " | ")
    case .repetition(let body, let bounds, nil, _): return body.grouped + Syntax.sign(bounds)
    case .repetition(let body, let bounds, let separator?, _):
      guard bounds.upper > 1 else { return body.grouped + Syntax.sign(bounds) }
      let pairs = Syntax.sequence([separator, body], spacing: .glued).flattened.grouped
      let lower = max(bounds.lower, 1) - 1
      let upper = bounds.upper == .max ? .max : bounds.upper - 1
      let list = body.grouped + " " + pairs + Syntax.sign(Syntax.RepetitionBounds(lower: lower, upper: upper))
      return bounds.lower == 0 ? "( \(list) )?" : list
    case .lookAhead(let body, let isPositive): return (isPositive ? "&" : "!") + body.grouped
    case .end: return "$"
    case .annotated(let body, _): return body.notation
    case .production(let production): return production.name
    case .reference(let name): return name
    }
  }

  /// A literal, a character that can't be seen by its code.
  private static func written(_ text: String) -> String {
    var pieces: [String] = []
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar.value < 32 || scalar.value == 127 else {
        run.append(scalar)
        continue
      }
      if !run.isEmpty { pieces.append(quoted(String(run))) }
      run = String.UnicodeScalarView()
      pieces.append("#x" + String(scalar.value, radix: 16, uppercase: true))
    }
    return (run.isEmpty && !pieces.isEmpty ? pieces : pieces + [quoted(String(run))]).joined(separator: " ")
  }

  /// ``notation``, in parentheses unless it is a single thing.
  private var grouped: String {
    switch self {
    case .literal, .characters, .end, .production, .reference: notation
    case .sequence, .choice, .repetition, .lookAhead: "( \(notation) )"
    case .annotated(let body, _): body.grouped
    }
  }

  private static func sign(_ bounds: Syntax.RepetitionBounds) -> String {
    switch bounds {
    case .optional: "?"
    case .zeroOrMore: "*"
    case .oneOrMore: "+"
    default:
      if bounds.lower == bounds.upper {
        "{\(bounds.lower)}"
      } else {
        "{\(bounds.lower),\(bounds.upper == .max ? "" : String(bounds.upper))}"
      }
    }
  }
}

extension Syntax {
  /// The name of the production that this stands for.
  package var mentionedName: String? {
    switch self {
    case .production(let production): production.name
    case .reference(let name): name
    case .literal, .characters, .sequence, .choice, .repetition, .lookAhead, .end, .annotated: nil
    }
  }
}
