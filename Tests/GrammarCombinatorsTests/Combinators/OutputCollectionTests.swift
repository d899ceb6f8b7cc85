import GrammarCombinators
import Testing

@Suite struct OutputCollectionTests {
  @Test func collectsNothingFromABodyWithoutAnOutput() throws {
    let body = Scripted(1, Behaviour.loop).void
    let nothing: Repeat<Scripted<Void>, Parsers.Nothing, WhiteSpace, Parsers.Uncollected> = Repeat(.zeroOrMore) { body }
    let twin = Twin.repeated(body.twin, .zeroOrMore, spaced: true).changing(output: { _, _, _ in "()" })
    try compare(nothing, with: twin)
  }

  @Test func collectsAnArray() throws {
    let digits: [UInt8] = try Repeat(.oneOrMore) { ByteOf(Digit.self) }.run("1 23").output
    #expect(digits == [49, 50, 51])
    let nothings: [Void] = try Self.array(of: Repeat(.oneOrMore) { "-" }).run("- -").output
    #expect(nothings.count == 2)
  }

  @Test func putsOutputsIntoATypeOfOnesOwn() throws {
    let sum = Repeat(.oneOrMore, into: Sum.self, separator: { "+" }, { ByteOf(Digit.self) })
    #expect(try sum.run("1 + 2+3").output.value == 6)
    #expect(try sum.run("4").output.value == 4)
    #expect(throws: ParseFailure.self) { try sum.run("+") }
    #expect(sum.syntax == Repeat(.oneOrMore, separator: { "+" }, { ByteOf(Digit.self) }).syntax)
  }

  private struct Sum: OutputCollection {
    var value = 0
    mutating func append(_ digit: UInt8) { value += Int(digit) - 48 }
  }

  @Test func givesWhatTheCollectionMakesOfItself() throws {
    let last = Repeat(.zeroOrMore, into: Last.self) { ByteOf(Digit.self) }
    #expect(try last.run("1 23").output == 51)
    #expect(try last.run("").output == nil)
  }

  private struct Last: OutputCollection {
    private(set) var whole: UInt8?
    mutating func append(_ digit: UInt8) { whole = digit }
  }

  @Test func beginsAnewWithEveryParse() throws {
    let sum = Repeat(.zeroOrMore, into: Sum.self) { ByteOf(Digit.self) }
    #expect(try sum.run("12").output.value == 3)
    #expect(try sum.run("345").output.value == 12)
  }

  private static func array<Body: Parser>(
    of repetition: Repeat<Body, Parsers.Nothing, WhiteSpace, [Body.Output]>
  ) -> Repeat<Body, Parsers.Nothing, WhiteSpace, [Body.Output]> { repetition }
}
