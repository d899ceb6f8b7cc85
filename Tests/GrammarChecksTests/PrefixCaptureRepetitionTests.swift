import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct PrefixCaptureRepetitionTests {
  private let digits = BytesOf(Digit.self).syntax

  @Test func aRepetitionOfOneCharacterTakesAllItCan() {
    let measure = token("MEASURE", glued(digits, text("%")))
    #expect(problems(of: number, before: measure) == [capture("NUMBER", "0", "MEASURE", "0%")])
    let equals = token("EQUALS", glued(text("="), optional(text("="))))
    #expect(problems(of: equals, before: text("==>")) == [capture("EQUALS", "==", "\"==>\"", "==>")])
    let different = token("DIFFERENT", glued(text("="), optional(text("=")), text("!")))
    #expect(problems(of: different, before: text("==>")) == [])
  }

  @Test func soDoesOneThatIsNamedOrAChoice() {
    let sign = token("SIGN", either(text("+"), text("-")))
    let signs = token("SIGNS", many(sign, spacing: .glued))
    #expect(problems(of: signs, before: token("TWO", glued(sign, sign))) == [unreachable("SIGNS", "TWO")])
  }

  @Test func aRepetitionOfMoreThanOneCharacterTakesAllItCan() {
    let pairs = token("PAIRS", many(text("ab"), .oneOrMore, spacing: .glued))
    #expect(problems(of: pairs, before: text("abab")) == [])
    let quoted = token(
      "QUOTED",
      glued(text("'"), many(either(text("a"), text("''")), spacing: .glued), text("'")))
    #expect(problems(of: quoted, before: text("''''")) == [])
    #expect(problems(of: quoted, before: text("'a'!")) == [capture("QUOTED", "'a'", "\"'a'!\"", "'a'!")])
    let words = token("WORDS", glued(optional(word("a")), text("ab")))
    #expect(problems(of: words, before: text("abc")) == [capture("WORDS", "ab", "\"abc\"", "abc")])
  }

  @Test func aSeparatorCountsOnlyBeforeAnotherIteration() {
    let list = token("LIST", glued(many(text("x"), .times(1...3), separator: text(","), spacing: .glued), text("!")))
    #expect(problems(of: list, before: text("x,!?")) == [])
    #expect(problems(of: list, before: text("x,x!?")) == [capture("LIST", "x,x!", "\"x,x!?\"", "x,x!?")])
    let gaps = token(
      "GAPS", glued(many(optional(text("x")), .times(1...3), separator: text(","), spacing: .glued), text("!")))
    #expect(problems(of: gaps, before: text("x,!?")) == [])
  }

  @Test func boundsAreKept() {
    let two = token("TWO", many(text("ab"), .exactly(2), spacing: .glued))
    #expect(problems(of: two, before: text("ab!")) == [])
    #expect(problems(of: two, before: text("abab!")) == [capture("TWO", "abab", "\"abab!\"", "abab!")])
    let few = token("FEW", glued(many(text("ab"), .times(0...2), spacing: .glued), text("!")))
    #expect(problems(of: few, before: text("ababab!?")) == [])
    #expect(problems(of: few, before: text("abab!?")) == [capture("FEW", "abab!", "\"abab!?\"", "abab!?")])
  }

  @Test func whiteSpaceStandsBetweenSpacedPartsOnly() {
    let blank = token("BLANK", text("a "))
    #expect(problems(of: spaced(identifier, text(".")), before: spaced(identifier, text("("))) == [])
    #expect(problems(of: blank, before: spaced(text("a"), text("b"))) == [capture("BLANK", "a ", "\"a\" \"b\"", "a b")])
    #expect(problems(of: blank, before: token("GLUED", glued(text("a"), text("b")))) == [])
    #expect(problems(of: blank, before: many(text("a"), .oneOrMore)) == [capture("BLANK", "a ", "\"a\"+", "a a")])
  }

  @Test func whiteSpaceBehindTheLastTokenIsLeftAlone() {
    let list = spaced(text("a"), many(optional(text("x")), .times(1...2)))
    #expect(problems(of: text("a"), before: list) == [capture("\"a\"", "a", "\"a\" ( \"x\"? ){1,2}", "ax")])
    #expect(
      problems(of: token("BLANK", text("a ")), before: spaced(text("a"), optional(text("!")))) == [
        capture("BLANK", "a ", "\"a\" \"!\"?", "a !")
      ])
  }

  @Test func oneCharacterIsTakenFromBehindWhiteSpaceToo() {
    let pair = spaced(text("a"), text("b"))
    #expect(
      problems(of: spaced(text("a"), many(text("b"))), before: pair) == [unreachable("\"a\" \"b\"*", "\"a\" \"b\"")])
    let twice = spaced(text("a"), text("a"))
    #expect(problems(of: many(text("a"), .oneOrMore), before: twice) == [unreachable("\"a\"+", "\"a\" \"a\"")])
  }
}
