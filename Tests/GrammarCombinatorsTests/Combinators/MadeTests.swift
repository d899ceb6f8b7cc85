import GrammarCombinators
import Testing

@Suite struct MadeTests {
  @Test func agreesWithItsTwin() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      let twin = one.twin.changing(output: { output, _, _ in "<\(output)>" })
      try compare(one.made(into: Bracketed<Int>.self), with: twin, "\(behaviour)")
    }
  }

  @Test func makesOneValueOfTheOutputsOfASequence() throws {
    let two = Grouped {
      Byte(Digit.self)
      Byte(Digit.self)
    }.made(into: TwoDigits.self)
    #expect(try two.run("42") == (42, 2))
  }

  @Test func printsAsItsBody() {
    #expect(Byte(Digit.self).made(into: Bracketed<UInt8>.self).syntax == Byte(Digit.self).syntax)
  }
}

private enum Bracketed<Parts>: Construction {
  static func value(of parts: Parts) -> String { "<\(parts)>" }
}

private enum TwoDigits: Construction {
  static func value(of digits: (UInt8, UInt8)) -> Int { Int(digits.0 - 48) * 10 + Int(digits.1 - 48) }
}
