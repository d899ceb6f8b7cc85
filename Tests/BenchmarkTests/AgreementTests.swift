import ConstraintGrammar
import TestMaterial
import Testing

@testable import benchmark

/// The contestants accept the same language and read the same things, whatever the text.
@Suite struct AgreementTests {
  /// Expects that all contestants read a corpus as the library does, and names the first text of which that is not true.
  private static func expectAgreement(in style: LineStyle, on lines: [[UInt8]]) {
    func results(_ lines: [[UInt8]]) -> [(name: String, result: PassResult?)] {
      var corpus = benchmark.Corpus("", dialect: style.dialect)
      for line in lines { corpus.append(line) }
      return Contestant.all.filter(\.isComparable).map { ($0.name, $0.prepare(corpus)?()) }
    }
    func strangers(_ lines: [[UInt8]]) -> [String] {
      let results = results(lines)
      return results.filter { $0.result != nil && $0.result != results[1].result }.map(\.name)
    }
    guard strangers(lines) != [] else { return }
    let first = lines.first { strangers([$0]) != [] } ?? []
    Issue.record("\(strangers(lines)) in \(style.dialect): \(String(decoding: first, as: UTF8.self))")
  }

  @Test("What a race is over", arguments: LineStyle.all.indices)
  func corpora(style: Int) {
    for kind in CorpusKind.allCases {
      let corpus = kind.corpus(in: LineStyle.all[style], count: 300)
      Self.expectAgreement(in: LineStyle.all[style], on: corpus.lines.map { Array(corpus.bytes[$0]) })
      for contestant in Contestant.all {
        if let result = contestant.prepare(corpus)?() {
          #expect(result.acceptedCount == corpus.expectedCount, "\(corpus.name) \(contestant.name)")
        }
      }
    }
  }

  @Test("What the tests of all dialects have, in each", arguments: LineStyle.all.indices)
  func testCorpora(style: Int) throws {
    var texts: [[UInt8]] = []
    for style in LineStyle.all {
      for kind in ["accepted", "rejected"] {
        let file = try Repository.text(of: "Tests/ConstraintGrammarTests/Corpora/\(style.dialect).\(kind).txt")
        texts += try TestMaterial.Corpus(reading: file).entries.map { try EscapedText.bytes(of: $0.input) }
      }
    }
    #expect(texts.count > 1000)
    Self.expectAgreement(in: LineStyle.all[style], on: texts)
  }

  @Test("Bytes left out, put in, exchanged and repeated", arguments: LineStyle.all.indices)
  func damagedLines(style: Int) {
    let accepted = CorpusKind.accepted.corpus(in: LineStyle.all[style], count: 1500)
    var random = Choices(seed: 2)
    let bytes = Array(" \t.=<>+-*/()[]_0159eEaxW,:".utf8)
    let damaged = accepted.lines.map { range in
      var line = Array(accepted.bytes[range])
      for _ in 0...random.number(below: 2) where !line.isEmpty {
        let place = random.number(below: line.count)
        switch random.number(below: 4) {
        case 0: line.remove(at: place)
        case 1: line.insert(random.pick(bytes), at: place)
        case 2: line[place] = random.pick(bytes)
        default: line.insert(line[place], at: place)
        }
      }
      return line
    }
    Self.expectAgreement(in: LineStyle.all[style], on: damaged)
  }

  @Test("Numbers at the ends of what a Double holds, and halfway between two", arguments: LineStyle.all.indices)
  func numbers(style: Int) {
    let style = LineStyle.all[style]
    var numbers = [
      "0", "00012.50", "9007199254740993", "9007199254740992.5", "123456789012345678901234567890", "0.1", "1e22",
      "1e23", "1e-22", "1e-23", "4.9e-324", "2e-324", "1e308", "1.7976931348623158e308", "1.7976931348623159e308",
      "1e309", "1e999999999999999999999", "1e-999999999999999999999", "0e99999", "1.", ".5", "1e", "1e+", "1_0.0_1e1_0",
      "1._0", "1__", "_1", "5e00000000000000000001", "0.000000000000000000000000000000000000000001",
      String(repeating: "9", count: 400), "0." + String(repeating: "3", count: 1000),
    ]
    var random = Choices(seed: 3)
    for _ in 0..<500 {
      // Of so many digits that the nearest number is not always found in one operation.
      let digits = (0..<(15 + random.number(below: 6))).map { _ in String(random.number(below: 10)) }
      numbers.append("1" + digits.joined() + "." + digits.prefix(random.number(below: 4) + 1).joined())
    }
    let lines = numbers.flatMap { number in
      ["", "-", "+", "- "].map { sign in
        let draft = Draft(
          leftItem: "a", leftAttribute: "width", relation: style.relations[0], addition: ("", sign + number))
        return Array(draft.text(style).utf8)
      }
    }
    Self.expectAgreement(in: style, on: lines)
  }

  @Test("Parentheses inside one another, as deep as they may be and one deeper")
  func nesting() {
    var corpus = benchmark.Corpus("nesting", dialect: "formula-style")
    for depth in 45...55 {
      corpus.append(
        "a[.width] == " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth))
    }
    Self.expectAgreement(in: LineStyle.all[4], on: corpus.lines.map { Array(corpus.bytes[$0]) })
    #expect(Contestant.handwrittenC.prepare(corpus)?().acceptedCount == 6)
  }

  @Test("Who knows which dialect")
  func coverage() {
    let dialects = LineStyle.all.map(\.dialect)
    let known = Contestant.all.map { contestant in
      dialects.filter { contestant.prepare(benchmark.Corpus("", dialect: $0)) != nil }
    }
    #expect(known == Array(repeating: dialects, count: 5) + [["expression-format"], ["expression-format"]])
  }
}

/// A grammar in the plain style, an annotated one and code by hand read the same.
@Suite struct TextAgreementTests {
  @Test(arguments: NamedCorpus.json + NamedCorpus.languages)
  func corpora(_ text: NamedCorpus) {
    let corpus = text.make(1)
    #expect(corpus.size.bytes > 100_000)
    let results = text.contestants.map { ($0, $0.prepare(corpus)?()) }
    for (contestant, result) in results {
      #expect(result?.acceptedCount == corpus.expectedCount, "\(contestant.name)")
      #expect(!contestant.isComparable || result == results[0].1, "\(contestant.name)")
    }
  }

  /// Whether a value can be made of a text, and whether it is JSON: of half a pair and of a number too large none can.
  private static let texts: [(bytes: [UInt8], hasValue: Bool, isJSON: Bool)] =
    [#"{"a": [1, "b"]}"#, "-0.5e1", "true"].map { (Array($0.utf8), true, true) }
    + [#"["\uD800"]"#, #"["\uD800\u0041"]"#, "1e999"].map { (Array($0.utf8), false, true) }
    + [
      "[1,]", "{\"a\"}", "01", "\"\\x\"", "\"a", "\"a\\", "nul", "1e", "\"\n\"", "", "[1 2]", "[\"\\uD80\"]", "[1]]",
      String(repeating: "[", count: 101) + String(repeating: "]", count: 101),
    ].map { (Array($0.utf8), false, false) }
    + [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]].map { ($0, false, false) }

  @Test("JSON and what is none, read and checked", arguments: texts.indices)
  func json(index: Int) {
    let (text, hasValue, isJSON) = Self.texts[index]
    var corpus = benchmark.Corpus("", dialect: "")
    corpus.append(text)
    for (contestants, isAccepted) in [
      (NamedCorpus.languages[0].contestants, hasValue), (Contestant.jsonCheckers, isJSON),
    ] {
      let results = contestants.map { $0.prepare(corpus)?() }
      for result in results {
        #expect(result?.acceptedCount == (isAccepted ? 1 : 0))
        #expect(result == results[0])
      }
    }
  }
}
