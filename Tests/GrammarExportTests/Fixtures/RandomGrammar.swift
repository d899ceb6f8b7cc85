import GrammarCombinators
import TestMaterial

/// Small grammars over the letters `a` and `b`: a start rule, a spaced rule, a glued one and two tokens.
struct RandomGrammar {
  private var random: SeededGenerator

  /// All texts of up to five characters that such a grammar may have.
  static let texts: [String] = {
    var texts = [""]
    var longest = [""]
    for _ in 0..<5 {
      longest = longest.flatMap { text in ["a", "b", " "].map { text + $0 } }
      texts += longest
    }
    return texts
  }()

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> Grammar {
    let letters = [token("A"), token("B")]
    let glued = rule("glued", .glued, leaves: letters)
    let spaced = rule("spaced", .spaced, leaves: letters + [.production(glued)])
    return Grammar(start: Production("text", .rule) { .sequence([.production(spaced), .end], spacing: .spaced) })
  }

  private mutating func token(_ name: String) -> Syntax {
    let body: Syntax =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .literal("a")
      case 1: .literal("ab", isWord: true)
      case 2: .literal("b", isWord: true)
      case 3: .repetition(.literal("b"), .oneOrMore, spacing: .glued)
      default: .choice([.literal("a"), .literal("ba", isWord: true)])
      }
    return .production(Production(name + "\(Int.random(in: 0..<1000, using: &random))", .token) { body })
  }

  private mutating func rule(_ name: String, _ spacing: Syntax.Spacing, leaves: [Syntax]) -> Production {
    let body = syntax(spacing, leaves, depth: 3)
    return Production(name, .rule) { body }
  }

  private mutating func syntax(_ spacing: Syntax.Spacing, _ leaves: [Syntax], depth: Int) -> Syntax {

    let bounds: [Syntax.RepetitionBounds] = [
      .optional, .zeroOrMore, .oneOrMore, .times(0...2), .times(1...3), .exactly(2),
    ]
    switch depth == 0 ? 9 : Int.random(in: 0..<10, using: &random) {
    case 0...3:
      var parts: [Syntax] = []
      for _ in 0..<Int.random(in: 2...3, using: &random) { parts.append(syntax(spacing, leaves, depth: depth - 1)) }
      return .sequence(parts, spacing: spacing)
    case 4: return .choice([syntax(spacing, leaves, depth: depth - 1), syntax(spacing, leaves, depth: depth - 1)])
    case 5...6:
      return .repetition(
        syntax(spacing, leaves, depth: depth - 1), bounds.randomElement(using: &random) ?? .optional, spacing: spacing)
    case 7:
      let separator = syntax(spacing, leaves, depth: depth - 1)
      return .repetition(
        syntax(spacing, leaves, depth: depth - 1), bounds.randomElement(using: &random) ?? .optional,
        separator: separator, spacing: spacing)
    default: return leaves.randomElement(using: &random) ?? .literal("a")
    }
  }
}
