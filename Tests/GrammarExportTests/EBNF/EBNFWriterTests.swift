import GrammarCombinators
import GrammarExport
import Testing

@Suite struct EBNFWriterTests {
  /// The text of a production whose right-hand side is `body`.
  private func written(_ body: Syntax, _ kind: Production.Kind = .rule, name: String = "x") throws -> String {
    try EBNFWriter().text(of: Production(name, kind) { body })
  }

  private func spaced(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .spaced) }
  private func repeated(_ body: Syntax, _ bounds: Syntax.RepetitionBounds, by separator: Syntax? = nil) -> Syntax {
    .repetition(body, bounds, separator: separator, spacing: .spaced)
  }
  private let a = Syntax.literal("a")
  private let b = Syntax.literal("b")
  private let c = Syntax.reference("c")

  @Test func leaves() throws {
    #expect(try written(a) == #"x ::= "a""#)
    #expect(try written(c) == "x ::= c")
    #expect(try written(.end) == "x ::= $")
    #expect(try written(.characters(CharacterClass(Digit.self))) == "x ::= [0-9]")
    #expect(try written(.production(Production("y", .rule) { .end })) == "x ::= y")
    #expect(try written(.literal("word", isWord: true)) == #"x ::= "word""#)
    #expect(try written(.sequence([], spacing: .spaced)) == "x ::= ")
  }

  @Test func sequencesAndChoices() throws {
    #expect(try written(spaced(a, b, c)) == #"x ::= "a" "b" c"#)
    #expect(try written(.choice([a, b, c])) == "x ::= \"a\"\n    | \"b\"\n    | c")
    #expect(try written(.choice([spaced(a, b), c])) == "x ::= \"a\" \"b\"\n    | c")
    #expect(try written(.choice([a, c]), name: "longName") == "longName ::= \"a\"\n           | c")
    #expect(try written(spaced(.choice([a, c, .literal("")]), b)) == #"x ::= ( "a" | c )? "b""#)
  }

  @Test func parenthesesWhereTheyAreNeeded() throws {
    #expect(try written(spaced(a, .choice([b, c]))) == #"x ::= "a" ( "b" | c )"#)
    #expect(try written(spaced(.choice([spaced(a, b), c]), a)) == #"x ::= ( "a" "b" | c ) "a""#)
    #expect(try written(repeated(c, .optional)) == "x ::= c?")
    #expect(try written(repeated(spaced(a, b), .zeroOrMore)) == #"x ::= ( "a" "b" )*"#)
    #expect(try written(repeated(.choice([a, b]), .oneOrMore)) == #"x ::= ( "a" | "b" )+"#)
    #expect(try written(spaced(a, repeated(c, .optional))) == #"x ::= "a" c?"#)
    #expect(try written(.choice([repeated(c, .optional), a])) == "x ::= c?\n    | \"a\"")
    // An operator after another one would read like something else; some of the two say the same as one.
    #expect(try written(repeated(repeated(c, .zeroOrMore), .oneOrMore)) == "x ::= ( c* )+")
    #expect(try written(repeated(repeated(c, .oneOrMore), .optional)) == "x ::= c*")
    #expect(try written(repeated(repeated(c, .exactly(2)), .zeroOrMore)) == "x ::= ( c c )*")
    #expect(try written(repeated(repeated(c, .times(0...2)), .oneOrMore)) == "x ::= ( ( c c? )? )+")
  }

  @Test(
    arguments: [
      (.optional, "c?"), (.zeroOrMore, "c*"), (.oneOrMore, "c+"), (.exactly(1), "c"), (.exactly(3), "c c c"),
      (.atLeast(2), "c c c*"), (.times(1...2), "c c?"), (.times(0...2), "( c c? )?"),
      (.times(0...3), "( c ( c c? )? )?"),
      (.times(2...4), "c c ( c c? )?"),
    ] as [(Syntax.RepetitionBounds, String)])
  func bounds(_ bounds: Syntax.RepetitionBounds, expected: String) throws {
    #expect(try written(repeated(c, bounds)) == "x ::= " + expected)
    #expect(try written(spaced(a, repeated(c, bounds), b)) == "x ::= \"a\" \(expected) \"b\"")
  }

  @Test(
    arguments: [
      (.optional, "c?"), (.zeroOrMore, "( c ( b c )* )?"), (.oneOrMore, "c ( b c )*"), (.exactly(1), "c"),
      (.exactly(3), "c b c b c"), (.atLeast(2), "c ( b c )+"), (.atLeast(3), "c b c b c ( b c )*"),
      (.times(1...2), "c ( b c )?"), (.times(0...2), "( c ( b c )? )?"), (.times(2...3), "c b c ( b c )?"),
    ] as [(Syntax.RepetitionBounds, String)])
  func separators(_ bounds: Syntax.RepetitionBounds, expected: String) throws {
    #expect(try written(repeated(c, bounds, by: .reference("b"))) == "x ::= " + expected)
  }

  @Test func bodiesOfSeparatedRepetitions() throws {
    #expect(
      try written(repeated(.choice([a, c]), .oneOrMore, by: .choice([b, c])))
        == #"x ::= ( "a" | c ) ( ( "b" | c ) ( "a" | c ) )*"#)
    #expect(try written(repeated(repeated(c, .oneOrMore, by: b), .optional)) == #"x ::= ( c ( "b" c )* )?"#)
  }

  @Test func quotationMarks() throws {
    #expect(try written(.literal("it's")) == #"x ::= "it's""#)
    #expect(try written(.literal("\"")) == #"x ::= '"'"#)
    #expect(try written(.literal("'\""), .token) == #"x ::= "'" '"'"#)
    #expect(try written(.literal("a\n\t"), .token) == #"x ::= "a" #xA #x9"#)
    #expect(try written(.literal("\u{7F}"), .token) == "x ::= #x7F")
    #expect(try written(repeated(.literal("a\n"), .optional), .token) == #"x ::= ( "a" #xA )?"#)
    #expect(try written(.literal("é幅")) == #"x ::= "é幅""#)
  }

  @Test func lettersOfAnyCase() throws {
    #expect(try written(.literal("super", ignoresCase: true), .token) == "x ::= [sS] [uU] [pP] [eE] [rR]")
    #expect(try written(.literal("x-1", ignoresCase: true), .token) == #"x ::= [xX] "-" "1""#)
    #expect(try written(repeated(.literal("ab", ignoresCase: true), .optional), .token) == "x ::= ( [aA] [bB] )?")
    #expect(try written(.choice([.literal("ab", ignoresCase: true), a]), .token) == "x ::= [aA] [bB]\n    | \"a\"")
    #expect(try written(spaced(.literal("a", ignoresCase: true), b)) == #"x ::= [aA] "b""#)
  }

  @Test func partsThatTouch() throws {
    let glued = Syntax.sequence([a, b], spacing: .glued)
    #expect(try written(glued) == #"x ::= "a" "b" /* ws: explicit */"#)
    #expect(try written(glued, .token) == #"x ::= "a" "b""#)
    #expect(try written(.choice([glued, c])) == "x ::= \"a\" \"b\"\n    | c /* ws: explicit */")
    #expect(try written(.repetition(c, .oneOrMore, spacing: .glued)) == "x ::= c+ /* ws: explicit */")
    #expect(try written(.repetition(c, .optional, spacing: .glued)) == "x ::= c?")
    #expect(try written(.literal("ab", ignoresCase: true)) == "x ::= [aA] [bB] /* ws: explicit */")
    // One part alone touches nothing.
    #expect(try written(.sequence([a], spacing: .glued)) == #"x ::= "a""#)
  }
}
