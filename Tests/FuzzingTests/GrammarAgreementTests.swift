import Testing

@testable import Trials

@Suite("Grammars that are made by chance") struct GrammarAgreementTests {
  private typealias Between = Shape.Between

  private static func of(_ combinator: Shape.Combinator, _ between: Shape.Between = .spaced, _ parts: Shape...) -> Shape
  {
    .combined(combinator, between, parts, number: 0)
  }

  private static func named(_ number: Int, _ combinator: Shape.Combinator, _ parts: Shape...) -> Shape {
    .combined(combinator, .glued, parts, number: number)
  }

  /// What readers did not agree on once.
  static let found: [Shape] = [
    of(.oneOrMore, .spaced, .leaf(.literal(0))),
    of(.sequence, .spaced, .leaf(.literal(0)), .leaf(.keyword(1))),
    of(.sequence, .spaced, .leaf(.anyCase(4)), .leaf(.unreservedWord)),
    of(.zeroOrMore, .spaced, of(.choice, .spaced, .leaf(.keyword(0)), .leaf(.digits))),
    of(.token, .glued, of(.zeroOrMore, .glued, .leaf(.literal(11)))),
    of(.sequence, .commented, .leaf(.anyCase(1)), of(.twoOrThree, .commented, .leaf(.nothing)), .leaf(.word)),
    of(
      .choice, .commented, of(.sequence, .commented, .leaf(.digits), .leaf(.keywords)),
      of(.zeroOrMore, .commented, .leaf(.literal(14)))),
    named(1, .postfix, named(2, .postfix, .leaf(.number), .leaf(.literal(2))), .leaf(.literal(0))),
    named(1, .postfix, named(2, .once, .leaf(.keyword(3)), .leaf(.literal(10))), .leaf(.literal(1))),
    of(.sequence, .spaced, of(.sequence, .glued, .leaf(.number), .leaf(.literal(11))), .leaf(.anyCase(0))),
    of(
      .choice, .spaced, .leaf(.literal(2)),
      of(.sequence, .glued, .leaf(.quoted), named(7, .named, .leaf(.keyword(0))))),
    of(.optional, .glued, .leaf(.nested)),
    of(.zeroOrMore, .spaced, of(.sequence, .glued, .leaf(.keywords), .leaf(.literal(11)), .leaf(.number))),
    of(
      .sequence, .glued, .leaf(.number), of(.list, .glued, .leaf(.literal(7)), .leaf(.literal(0))),
      of(.choice, .glued, .leaf(.nested), .leaf(.anyCase(4)))),
  ]

  @Test("What readers did not agree on once", arguments: found.indices)
  func regressions(_ index: Int) throws {
    let grammar = try #require(GrammarAgreement(Self.found[index], named: "found"))
    let failure = grammar.disagreement(count: 300, seed: 1)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test("Others agree, most of them with an EBNF") func agreement() {
    var (count, written, accepted, rejected) = (0, 0, 0, 0)
    for number in UInt64(0)..<200 {
      guard let grammar = GrammarAgreement.numbered(number) else { continue }
      count += 1
      if grammar.ebnf != nil { written += 1 }
      for text in grammar.texts(count: 20, seed: number) {
        let verdicts = grammar.verdicts(on: text)
        if verdicts.parser { accepted += 1 } else { rejected += 1 }
        if !verdicts.agree { Issue.record("\(verdicts) \(text.debugDescription) \(grammar.description)") }
      }
    }
    #expect(
      count > 80 && written > count / 2 && accepted > 500 && rejected > 300,
      "\(count) \(written) \(accepted) \(rejected)")
  }
}
