import GrammarCombinators
import GrammarRepair
import JSONText
import SentenceGeneration
import Testing

@Suite struct RepairerTests {
  private static let json = Repairer(Interpreter(JSONDocument.grammar))

  /// The mistakes in a text, a line each: where the text fails, the changes, and whether they are sure; then the mended text.
  private func mended(_ text: String, by repairer: Repairer) -> [String] {
    let bytes = ContiguousArray(text.utf8)
    let mistakes = repairer.mistakes(in: bytes.span)
    let lines = mistakes.map { mistake in
      let edits = mistake.edits.map { "\($0.range.lowerBound)-\($0.range.upperBound) '\($0.replacement)'" }
      return "\(mistake.failure.offset): \(edits.joined(separator: ", "))" + (mistake.isSure ? " sure" : "")
    }
    let all = mistakes.flatMap(\.edits).applied(to: bytes.span)
    return lines + (mistakes.allSatisfy { !$0.edits.isEmpty } ? [String(decoding: all, as: UTF8.self)] : [])
  }

  @Test("The program of the documentation shows the mistakes of a text") func program() {
    let bytes = ContiguousArray("[1 2".utf8)
    var shown: [String] = []
    func print(_ message: String, _ edits: [TextEdit], _ isSure: Bool) {
      shown.append("\(message) \(edits.count) \(isSure)")
    }
    let repairer = Repairer(Interpreter(JSONDocument.grammar))
    for mistake in repairer.mistakes(in: bytes.span) {
      print(mistake.failure.message(in: bytes.span), mistake.edits, mistake.isSure)
    }
    #expect(
      shown == ["expected ',' or ']', but found '2' 1 true", "expected ',' or ']', but the text ends here 1 true"])
  }

  @Test("A text that fits has no mistake") func fitting() {
    #expect(mended("{\"a\": [1, 2]}", by: Self.json) == ["{\"a\": [1, 2]}"])
  }

  @Test(
    "A bracket or a separator is put in, left out or exchanged",
    arguments: [
      ("[1, 2", ["5: 5-5 ']' sure", "[1, 2]"]),
      ("[1 2]", ["3: 2-2 ',' sure", "[1, 2]"]),
      ("[1, 2,]", ["6: 5-6 '' sure", "[1, 2]"]),
      ("{\"a\": [1, 2,}", ["12: 11-12 ']' sure", "{\"a\": [1, 2]}"]),
      ("{\"a\": 1]", ["7: 7-8 '}' sure", "{\"a\": 1}"]),
      ("{\"a\" = 1}", ["5: 5-6 ':'", "{\"a\" : 1}"]),
      ("[1, 2]]", ["6: 6-7 '' sure", "[1, 2]"]),
      ("1, 2]", ["1: 0-0 '['", "[1, 2]"]),
      ("[1, }]", ["4: 3-3 '{'", "[1,{ }]"]),
      ("{\"a\": [{} [, \"b\": 1}", ["10: 10-11 ']'", "{\"a\": [{} ], \"b\": 1}"]),
    ])
  func signs(text: String, expected: [String]) { #expect(mended(text, by: Self.json) == expected) }

  @Test(
    "One change is likelier than two, whatever it takes away and puts in",
    arguments: [
      ("[1, , , 2]", ["4: 4-8 '' sure", "[1, 2]"]),
      ("[[1], , ], 2]", ["6: 6-7 '['", "[[1], [ ], 2]"]),
      ("[[1, , 2, 3, 4, 5], 6], [7]]", ["5: 5-6 '['", "[[1, [ 2, 3, 4, 5], 6], [7]]"]),
      ("{\"a\"[ [1, 2], \"b\": 3}", ["4: 4-5 ':'", "{\"a\": [1, 2], \"b\": 3}"]),
      ("[{\"a\": 1} \"b\": 2} , 3]", ["10: 8-9 ','", "[{\"a\": 1, \"b\": 2} , 3]"]),
      ("{\"a\": :}", ["6: "]),
    ])
  func onlyOne(text: String, expected: [String]) { #expect(mended(text, by: Self.json) == expected) }

  @Test("Nothing between two separators is no mistake where the grammar lets an item be missing")
  func emptyItems() {
    let fields = NamedRule("fields") {
      Repeat(.oneOrMore, separator: { "," }, _: { Optionally { WordOf(WordStart.self, WordPart.self).text() } })
      End()
    }
    let repairer = Repairer(Interpreter(fields))
    #expect(mended("a,,b c,,d", by: repairer) == ["5: 4-4 ',' sure", "a,,b, c,,d"])
    #expect(mended(",,b c,,", by: repairer) == ["4: 3-3 ',' sure", ",,b, c,,"])
  }

  @Test(
    "What is put in beside a word that may be two is a guess: one of both may stand in the place of it",
    arguments: [
      ("[[3], 12", ["8: 8-8 ']' sure", "[[3], 12]"]),
      ("[[2], 12", ["8: 8-8 ']'", "[[2], 12]"]),
      ("[[3], 1212", ["10: 10-10 ']'", "[[3], 1212]"]),
      ("[[2], 12 ", ["9: 8-8 ']' sure", "[[2], 12] "]),
    ])
  func words(text: String, expected: [String]) { #expect(mended(text, by: Self.json) == expected) }

  @Test("Whatever the text, changes are in order and within it, and make it fit where each mistake has some")
  func anyText() {
    var random = SeededGenerator(seed: 7)
    let signs = Array("[]{},:\"a1 .\u{A0}\\n".utf8) + [0xFF]
    var mendedCount = 0
    for _ in 0..<200 {
      let bytes = ContiguousArray(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in signs.randomElement(using: &random) ?? 0 })
      let mistakes = Self.json.mistakes(in: bytes.span)
      let edits = mistakes.flatMap(\.edits)
      #expect(zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
      #expect(edits.allSatisfy { 0 <= $0.range.lowerBound && $0.range.upperBound <= bytes.count })
      #expect(mistakes.allSatisfy { 0...bytes.count ~= $0.failure.offset })
      guard mistakes.allSatisfy({ !$0.edits.isEmpty }) else { continue }
      mendedCount += 1
      let changed = edits.applied(to: bytes.span)
      #expect(Self.json.mistakes(in: changed.span).isEmpty, "\(bytes)")
    }
    #expect(mendedCount > 25)
  }

  @Test("However many mistakes a text has, each is looked for as far as it needs")
  func many() {
    let text = "[" + String(repeating: "1 2, ", count: 49) + "3]"
    let mistakes = Self.json.mistakes(in: ContiguousArray(text.utf8).span)
    #expect(mistakes.map { $0.edits.map(\.replacement) } == [[String]](repeating: [","], count: 49))
  }

  @Test("All mistakes are told, in order, each with its change")
  func several() {
    #expect(
      mended("[1 2,, {\"a\" 3, \"b\": tru}, 4", by: Self.json) == [
        "3: 2-2 ',' sure", "5: 5-6 '' sure", "12: 11-11 ':' sure", "20: 20-23 'true'", "27: 27-27 ']' sure",
        "[1, 2, {\"a\": 3, \"b\": true}, 4]",
      ])
  }
}
