import GrammarCombinators
import Testing

@Suite struct LocatedTests {
  @Test func theTransformSeesTheText() throws {
    let number = BytesOf(Digit.self).mapText { _, bytes in bytes.count }
    #expect(try number.run("1234x") == (4, 4))
    let word = WordOf(WordStart.self, WordPart.self).mapText { range, bytes in "\(range) \(String(bytes))" }
    let behind = SequenceOf(NoSpace.self) {
      " "
      word
    }
    #expect(try behind.run(" né").output == "1..<2 n")
  }

  @Test func locatedValuesAreEqualWhereValueAndRangeAre() throws {
    let one = try BytesOf(Digit.self).as(1).located().run("12").output
    let range = try #require(SourceRange(from: 0, to: 2))
    #expect(one == Located(1, in: range))
    #expect(one != Located(2, in: range))
  }
}
