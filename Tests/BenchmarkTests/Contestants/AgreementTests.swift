import ConstraintGrammar
import Testing

@testable import benchmark

/// The contestants accept the same language and read the same things, whatever the text.
@Suite struct AgreementTests {
  static let dialects = LineStyle.all.map(\.dialect)

  /// The contestants that read a corpus otherwise than the library does, each with the first text of which that is true.
  private static func disagreements(on corpus: Corpus) -> [String] {
    Contestant.all.filter(\.isComparable).compactMap { contestant in
      func isDifferent(_ corpus: Corpus) -> Bool {
        contestant.prepare(corpus).map { $0() != Contestant.libraryRuntime.prepare(corpus)?() } ?? false
      }
      guard isDifferent(corpus) else { return nil }
      let range = corpus.lines.first { range in
        var one = Corpus(name: corpus.name, dialect: corpus.dialect, verdict: nil)
        one.append(corpus.bytes[range])
        return isDifferent(one)
      }
      return "\(contestant.name): " + String(decoding: range.map { corpus.bytes[$0] } ?? [], as: UTF8.self)
    }
  }

  private static func expectAgreement(on corpus: Corpus) { #expect(disagreements(on: corpus) == []) }

  @Test(arguments: LineStyle.all.indices)
  func benchmarkCorpora(style: Int) {
    for kind in CorpusKind.allCases {
      let corpus = kind.corpus(in: LineStyle.all[style], count: 300)
      Self.expectAgreement(on: corpus)
      for contestant in Contestant.all {
        if let result = contestant.prepare(corpus)?() {
          #expect(result.acceptedCount == corpus.expectedCount, "\(corpus.name) \(contestant.name)")
        }
      }
    }
  }

  @Test("What the tests of all dialects have, in each", arguments: dialects)
  func testCorpora(dialect: String) throws {
    let texts = try DialectTexts.all(of: Self.dialects)
    #expect(texts.count > 1000)
    var corpus = Corpus(name: "tests", dialect: dialect, verdict: nil)
    for text in texts { corpus.append(text) }
    Self.expectAgreement(on: corpus)
  }

  @Test("Bytes left out, put in, exchanged and repeated", arguments: LineStyle.all.indices)
  func damagedLines(style: Int) {
    let style = LineStyle.all[style]
    let accepted = CorpusKind.accepted.corpus(in: style, count: 1500)
    var random = Choices(seed: 2)
    var damaged = Corpus(name: "damaged", dialect: style.dialect, verdict: nil)
    let bytes = Array(" \t.=<>+-*/()[]_0159eEaxW,:".utf8)
    for range in accepted.lines {
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
      damaged.append(line)
    }
    Self.expectAgreement(on: damaged)
  }

  @Test("Numbers at the ends of what a Double holds, and halfway between two", arguments: LineStyle.all.indices)
  func numbers(style: Int) {
    let style = LineStyle.all[style]
    var corpus = Corpus(name: "numbers", dialect: style.dialect, verdict: nil)
    var numbers = [
      "0", "00012.50", "9007199254740993", "9007199254740992.5", "123456789012345678901234567890", "0.1", "1e22",
      "1e23",
      "1e-22", "1e-23", "4.9e-324", "2e-324", "1e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e309",
      "1e999999999999999999999", "1e-999999999999999999999", "0e99999", "1.", ".5", "1e", "1e+", "1_0.0_1e1_0", "1._0",
      "1__", "_1", "5e00000000000000000001", "0.000000000000000000000000000000000000000001",
      String(repeating: "9", count: 400), "0." + String(repeating: "3", count: 1000),
    ]
    var random = Choices(seed: 3)
    for _ in 0..<500 {
      // Of so many digits that the nearest number is not always found in one operation.
      let digits = (0..<(15 + random.number(below: 6))).map { _ in String(random.number(below: 10)) }
      numbers.append("1" + digits.joined() + "." + digits.prefix(random.number(below: 4) + 1).joined())
    }
    for number in numbers {
      for sign in ["", "-", "+", "- "] {
        let draft = Draft(
          leftItem: "a", leftAttribute: "width", relation: style.relations[0], constant: sign + number)
        corpus.append(draft.text(style))
      }
    }
    Self.expectAgreement(on: corpus)
  }

  @Test("Parentheses inside one another, as deep as they may be and one deeper")
  func nesting() {
    var corpus = Corpus(name: "nesting", dialect: "formula-style", verdict: nil)
    for depth in 45...55 {
      corpus.append(
        "a[.width] == " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth))
    }
    Self.expectAgreement(on: corpus)
    #expect(Contestant.handwrittenC.prepare(corpus)?().acceptedCount == 6)
  }

  @Test("Who knows which dialect")
  func coverage() {
    let known = Contestant.all.map { contestant in
      Self.dialects.filter { dialect in
        contestant.prepare(Corpus(name: "", dialect: dialect, verdict: nil)) != nil
      }
    }
    let regular = ["expression-format", "compact-constraint"]
    #expect(known == Array(repeating: Self.dialects, count: 5) + [regular, regular])
  }
}
