import GrammarCombinators
import Testing

@Suite struct OutputCollectingTests {
  @Test func collectsNothingFromABodyWithoutAnOutput() throws {
    let body = Scripted(1, Behaviour.loop).void
    let nothing: Repeat<Scripted<Void>, Nothing, Spaced, Outputs.Uncollected> = Repeat(.zeroOrMore) { body }
    let twin = Twin.repeated(body.twin, .zeroOrMore, spaced: true).changing(output: { _, _, _ in "()" })
    try compare(nothing, with: twin)
  }

  @Test func collectsAnArray() throws {
    let digits: [UInt8] = try Repeat(.oneOrMore) { Byte(Digit.self) }.run("1 23").output
    #expect(digits == [49, 50, 51])
    let nothings: [Void] = try Self.array(of: Repeat(.oneOrMore) { "-" }).run("- -").output
    #expect(nothings.count == 2)
  }

  @Test func foldsFromTheLeft() throws {
    let number = Repeat(.oneOrMore, into: 0, Self.append, Glued.self) { Byte(Digit.self) }
    #expect(try number.run("120 4") == (120, 3))
    let list = Repeat(.zeroOrMore, into: 7, { $0 -= Int($1) - 48 }, separator: { "," }, { Byte(Digit.self) })
    #expect(try list.run("1, 2,3").output == 1)
    #expect(try list.run("").output == 7)
  }

  @Test func putsOutputsIntoATypeOfOnesOwn() throws {
    let sum = Repeat(.oneOrMore, into: Sum.self, separator: { "+" }, { Byte(Digit.self) })
    #expect(try sum.run("1 + 2+3").output.value == 6)
    #expect(try sum.run("4").output.value == 4)
    #expect(throws: ParseFailure.self) { try sum.run("+") }
    #expect(sum.syntax == Repeat(.oneOrMore, separator: { "+" }, { Byte(Digit.self) }).syntax)
  }

  private struct Sum: OutputCollection {
    var value = 0
    mutating func append(_ digit: UInt8) { value += Int(digit) - 48 }
  }

  @Test func beginsAnewWithEveryParse() throws {
    let number = Repeat(.zeroOrMore, into: 0, Self.append) { Byte(Digit.self) }
    #expect(try number.run("12").output == 12)
    #expect(try number.run("345").output == 345)
  }

  private static func append(_ number: inout Int, _ digit: UInt8) { number = number * 10 + Int(digit) - 48 }

  private static func array<Body: Parser>(
    of repetition: Repeat<Body, Nothing, Spaced, Outputs.IntoArray<Body.Output>>
  ) -> Repeat<Body, Nothing, Spaced, Outputs.IntoArray<Body.Output>> { repetition }
}
