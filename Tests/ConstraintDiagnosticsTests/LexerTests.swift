import GrammarCombinators
import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct LexerTests {
  private func lexer(_ bytes: [UInt8], _ range: Range<Int>? = nil, of dialect: Dialect = .expressionFormat) -> Lexer {
    Lexer(ContiguousArray(bytes).span, range ?? 0..<bytes.count, of: DialectVocabulary(of: dialect))
  }

  private func pieces(_ text: String, of dialect: Dialect = .expressionFormat) -> [String] {
    lexer(Array(text.utf8), of: dialect).lexemes.map { ($0.isGlued ? "_" : "") + "\($0.kind) \($0.text)" }
  }

  @Test func kinds() {
    #expect(
      pieces("a_1.left >= 1.5px * (x)\n-ä")
        == [
          "word a_1", "_symbol .", "_word left", "relation >=", "number 1.5px", "symbol *", "symbol (", "_word x",
          "_symbol )", "symbol -", "_word ae",
        ])
  }

  @Test(arguments: [
    ("<=", ["relation <="]), ("= =", ["relation =", "relation ="]), ("=<>=", ["relation =<>="]),
    (":=", ["relation :="]), ("!==", ["relation !=="]), ("~=", ["relation ~="]), (":", ["symbol :"]),
    ("!x", ["symbol !", "_word x"]), ("a≥b", ["word a", "_relation ≥", "_word b"]),
    (": =", ["symbol :", "relation ="]), ("a ＝ b", ["word a", "relation =", "word b"]),
  ])
  func relations(text: String, expected: [String]) { #expect(pieces(text) == expected) }

  @Test(arguments: [
    ("1e-5", ["number 1e-5"]), ("1e+5", ["number 1e+5"]), ("1e5", ["number 1e5"]),
    ("1e-x", ["number 1e", "_symbol -", "_word x"]),
    ("1-5", ["number 1", "_symbol -", "_number 5"]), ("1.e-5", ["number 1.e", "_symbol -", "_number 5"]),
    ("1..2", ["number 1..2"]), (".5", ["symbol .", "_number 5"]), ("e-5", ["word e", "_symbol -", "_number 5"]),
    ("1e-", ["number 1e", "_symbol -"]),
  ])
  func numbers(text: String, expected: [String]) { #expect(pieces(text) == expected) }

  @Test func aPartOfAText() {
    let lexemes = lexer(Array("abc def ghi".utf8), 1..<9).lexemes
    #expect(lexemes.map(\.text) == ["bc", "def", "g"])
    #expect(lexemes.map(\.range) == [1..<3, 4..<7, 8..<9])
    #expect(lexer(Array("abc".utf8), 1..<1).lexemes.isEmpty)
  }

  /// Letters of any script and bytes of other encodings are letters of words.
  @Test func foreignLetters() {
    let word = lexer(Array("größe".utf8))
    #expect(word.lexemes.map(\.text) == ["groesse"])
    #expect(word.lexemes.map(\.isForeign) == [true])
    #expect(word.departures.map(\.range) == [2..<4, 4..<6, 0..<7])
    #expect(word.departures.map(\.edits.first?.replacement) == ["oe", "ss", "groesse"])
    #expect(lexer(Array("幅".utf8)).lexemes.map(\.text) == ["幅"])
    let bytes = lexer([0x61, 0xFF, 0x62])
    #expect(bytes.lexemes.map(\.text) == ["a\u{FFFD}b"])
    #expect(bytes.departures.map(\.range) == [0..<2])
  }

  @Test func whatIsLeftOut() {
    #expect(pieces("a\u{A0}b // c") == ["word a", "word b"])
    #expect(pieces("a /* b */ c") == ["word a", "word c"])
    #expect(pieces("a\u{200B}b \0c") == ["word ab", "word c"])
    // What is divided twice is no comment.
    #expect(pieces("a // 2", of: .compactConstraint) == ["word a", "symbol /", "_symbol /", "number 2"])
    #expect(pieces("a // 2") == ["word a"])
    let departures = lexer(Array("a\u{A0}b // c".utf8)).departures
    #expect(
      departures.map(\.edits)
        == [[TextEdit(range: 1..<3, replacement: " ")], [TextEdit(range: 4..<9, replacement: "")]])
  }

  @Test func signs() {
    let lexemes = lexer(Array("+ - * / − × ÷ ＋ .".utf8)).lexemes
    #expect(lexemes.map(\.text) == ["+", "-", "*", "/", "-", "*", "/", "+", "."])
    #expect(lexemes.map(\.isOperator) == Array(repeating: true, count: 8) + [false])
    // A sign that the dialect lacks is none that could come in its place.
    #expect(lexer(Array("− ÷".utf8)).departures.map(\.range) == [0..<3])
  }

  @Test func relationsThatAreWords() {
    let words = Dialect(
      name: "words", sample: "a.left = 1", notation: Notation(equal: "is"), text: Dialect.expressionFormat.text,
      equation: Dialect.expressionFormat.equation)
    #expect(pieces("a is 1", of: words) == ["word a", "relation is", "number 1"])
  }
}
