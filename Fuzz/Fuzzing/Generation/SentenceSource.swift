import GrammarCombinators
import Recogniser
import SentenceGeneration

/// Makes sentences of a grammar, and steers toward what has not occurred yet.
struct SentenceSource {
  let graph: GrammarGraph
  private(set) var coverage: PathCoverage
  private let words: [String]
  private let recogniser: Recogniser
  private let maximumDepth: Int

  /// How many times out of ten the shortest way is taken: plain sentences are refused less often than long ones.
  private var calm: UInt8 = 0

  /// - Parameters:
  ///   - words: names that mean something somewhere, to be used as names now and then.
  ///   - maximumDepth: how many productions may be inside one another before only the shortest ways are taken.
  init(_ graph: GrammarGraph, words: [String], recogniser: Recogniser, maximumDepth: Int = 16) {
    self.graph = graph
    coverage = PathCoverage(of: graph)
    self.words = words
    self.recogniser = recogniser
    self.maximumDepth = maximumDepth
  }

  /// A sentence, in UTF-8.
  mutating func sentence(using random: inout SeededGenerator) -> [UInt8] {
    var writer = SpacedText()
    calm = [0, 3, 6, 9, 9, 9].randomElement(using: &random) ?? 0
    writeProduction(0, Context(), &writer, &random)
    return writer.bytes
  }

  private struct Context {
    var middle: DerivationStep?
    var outer: DerivationStep?
    var depth = 0

    func entering(_ step: DerivationStep) -> Context {
      Context(middle: step, outer: middle, depth: depth + (step.choice == .production ? 1 : 0))
    }
  }

  private mutating func writeProduction(
    _ number: Int, _ context: Context, _ writer: inout SpacedText, _ random: inout SeededGenerator
  ) {
    let definition = graph.definitions[number]
    let step = DerivationStep(place: number, choice: .production)
    coverage.note(step, inside: context.middle, context.outer)
    if definition.isToken, let text = specialText(of: definition.name, &random) {
      writer.append(text)
    } else {
      write(definition.body, context.entering(step), &writer, &random)
    }
  }

  private mutating func write(
    _ node: Int, _ context: Context, _ writer: inout SpacedText, _ random: inout SeededGenerator
  ) {
    switch graph.nodes[node] {
    case .nothing: break
    case .literal(let text, let ignoresCase):
      writer.append(ignoresCase ? Self.withAnyCase(text, &random) : Array(text.utf8))
    case .characters(let characters):
      guard let range = characters.ranges.randomElement(using: &random) else { break }
      let code = UInt32.random(in: range, using: &random)
      writer.append(Array(String(Unicode.Scalar(code).map(Character.init) ?? "?").utf8))
    case .production(let number): writeProduction(number, context, &writer, &random)
    case .sequence(let parts, let isSpaced):
      for (index, part) in parts.enumerated() {
        if index > 0, isSpaced { writer.allowSpace(&random) }
        write(part, context, &writer, &random)
      }
    case .choice(let parts):
      let steps = parts.indices.map { DerivationStep(place: node, choice: .alternative($0)) }
      let index = choose(among: steps, heights: parts.map { graph.heights[$0] }, context, &random)
      write(parts[index], context.entering(steps[index]), &writer, &random)
    case .repetition(let body, let bounds, let separator, let isSpaced):
      let counts = (bounds.lower...2).filter { $0 <= bounds.upper }
      let steps = counts.map { DerivationStep(place: node, choice: .count($0)) }
      let heights = counts.map { $0 == 0 ? 0 : graph.heights[body] + ($0 > 1 ? 1 : 0) }
      let index = choose(among: steps, heights: heights, context, &random)
      var count = counts[index]
      while count >= 2, count < min(bounds.upper, 6), Bool.random(using: &random) { count += 1 }
      for iteration in 0..<count {
        if iteration > 0 {
          if isSpaced { writer.allowSpace(&random) }
          if let separator {
            write(separator, context.entering(steps[index]), &writer, &random)
            if isSpaced { writer.allowSpace(&random) }
          }
        }
        write(body, context.entering(steps[index]), &writer, &random)
      }
    }
  }

  /// The step that has been taken least in this place, or one of the shortest when it is time to come to an end.
  private mutating func choose(
    among steps: [DerivationStep], heights: [Int], _ context: Context, _ random: inout SeededGenerator
  ) -> Int {
    var candidates = Array(steps.indices)
    let isCount = if case .count? = steps.first?.choice { true } else { false }
    if context.depth >= maximumDepth || isCount && UInt8.random(in: 0..<10, using: &random) < calm {
      let shortest = heights.min()
      candidates = candidates.filter { heights[$0] == shortest }
    } else if UInt8.random(in: 0..<4, using: &random) > 0 {
      let counts = steps.map {
        coverage.count(
          DerivationPath(outer: context.middle == nil ? nil : context.outer, middle: context.middle, inner: $0))
      }
      let least = counts.min()
      candidates = candidates.filter { counts[$0] == least }
    }
    let index = candidates.randomElement(using: &random) ?? 0
    coverage.note(steps[index], inside: context.middle, context.outer)
    return index
  }

  /// A number at an edge or a word with a meaning in place of a random one, now and then.
  private func specialText(of token: String, _ random: inout SeededGenerator) -> [UInt8]? {
    guard UInt8.random(in: 0..<3, using: &random) == 0 else { return nil }
    let candidate =
      Bool.random(using: &random) ? EdgeNumbers.text(using: &random) : words.randomElement(using: &random) ?? "a"
    let bytes = Array(candidate.utf8)
    return recogniser.token(token, matches: bytes) ? bytes : nil
  }

  private static func withAnyCase(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    switch UInt8.random(in: 0..<4, using: &random) {
    case 0: Array(text.uppercased().utf8)
    case 1: text.utf8.map { Lexer.isLetter($0) && Bool.random(using: &random) ? $0 ^ 0x20 : $0 }
    default: Array(text.utf8)
    }
  }
}
