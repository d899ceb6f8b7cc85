import GrammarCombinators
import GrammarExport
import Testing

/// Look-aheads that a class or a loop can say.
@Suite struct LookAheadTests {
  private func written(_ body: Syntax) throws -> String {
    String(try EBNFWriter().text(of: Production("X", .token) { body }).dropFirst(6))
  }

  private func text(upTo end: String) -> Syntax {
    let inside = Syntax.sequence(
      [.lookAhead(.literal(end), isPositive: false), .characters(CharacterClass(Letter.self))], spacing: .glued)
    return .sequence([.repetition(inside, .zeroOrMore, spacing: .glued), .literal(end)], spacing: .glued)
  }

  @Test func oneCharacter() throws {
    let vowel = Syntax.choice([.literal("a"), .literal("e")])
    let consonant = Syntax.sequence(
      [.lookAhead(vowel, isPositive: false), .characters(CharacterClass(Letter.self))], spacing: .glued)
    #expect(try written(consonant) == "[b-df-z]")
    #expect(try written(.repetition(consonant, .oneOrMore, spacing: .glued)) == "[b-df-z]+")
  }

  @Test func upToAText() throws {
    #expect(try written(text(upTo: "x")) == #"[a-wyz]* "x""#)
    #expect(try written(text(upTo: "xy")) == #"[a-wyz]* "x" ( [a-wz] [a-wyz]* "x" | "x" )* "y""#)
    #expect(
      try written(text(upTo: "xxy"))
        == #"[a-wyz]* "x" ( [a-wyz] [a-wyz]* "x" )* "x" ( [a-wz] [a-wyz]* "x" ( [a-wyz] [a-wyz]* "x" )* "x" | "x" )* "y""#
    )
  }

  @Test func whatIsNoClassAndNoLoopIsAnExclusion() throws {
    #expect(try written(text(upTo: "abcde")) == #"( [a-z]* - ( [a-z]* "abcde" [a-z]* ) ) "abcde""#)
    let notA = Syntax.lookAhead(.literal("a"), isPositive: false)
    #expect(try written(.sequence([notA, .literal("b")], spacing: .glued)) == #"( "b" - "a" )"#)
    #expect(throws: ExportFailure.self) { try written(.sequence([notA, .literal("bc")], spacing: .glued)) }
  }
}

private enum Letter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { 97...122 ~= byte }
}
