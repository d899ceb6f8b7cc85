import GrammarCombinators
import Testing

@testable import GrammarExport

/// Grammars that are not divided into tokens, written in notations that are.
@Suite struct NamedPartsTests {
  private let name = WordOf(WordStart.self, WordPart.self)
  private let number = DecimalNumber { BytesOf(Digit.self) }

  /// The productions of a parser as EBNF has them.
  private func productions(of parser: some Parser) throws -> String {
    let text = try Grammar.Language("it", title: "", sample: "", grammar: Grammar(parser)).ebnf()
    return text.split(separator: "\n").filter { $0.contains("::=") }.joined(separator: "\n")
  }

  private let space = "WHITE_SPACE ::= [#x9-#xD#x20]+ /* ws: definition */"

  @Test("What is made of characters is a token, once for all places") func tokens() throws {
    let pair = SequenceOf {
      name
      "="
      number
      ","
      number
    }
    #expect(
      try productions(of: pair) == """
        start       ::= NAME "=" NUMBER "," NUMBER
        NAME        ::= [_a-zA-Z] [_a-zA-Z0-9]*
        NUMBER      ::= [0-9]+
        \(space)
        """)
  }

  @Test("A literal that EBNF writes in pieces is a token") func literalsInPieces() throws {
    let line = NamedRule("line") {
      name
      "\r\n"
    }
    #expect(
      try productions(of: line) == """
        line        ::= NAME LINE
        NAME        ::= [_a-zA-Z] [_a-zA-Z0-9]*
        LINE        ::= #xD #xA
        \(space)
        """)
  }

  @Test("A token's name is that of its form, or of its rule, and none that is taken") func names() throws {
    let quoted = SequenceOf(NoSpace.self) {
      "'"
      BytesOf(Digit.self)
      "'"
    }
    let key = SequenceOf(NoSpace.self) {
      "#"
      BytesOf(Digit.self)
    }
    let other = SequenceOf(NoSpace.self) {
      "$"
      BytesOf(Digit.self)
    }
    #expect(
      try productions(
        of: NamedRule("key") {
          quoted
          key
          other
          "="
          name
        }) == """
          key         ::= TEXT KEY KEY_2 "=" NAME
          TEXT        ::= "'" [0-9]+ "'"
          KEY         ::= "#" [0-9]+
          KEY_2       ::= "$" [0-9]+
          NAME        ::= [_a-zA-Z] [_a-zA-Z0-9]*
          \(space)
          """)
  }

  @Test("A word in any case is a token, each alternative and what is optional by itself") func words() throws {
    let sign = OneOf {
      LiteralWord("and", ignoringCase: true)
      LiteralWord("or", ignoringCase: true)
    }
    #expect(
      try productions(
        of: SequenceOf {
          Optionally { LiteralWord("not", ignoringCase: true) }
          name
          sign
          name
        }) == """
          start       ::= NOT? NAME ( AND | OR ) NAME
          NOT         ::= [nN] [oO] [tT]
          NAME        ::= [_a-zA-Z] [_a-zA-Z0-9]*
          AND         ::= [aA] [nN] [dD]
          OR          ::= [oO] [rR]
          \(space)
          """)
  }

  @Test("Parts that touch, beside some that need not, are a rule of their own") func rules() throws {
    let key = NamedRule("key") { "k" }
    #expect(
      try productions(
        of: SequenceOf {
          SequenceOf(NoSpace.self) {
            key
            "."
            key
          }
          "="
          key
        }) == """
          start       ::= startPart "=" key
          startPart   ::= key "." key /* ws: explicit */
          key         ::= "k"
          \(space)
          """)
  }

  @Test("Characters that touch a rule are a token, and one that may be nothing is left out") func runs() throws {
    let word = NamedRule("word") { LiteralWord("if") }
    #expect(
      try productions(
        of: SequenceOf(NoSpace.self) {
          "'"
          BytesOf(Digit.self)
          "'"
          word
          Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "+-") }
        }) == """
          start ::= TEXT word START? /* ws: explicit */
          word  ::= "if"
          TEXT  ::= "'" [0-9]+ "'"
          START ::= [-+]+
          """)
  }

  @Test("Where a word may touch another one, every character is accounted for") func wordsThatTouch() throws {
    #expect(
      try productions(
        of: SequenceOf {
          number
          "to"
          number
        }) == """
          start ::= WHITE_SPACE? NUMBER WHITE_SPACE "to" WHITE_SPACE? NUMBER WHITE_SPACE? $
          NUMBER ::= [0-9]+
          WHITE_SPACE ::= [#x9-#xD#x20]+
          """)
  }

  @Test("Where a longer token would fit as well as what the parser takes, every character is accounted for")
  func tokensThatRunOn() throws {
    let pair = SequenceOf(NoSpace.self) {
      "["
      "["
    }
    let nested = SequenceOf {
      pair
      Optionally {
        "["
        pair
        "]"
      }
    }
    let found = try productions(of: Repeat(.oneOrMore) { nested })
    let list = #"START (WHITE_SPACE? "[" WHITE_SPACE? START WHITE_SPACE? "]")?"#
    #expect(
      found == """
        start ::= WHITE_SPACE? \(list) (WHITE_SPACE? \(list))* WHITE_SPACE? $
        START ::= "[" "["
        WHITE_SPACE ::= [#x9-#xD#x20]+
        """)
  }

  @Test("A word or a number that must run on is refused, with its production", arguments: [true, false])
  func wordsThatMustRunOn(_ isNumber: Bool) {
    let start = isNumber ? AnyParser(number.as(())) : AnyParser(LiteralWord("a"))
    let parser = NamedRule("rule") {
      SequenceOf(NoSpace.self) {
        start
        "b"
      }
      End()
    }
    let failure = #expect(throws: ExportFailure.self) { try productions(of: parser) }
    #expect(
      failure?.description
        == "W3C EBNF can't express a word or a number inside a token, with more letters behind it, which RULE uses")
  }

  private func failures(of grammar: Grammar) -> [String] {
    ExportFormat.all.compactMap { format in
      do throws(ExportFailure) {
        _ = try format.files(for: Grammar.Language("it", title: "", sample: "", grammar: grammar))
        return nil
      } catch {
        return error.description
      }
    }
  }

  @Test("A list that may be empty, with the end or without, is written in every notation") func emptyText() {
    let list = NamedRule("list") {
      Repeat(.zeroOrMore, separator: { "," }) { name }
    }
    let text = SequenceOf {
      list
      End()
    }
    #expect(failures(of: Grammar(list)) == [])
    #expect(failures(of: Grammar(text)) == [])
  }

  @Test("A grammar that is divided already stays as it is", arguments: [true, false])
  func dividedGrammar(hasWholeLiterals: Bool) throws {
    let grammar = try Grammar(ebnf: #"a ::= B "c" b $ <?TOKENS?> B ::= [b]+ b ::= "d" B"#)
    #expect(
      grammar.withNamedParts(hasWholeLiterals: hasWholeLiterals).productions.map(\.body)
        == grammar.productions.map(\.body))
  }
}
