import GrammarCombinators
import Testing

@testable import ConstraintGrammar

@Suite struct MistakeTests {
  @Test func pieces() throws {
    let mistake = try #require(Mistake("a.left = b.left ? 3"))
    #expect(mistake.before.map(\.text) == ["a", ".", "left", "=", "b", ".", "left"])
    #expect(mistake.after.map(\.text) == ["?", "3"])
    #expect(mistake.found == "?")
    #expect(mistake.expected.map(\.name) == ["ADD_OPERATOR", "EOF", "MUL_OPERATOR", "SUB_OPERATOR"])
    #expect(mistake.spellings == ["+", "*", "-"])
    #expect(mistake.couldEnd)
    #expect(!mistake.couldRelate && !mistake.couldNameAttribute && !mistake.couldName && !mistake.couldCount)
    #expect(mistake.rightSideBefore?.map(\.text) == ["b", ".", "left"])
    #expect(mistake.attributeCount == 2)
    #expect(mistake.rewritten == nil)
  }

  @Test func whatCouldFit() throws {
    let start = try #require(Mistake("?"))
    #expect(start.couldName && !start.couldCount && !start.couldEnd)
    let attribute = try #require(Mistake("a.?"))
    #expect(attribute.couldNameAttribute)
    let relation = try #require(Mistake("a.left ?"))
    #expect(relation.couldRelate && relation.rightSideBefore == nil)
    let number = try #require(Mistake("a.left = ?"))
    #expect(number.couldName && number.couldCount && number.rightSideBefore == [])
  }

  @Test func dialect() throws {
    let mistake = try #require(Mistake("?"))
    #expect(mistake.dialectSpells("*"))
    #expect(mistake.dialectSpells("left"))
    #expect(!mistake.dialectSpells("/"))
    #expect(!mistake.dialectSpells("("))
    #expect(mistake.attributes == Attribute.listed.map(\.rawValue))
  }

  @Test(arguments: [
    ("@750", "@750"), ("@ 750; b", "@ 750"), ("@high, b", "@high"), ("~~ .high x", "~~ .high"),
    ("priority: 1", "priority: 1"),
    ("@a.b.c d", "@a.b.c"), ("@ high - 1 - 2", "@ high - 1"), ("@high - x", "@high"),
    ("priority(.high) x", "priority(.high)"),
    ("@(1", "@"), ("@", "@"), ("@?", "@"),
  ])
  func priority(text: String, piece: String) throws {
    #expect(try #require(Mistake("a.left = 1 " + text)).priority.text == piece)
  }

  @Test(arguments: [
    ("a", true), ("a.lefft", true), ("a.", true), ("a[", true), ("a b", false), ("a.b =", false), ("1", false),
    ("", false), (".left", false),
  ])
  func termAlone(text: String, isAlone: Bool) throws {
    #expect(try #require(Mistake(text)).isTermAlone == isAlone)
  }

  @Test func numberOnTheRight() throws {
    let mistake = try #require(Mistake("a.left == b.left ? 3"))
    #expect(mistake.relation == .equal)
    #expect(mistake.rightSide?.map(\.text) == ["b", ".", "left", "?", "3"])
    #expect(mistake.sentence(withRightSide: "10") == "a.left = 10")
    #expect(mistake.sentence(.lessThanOrEqual, withRightSide: "-1") == "a.left <= -1")
    let other = try #require(Mistake("? 3"))
    #expect(other.relation == nil && other.rightSide == nil && other.sentence(withRightSide: "10") == nil)
  }

  /// A text of which not all is seen is not rewritten.
  @Test(arguments: [(0, 0, true), (150, 0, true), (0, 150, true), (250, 0, false), (0, 250, false)])
  func reach(before: Int, after: Int, isRewritten: Bool) throws {
    let start = String(repeating: " ", count: before)
    let end = String(repeating: " ", count: after)
    let mistake = try #require(Mistake("a.left \(start)+ 1 = 2\(end)"))
    #expect((mistake.rewritten != nil) == isRewritten)
  }

  /// Of a name that is not seen from its beginning nobody knows how it begins.
  @Test func nameThatIsCut() throws {
    let name = String(repeating: "a", count: 300)
    #expect(try #require(Mistake("\(name).left / 2 = b.left")).rewritten == nil)
    #expect(try #require(Mistake("b.left / 2 = \(name).left")).rewritten == nil)
    #expect(try #require(Mistake("aaa.left / 2 = b.left")).rewritten == "aaa.left = b.left * 2")
  }

  /// A word that nobody writes is told of as it is, and no habit is looked for in it.
  @Test func wordThatIsTooLong() throws {
    let long = String(repeating: "a", count: 1000)
    let words = [long, long + "a"].map { word in
      #expect(throws: Diagnostic.self) { try Dialect.equations.parse("\(word) = 1") }
    }
    #expect(words[0]?.message == "'aaaaaaaaaaaaaaaaaaaa…aaaaaaaaaa' is not an attribute")
    #expect(words[0]?.hint?.hasPrefix("the attributes are") == true)
    #expect(words[1]?.message == "expected an attribute, but found 'aaaaaaaaaaaaaaaaaaaa…aaaaaaaaaa'")
    #expect(words[1]?.hint == nil)
    #expect(words.map { $0?.code } == [.unexpectedText, .unexpectedText] && words.map { $0?.length } == [1000, 1001])
  }

  private func mistake(at offset: Int, inHost host: String, from start: Int) -> Mistake {
    let bytes = ContiguousArray(host.utf8)
    return Mistake(
      code: .unexpectedText, in: bytes.span, range: offset..<(offset + 1), expectations: [],
      dialect: .expressionFormat, part: start..<bytes.count, isWhole: false)
  }

  @Test func host() {
    #expect(mistake(at: 9, inHost: "{ a.left + 1 = 2 }", from: 2).rewritten == "a.left = 1")
    #expect(mistake(at: 9, inHost: "{ a.left + 1 = 2 }", from: 2).before.map(\.text) == ["a", ".", "left"])
    #expect(mistake(at: 9, inHost: "{ a.left + 1 = 2", from: 2).rewritten == "a.left = 1")
    #expect(mistake(at: 9, inHost: "{ a.left + 1 = 2 }", from: 0).rewritten == nil)
    // Nothing was read beyond the place, so nothing has been understood.
    #expect(mistake(at: 13, inHost: "{ a.left = 1 ? 2 }", from: 2).rewritten == nil)
    // The last number that is seen may go on.
    let zeros = String(repeating: "0", count: 300)
    #expect(mistake(at: 9, inHost: "{ a.left + 1 = 2\(zeros) }", from: 2).rewritten == nil)
    let far = String(repeating: " ", count: 300)
    #expect(mistake(at: 9, inHost: "{ a.left + 1 = 2 }\(far)", from: 2).rewritten == "a.left = 1")
  }
}
