import Recogniser

/// Writes a grammar with as few parentheses as its reading allows.
enum GrammarWriter {
  /// The text of `grammar`.
  static func text(_ grammar: EBNFGrammar) -> String {
    var text = ""
    var isInTokens = false
    for production in grammar.productions {
      if production.kind != .rule, !isInTokens {
        text += "<?TOKENS?>\n"
        isInTokens = true
      }
      text += "\(production.name) ::= \(choice(production.expression))\(directive(production))\n"
    }
    return text
  }

  private static func directive(_ production: EBNFProduction) -> String {
    switch (production.kind, production.spacing) {
    case (.whiteSpace, _): " /* ws: definition */"
    case (.rule, .explicit): " /* ws: explicit */"
    default: ""
    }
  }

  private static func choice(_ expression: EBNFExpression) -> String {
    guard case .choice(let alternatives) = expression else { return sequence(expression) }
    return alternatives.map(sequence).joined(separator: " | ")
  }

  private static func sequence(_ expression: EBNFExpression) -> String {
    guard case .sequence(let parts) = expression else { return item(expression) }
    return parts.map(item).joined(separator: " ")
  }

  private static func item(_ expression: EBNFExpression) -> String {
    switch expression {
    case .literal(let text): text.contains("\"") ? "'\(text)'" : "\"\(text)\""
    case .characterClass(let characterClass):
      "[\(characterClass.isNegated ? "^" : "")\(characterClass.ranges.map(range).joined())]"
    case .reference(let name): name
    case .sequence, .choice: "( \(choice(expression)) )"
    case .repetition(let part, let minimum, let maximum):
      item(part) + (minimum == 1 ? "+" : maximum == 1 ? "?" : "*")
    case .end: "$"
    }
  }

  private static func range(_ range: ClosedRange<Unicode.Scalar>) -> String {
    let lower = number(range.lowerBound)
    return range.lowerBound == range.upperBound ? lower : "\(lower)-\(number(range.upperBound))"
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    // A letter up to f would go on with the number before it.
    ("g"..."z").contains(scalar) ? String(scalar) : "#x" + String(scalar.value, radix: 16)
  }
}
