import GrammarCombinators
import Testing

@Suite struct ConstructionTests {
  @Test func makesTheValueOfItsParts() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let (spaced, glued) = ([one.twin, two.twin], [one.twin, two.twin])
      let brackets: @Sendable (String, Int, Int) -> String = { output, _, _ in "<\(output)>" }
      let spacedTwin = Twin.sequence(spaced, spaced: true).changing(output: brackets)
      try compare(BracketedRule(one: one, two: two), with: spacedTwin, "\(script)")
      try compare(BracketedFragment(one: one, two: two), with: spacedTwin, "\(script)")
      let gluedTwin = Twin.sequence(glued, spaced: false).changing(output: brackets)
      try compare(BracketedToken(one: one, two: two), with: gluedTwin, "\(script)")
    }
  }

  @Test func givesItsPartsUnlessSomethingIsSaid() throws {
    #expect(try TwoDigits().run("42") == (42, 2))
    let parts = try TwoBytes().run("4 2").output
    #expect(parts == (52, 50))
  }

  @Test func aFragmentPrintsAsItsBody() {
    #expect(TwoDigits().syntax == .sequence([Byte(Digit.self).syntax, Byte(Digit.self).syntax], spacing: .spaced))
  }
}

private struct BracketedRule: Rule {
  static var name: StaticString { "bracketed" }
  let one: Scripted<Int>
  let two: Scripted<Int>

  var body: some Parser<(Int, Int)> {
    one
    two
  }

  static func value(of parts: (Int, Int)) -> String { "<\(parts)>" }
}

private struct BracketedFragment: Fragment {
  let one: Scripted<Int>
  let two: Scripted<Int>

  var body: some Parser<(Int, Int)> {
    one
    two
  }

  static func value(of parts: (Int, Int)) -> String { "<\(parts)>" }
}

private struct BracketedToken: Token {
  static var name: StaticString { "BRACKETED" }
  let one: Scripted<Int>
  let two: Scripted<Int>

  var body: some Parser<(Int, Int)> {
    one
    two
  }

  static func value(of parts: (Int, Int)) -> String { "<\(parts)>" }
}

private struct TwoDigits: Fragment {
  var body: some Parser<(UInt8, UInt8)> {
    Byte(Digit.self)
    Byte(Digit.self)
  }

  static func value(of digits: (UInt8, UInt8)) -> Int { Int(digits.0 - 48) * 10 + Int(digits.1 - 48) }
}

private struct TwoBytes: Fragment {
  var body: some Parser<(UInt8, UInt8)> {
    Byte(Digit.self)
    Byte(Digit.self)
  }
}
