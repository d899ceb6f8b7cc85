import GrammarCombinators

/// How a notation writes right-hand sides.
protocol CharacterNotation {
  /// What it is called in failures.
  static var notation: String { get }

  /// What stands between the parts of a sequence, and between alternatives.
  var sequenceMark: String { get }
  var choiceMark: String { get }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression
  func characters(_ characters: CharacterClass) -> WrittenExpression
  func name(_ name: String) -> WrittenExpression
  func repeated(
    _ multiplicity: Multiplicity, _ body: (Precedence) -> String
  ) -> WrittenExpression
}

extension CharacterNotation {
  var sequenceMark: String { " " }
  var choiceMark: String { " | " }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    WrittenExpression(body(.primary) + multiplicity.rawValue, .postfix)
  }

  /// The text of an expression, in parentheses if it holds together less tightly than `needed`.
  func write(_ expression: CharacterExpression, atLeast needed: Precedence = .choice) -> String {
    let written = written(expression)
    return written.precedence.rawValue < needed.rawValue ? "(" + written.text + ")" : written.text
  }

  private func written(_ expression: CharacterExpression) -> WrittenExpression {
    func body(_ part: CharacterExpression) -> (Precedence) -> String { { write(part, atLeast: $0) } }
    switch expression {
    case .text(let text, let ignoresCase): return self.text(text, ignoresCase: ignoresCase)
    case .characters(let characters): return self.characters(characters)
    case .name(let name): return self.name(name)
    case .sequence(let parts):
      return WrittenExpression(
        parts.map { write($0, atLeast: .postfix) }.joined(separator: sequenceMark), .sequence)
    case .choice(let parts):
      return WrittenExpression(parts.map { write($0, atLeast: .sequence) }.joined(separator: choiceMark), .choice)
    case .optional(let part): return repeated(.optional, body(part))
    case .zeroOrMore(let part): return repeated(.zeroOrMore, body(part))
    case .oneOrMore(let part): return repeated(.oneOrMore, body(part))
    }
  }

  /// One production: its name, a mark, its alternatives under each other.
  func production(_ production: CharacterProduction, mark: String, end: String = "") -> String {
    let head = name(production.name).text + mark
    guard case .choice(let alternatives) = production.body else { return head + write(production.body) + end }
    let texts = alternatives.map { write($0, atLeast: .sequence) }
    let margin = max(0, head.count - choiceMark.drop { $0 == " " }.count)
    return head + texts.joined(separator: "\n" + String(repeating: " ", count: margin) + choiceMark.drop { $0 == " " })
      + end
  }
}
