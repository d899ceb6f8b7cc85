import Recogniser
import TestMaterial

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
    switch production.kind {
    case .whiteSpace: " /* ws: definition */"
    case .rule where production.isExplicit: " /* ws: explicit */"
    default: ""
    }
  }

  /// The text of a right side.
  static func choice(_ expression: EBNFExpression) -> String {
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

/// Makes grammars at random, in the form that a reader gives them.
struct GrammarGenerator {
  private var random: SeededGenerator
  private let names = ["start", "a", "B_1", "_", "WHITE_SPACE"]

  /// The generator of the grammars numbered `seed`.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Another grammar.
  mutating func grammar() -> EBNFGrammar {
    let ruleCount = Int.random(in: 1..<names.count, using: &random)
    let hasWhiteSpace = ruleCount < names.count && Bool.random(using: &random)
    let productions = names.enumerated().map { position, name in
      let isLast = position == names.count - 1
      let kind: EBNFProduction.Kind =
        position < ruleCount ? .rule : isLast && hasWhiteSpace ? .whiteSpace : .token
      let isExplicit = kind != .rule || Bool.random(using: &random)
      return EBNFProduction(name: name, kind: kind, isExplicit: isExplicit, expression: expression(depth: 4))
    }
    return EBNFGrammar(start: productions[0], others: Array(productions.dropFirst()))
  }

  private mutating func expression(depth: Int) -> EBNFExpression {
    switch Int.random(in: 0..<(depth == 0 ? 4 : 8), using: &random) {
    case 0: .end
    case 1: .reference(names.randomElement(using: &random) ?? "start")
    case 2: .literal(["", "x", "'", "\"\"", "|", "/*", "é€"].randomElement(using: &random) ?? "")
    case 3: .characterClass(characterClass())
    case 4: .sequence(parts(depth: depth, minimum: 0))
    case 5: .choice(parts(depth: depth, minimum: 2))
    default: repetition(depth: depth)
    }
  }

  private mutating func parts(depth: Int, minimum: Int) -> [EBNFExpression] {
    let count = [minimum, 2, 3].randomElement(using: &random) ?? 2
    return (0..<count).map { _ in expression(depth: depth - 1) }
  }

  private mutating func repetition(depth: Int) -> EBNFExpression {
    let part = expression(depth: depth - 1)
    if case .repetition = part { return part }
    let minimum = Int.random(in: 0...1, using: &random)
    let maximum = minimum == 0 && Bool.random(using: &random) ? 1 : nil
    return .repetition(part, minimum: minimum, maximum: maximum)
  }

  private mutating func characterClass() -> EBNFCharacterClass {
    let bounds: [Unicode.Scalar] = ["\0", "\n", "#", "-", "0", "]", "^", "m", "x", "é", "\u{E000}", "\u{10FFFF}"]
    let ranges = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let lower = Int.random(in: bounds.indices, using: &random)
      return bounds[lower]...bounds[Int.random(in: lower..<bounds.count, using: &random)]
    }
    return EBNFCharacterClass(ranges: ranges, isNegated: Bool.random(using: &random))
  }
}
