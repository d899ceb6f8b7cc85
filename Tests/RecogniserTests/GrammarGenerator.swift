import Recogniser

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
      let kind: EBNFProductionKind =
        position < ruleCount ? .rule : isLast && hasWhiteSpace ? .whiteSpace : .token
      let spacing: EBNFSpacing = kind == .rule && Bool.random(using: &random) ? .implicit : .explicit
      return EBNFProduction(name: name, kind: kind, spacing: spacing, expression: expression(depth: 4))
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
