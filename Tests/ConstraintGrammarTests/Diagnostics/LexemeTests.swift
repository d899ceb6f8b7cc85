import Testing

@testable import ConstraintGrammar

@Suite struct LexemeTests {
  private func pieces(_ text: String) -> [String] {
    Lexeme.list(in: ContiguousArray(text.utf8).span, 0..<text.utf8.count).map {
      ($0.isGlued ? "_" : "") + "\($0.kind) \($0.text)"
    }
  }

  @Test func kinds() {
    #expect(
      pieces("a_1.left >= 1.5px * (x)\n-ä")
        == [
          "word a_1", "_symbol .", "_word left", "relation >=", "number 1.5px", "symbol *", "symbol (", "_word x",
          "_symbol )", "symbol -", "_symbol ä",
        ])
  }

  @Test(arguments: [
    ("<=", ["relation <="]), ("= =", ["relation =", "relation ="]), ("=<>=", ["relation =<>="]),
    (":=", ["relation :="]), ("!==", ["relation !=="]), ("~=", ["relation ~="]), (":", ["symbol :"]),
    ("!x", ["symbol !", "_word x"]), ("a≥b", ["word a", "_relation ≥", "_word b"]),
    (": =", ["symbol :", "relation ="]),
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
    let bytes = Array("abc def ghi".utf8)
    #expect(Lexeme.list(in: ContiguousArray(bytes).span, 1..<9).map(\.text) == ["bc", "def", "g"])
    #expect(Lexeme.list(in: ContiguousArray(bytes).span, 1..<9).map(\.isGlued) == [true, false, false])
    #expect(Lexeme.list(in: ContiguousArray(bytes).span, 4..<4).isEmpty)
  }

  @Test func charactersAndBytesStandAlone() {
    #expect(pieces("é😀") == ["symbol é", "_symbol 😀"])
    let bytes: [UInt8] = [0xFF, 0xE2, 0x82]
    #expect(Lexeme.list(in: ContiguousArray(bytes).span, 0..<3).map(\.text) == ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"])
    // A character that is cut off by the end of the part.
    #expect(Lexeme.list(in: ContiguousArray("a€".utf8).span, 0..<3).count == 2)
  }

  @Test func signs() {
    let text = "+ - * / − × ÷ ＋ . x 1 ="
    let lexemes = Lexeme.list(in: ContiguousArray(text.utf8).span, 0..<text.utf8.count)
    #expect(lexemes.map(\.sign) == ["+", "-", "*", "/", "-", "*", "/", "+", nil, nil, nil, nil])
    #expect(lexemes.map(\.isOperator) == Array(repeating: true, count: 4) + Array(repeating: false, count: 8))
  }
}
