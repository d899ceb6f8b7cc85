import GrammarCombinators
import Testing

@testable import GrammarChecks

/// Compares the search for captured prefixes with reading every short text in every way there is.
@Suite struct PrefixCaptureTwinTests {
  /// What reading every text up to some length shows of two alternatives.
  private struct Observation {
    var shortestCapture: Int?
    var captures: Set<[String]> = []
    var isLaterMatched = false
    var isLaterReached = false
  }

  private func observe(_ earlier: Syntax, _ later: Syntax, in texts: [[UInt8]]) -> Observation {
    var observation = Observation()
    for text in texts {
      let reader = NaiveReader(text: text)
      let ends = reader.ends(of: later, from: 0)
      if ends.isEmpty { continue }
      let earlierEnds = reader.ends(of: earlier, from: 0)
      observation.isLaterMatched = true
      if earlierEnds.isEmpty { observation.isLaterReached = true }
      for end in ends {
        for captured in earlierEnds where captured < end {
          observation.shortestCapture = min(end, observation.shortestCapture ?? end)
          observation.captures.insert(
            [text.prefix(captured), text.prefix(end)].map { String(decoding: $0, as: UTF8.self) })
        }
      }
    }
    return observation
  }

  private static func texts(over alphabet: String, upTo length: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = [[]]
    var first = 0
    for _ in 0..<length {
      let count = texts.count
      for text in texts[first...] { for byte in alphabet.utf8 { texts.append(text + [byte]) } }
      first = count
    }
    return texts
  }

  private func compare(_ spacing: Syntax.Spacing, seed: UInt64, texts: [[UInt8]], length: Int) {
    var random = RandomSyntax(seed: seed, spacing: spacing)
    let earlier = random.next()
    let later = random.next()
    let choice = grammar(either(rule("earlier", earlier), rule("later", later)))
    let problems = choice.problems.filter { $0.rule == "start" }
    let observed = observe(earlier.flattened, later.flattened, in: texts)
    let context: Comment = "seed \(seed): \(choice.productions.map { "\($0.name) ::= \($0.body.notation)" })"
    switch problems.first {
    case .prefixCapture(_, let earlier, let later):
      let count = later.text.utf8.count
      // What follows the match can matter: a blank, and a character behind it.
      if count + 2 <= length {
        #expect(observed.shortestCapture == count, context)
        #expect(observed.captures.contains([earlier.text, later.text]), context)
      } else {
        #expect(observed.shortestCapture ?? count >= count, context)
      }
    case .unreachable:
      #expect(observed.shortestCapture == nil, context)
      #expect(!observed.isLaterReached, context)
    case nil:
      #expect(observed.shortestCapture == nil, context)
      #expect(observed.isLaterReached || !observed.isLaterMatched, context)
    default:
      Issue.record("\(problems) \(context)")
    }
    #expect(problems.count <= 1, context)
  }

  @Test func gluedAlternativesAgree() {
    let texts = Self.texts(over: "abc", upTo: 5)
    for seed in 0..<UInt64(400) { compare(.glued, seed: seed, texts: texts, length: 5) }
  }

  @Test func spacedAlternativesAgree() {
    let texts = Self.texts(over: "abc ", upTo: 4)
    for seed in 0..<UInt64(400) { compare(.spaced, seed: seed, texts: texts, length: 4) }
  }
}
