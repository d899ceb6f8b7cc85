import ConstraintReports
import GrammarCombinators
import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct DialectParsingTests {
  let dialect = Dialect.expressionFormat.withHints()

  @Test func namesAreRangesOfTheText() throws {
    let parsed = try dialect.parse("  ab.left = cde.left * -f + g ")
    guard case .attribute(let left, .left) = parsed.left.operand,
      case .attribute(let right, .left) = parsed.right.operand,
      case .name(let multiplier, isNegated: true) = parsed.right.multiplier?.value,
      case .name(let constant, isNegated: false) = parsed.right.constant?.value
    else {
      Issue.record("\(parsed)")
      return
    }
    #expect([left, right, multiplier, constant].map(\.range) == [2..<4, 12..<15, 24..<25, 28..<29])
  }

  @Test func manyTexts() throws {
    let results = dialect.parse(all: ["a.left = 1", "?", "a.left = 2"])
    #expect(
      results == [
        .success(try Equation("a.left = 1", in: dialect)),
        .failure(
          Diagnostic(
            code: .unexpectedText, offset: 0, length: 1, line: 1, column: 1, found: "?", expected: ["IDENTIFIER"],
            message: "expected a name, but found '?'", hint: nil)),
        .success(try Equation("a.left = 2", in: dialect)),
      ])
    #expect(dialect.parse(all: []).isEmpty)
    #expect(dialect.parse(all: Set(["a.left = 1"])) == [results[0]])
  }

  @Test(arguments: [1, 2, 3, 8, 100])
  func manyTextsAtATime(jobs: Int) async {
    let dialect = Dialect.compactConstraint
    for count in [0, 1, 999, 1000, 1001, 2500] {
      // To compare what is wrong with texts takes long: a few are.
      let texts = (0..<count).map { $0 % 97 == 3 ? "a.left = \($0)px" : "a.left = b.left * \($0)" }
      let results = await dialect.parse(all: texts, jobs: jobs)
      let isSame = results == dialect.parse(all: texts)
      #expect(isSame, "\(count) texts")
    }
  }

  @Test func lines() throws {
    let text = "a.left = 1\n\n \t\r\na.left = 2\r\n?\nä\r\na.left = 3"
    let lines = dialect.parse(linesOf: text)
    #expect(lines.map(\.number) == [1, 4, 5, 6, 7])
    #expect(lines.map(\.text) == ["a.left = 1", "a.left = 2", "?", "ä", "a.left = 3"])
    #expect(lines.map(\.dialect) == Array(repeating: "expression-format", count: 5))
    let places = lines.map { line in
      switch line.statement {
      case .success(let statement): dialect.text(stating: statement.constraints) ?? "?"
      case .failure(let diagnostic): "\(diagnostic.line):\(diagnostic.column) at \(diagnostic.offset)"
      }
    }
    #expect(places == ["a.left = 1", "a.left = 2", "5:1 at 0", "6:1 at 0", "a.left = 3"])
  }

  @Test(arguments: ["", "\n", "\r\n", "\n\n", " ", "\t\u{B}\u{C}\r\n "])
  func noLines(_ text: String) { #expect(dialect.parse(linesOf: text).isEmpty) }

  @Test func oneLine() {
    let expected = dialect.parse(linesOf: "a.left = 1").map(\.json)
    #expect(expected.count == 1)
    for end in ["\n", "\r\n", "\n\n"] { #expect(dialect.parse(linesOf: "a.left = 1" + end).map(\.json) == expected) }
    // A carriage return alone ends no line, and before the end of the text it belongs to it.
    #expect(dialect.parse(linesOf: "a.left = 1\rb.left = 2").count == 1)
    #expect(dialect.parse(linesOf: "a.left = 1\r").map(\.text) == ["a.left = 1"])
    #expect(dialect.parse(linesOf: "a.left = 1\r\r\n").map(\.text) == ["a.left = 1\r"])
  }

  @Test func prefixInsideAHost() throws {
    let host = ContiguousArray("layout { ä.left: a.left = b.left * 2 ; c.top=3}".utf8)
    var cursor = Cursor(offset: 18)
    let first = try dialect.parsePrefix(of: host.span, from: &cursor)
    #expect(Equation(first, of: host.span) == (try Equation("a.left = b.left * 2", in: dialect)))
    #expect(cursor.offset == 37, "the blank before the semicolon is the host's")
    cursor.offset += 2
    let second = try dialect.parsePrefix(of: host.span, from: &cursor)
    #expect(Equation(second, of: host.span) == (try Equation("c.top = 3", in: dialect)))
    #expect(cursor.offset == host.count - 1)
  }

  @Test func failureInsideAHost() {
    let host = ContiguousArray("first\nä { a.left = }".utf8)
    var cursor = Cursor(offset: 10)
    #expect {
      try dialect.parsePrefix(of: host.span, from: &cursor)
    } throws: { error in
      error as? Diagnostic
        == Diagnostic(
          code: .unexpectedText, offset: 20, length: 1, line: 2, column: 14, found: "}",
          expected: ["IDENTIFIER", "NUMERAL", "SUB_OPERATOR"],
          message: "expected a name, a number or '-', but found '}'", hint: nil)
    }
    #expect(cursor.offset == 10)
  }

  /// What is meant can be told although the host goes on, and what stands before the equation is none of its business.
  @Test func hintInsideAHost() {
    let host = ContiguousArray("x = 1; { a.left + 20 = b.left; c.left = 3 }".utf8)
    var cursor = Cursor(offset: 8)
    let error = #expect(throws: Diagnostic.self) { try dialect.parsePrefix(of: host.span, from: &cursor) }
    #expect(error?.hint == "write 'a.left = b.left - 20'")
    #expect(error?.offset == 16)
  }

  @Test func cutOffInsideAHostTellsNothing() {
    let host = ContiguousArray(("a.left + 20 = b.left * 1" + String(repeating: "0", count: 500)).utf8)
    var cursor = Cursor()
    let error = #expect(throws: Diagnostic.self) { try dialect.parsePrefix(of: host.span, from: &cursor) }
    #expect(error?.hint == "move the arithmetic to the right side")
  }

  @Test func textsThatAreNoContiguousUTF8() throws {
    let expected = try Equation("view1.left = view2.left", in: dialect)
    let fromUTF16 = String(decoding: Array("view1.left = view2.left".utf16), as: UTF16.self)
    #expect(try Equation(fromUTF16, in: dialect) == expected)
    let substring = "«view1.left = view2.left»".dropFirst().dropLast()
    #expect(try Equation(String(substring), in: dialect) == expected)
    #if canImport(ObjectiveC)
      let bridged = NSMutableString(string: "view1.left = view2.left") as String
      #expect(try Equation(bridged, in: dialect) == expected)
    #endif
  }

  @Test func sharedText() throws {
    let text = "view1.left = view2.left"
    let copy = text
    #expect(try Equation(text, in: dialect) == (try Equation(copy, in: dialect)))
  }
}

#if canImport(ObjectiveC)
  import Foundation
#endif
