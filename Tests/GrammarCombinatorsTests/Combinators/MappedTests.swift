import GrammarCombinators
import Testing

@Suite struct MappedTests {
  @Test func agreesWithItsTwin() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      let twin = one.twin.changing(output: { output, _, _ in "<\(output)>" })
      try compare(one.map { "<\($0)>" }, with: twin, "\(behaviour)")
    }
  }

  @Test func givesTheOutputsOfASequenceAsArguments() throws {
    let digit = Byte(Digit.self).map { Int($0) - 48 }
    let two = Grouped {
      digit
      digit
    }.map { $0 * 10 + $1 }
    let three = Grouped {
      digit
      digit
      digit
    }.map { ($0 * 10 + $1) * 10 + $2 }
    let four = Grouped {
      digit
      digit
      digit
      digit
    }.map { (($0 * 10 + $1) * 10 + $2) * 10 + $3 }
    #expect(try two.run("1234") == (12, 2))
    #expect(try three.run("1234") == (123, 3))
    #expect(try four.run("1234") == (1234, 4))
  }

  @Test func mapsNothingAndOptionals() throws {
    #expect(try Bytes(Digit.self).map { 1 }.run("12").output == 1)
    #expect(try Optionally { Literal("a").as(1) }.map { $0 ?? 0 }.run("b").output == 0)
  }

  /// Without what they give the compiler gives these up.
  @Test func computesWhereTheResultIsSaid() throws {
    let digit = Byte(Digit.self).map { Double($0) - 48 }
    let sum = Grouped {
      digit
      "x"
      digit
      Optionally { digit }
    }.map { first, second, third -> Double in first * 2 + second * 3 - (third ?? 1) * 4 + 5 }
    #expect(try sum.run("2x34").output == 2)
    let list = Grouped {
      digit
      Repeat(.zeroOrMore) { digit }
    }.map { first, rest -> [Double] in [first] + rest }
    #expect(try list.run("123").output == [1, 2, 3])
  }

  @Test func printsAsItsBody() {
    #expect(Literal("a").map { 1 }.syntax == .literal("a"))
  }
}
