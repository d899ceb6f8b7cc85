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
      // Of all ways to read the earlier one, a parser knows one.
      var cursor = Cursor()
      guard Interpreter(earlier).accepts(ContiguousArray(text).span, from: &cursor) else {
        observation.isLaterReached = true
        observation.isLaterMatched = true
        continue
      }
      observation.isLaterMatched = true
      for end in ends where cursor.offset < end {
        observation.shortestCapture = min(end, observation.shortestCapture ?? end)
        observation.captures.insert(
          [text.prefix(cursor.offset), text.prefix(end)].map { String(decoding: $0, as: UTF8.self) })
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

  /// - Returns: whether the search has an answer.
  private func compare(_ spacing: Syntax.Spacing, seed: UInt64, texts: [[UInt8]], length: Int) -> Bool {
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
      #expect(observed.shortestCapture ?? count <= count, context)
      if count + 2 <= length { #expect(observed.captures.contains([earlier.text, later.text]), context) }
    case .unreachable:
      #expect(!observed.isLaterReached, context)
    case nil where !choice.notes.isEmpty: return false
    case nil:
      #expect(observed.shortestCapture == nil, context)
      #expect(observed.isLaterReached || !observed.isLaterMatched, context)
    default:
      Issue.record("\(problems) \(context)")
    }
    #expect(problems.count <= 1, context)
    return true
  }

  @Test func gluedAlternativesAgree() {
    let texts = Self.texts(over: "abc", upTo: 5)
    let decided = (0..<400).filter { compare(.glued, seed: $0, texts: texts, length: 5) }
    #expect(decided.count == 393)
  }

  @Test func spacedAlternativesAgree() {
    let texts = Self.texts(over: "abc ", upTo: 4)
    let decided = (0..<400).filter { compare(.spaced, seed: $0, texts: texts, length: 4) }
    #expect(decided.count == 392)
  }
}
