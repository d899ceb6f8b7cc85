import GrammarCombinators
import Testing

@testable import GrammarChecks

@Suite struct SyntaxNotationTests {
  @Test(arguments: [
    (text("a"), "\"a\""), (text("\""), "'\"'"), (one(Digit.self), "[0-9]"), (number, "NUMBER"), (named("x"), "x"),
    (.end, "$"), (spaced(), "( )"), (spaced(number, text("+"), number), "NUMBER \"+\" NUMBER"),
    (either(number, spaced(text("-"), number)), "NUMBER | \"-\" NUMBER"),
    (spaced(text("-"), either(number, identifier)), "\"-\" ( NUMBER | IDENTIFIER )"),
    (optional(number), "NUMBER?"), (many(number), "NUMBER*"), (many(number, .oneOrMore), "NUMBER+"),
    (many(spaced(text("+"), number)), "( \"+\" NUMBER )*"), (many(optional(number), .exactly(2)), "( NUMBER? ){2}"),
    (many(number, .times(2...5)), "NUMBER{2,5}"), (many(number, .atLeast(2)), "NUMBER{2,}"),
    (many(number, .oneOrMore, separator: text(",")), "NUMBER ( \",\" NUMBER )*"),
    (many(number, separator: text(",")), "( NUMBER ( \",\" NUMBER )* )?"),
    (many(number, .times(2...5), separator: text(",")), "NUMBER ( \",\" NUMBER ){1,4}"),
    (many(number, .optional, separator: text(",")), "NUMBER?"),
    (.lookAhead(text("="), isPositive: true), "&\"=\""),
    (.lookAhead(glued(text("="), text("=")), isPositive: false), "!( \"=\" \"=\" )"),
  ]) func everyKindIsWrittenInOneLine(syntax: Syntax, notation: String) {
    #expect(syntax.notation == notation)
  }
}
