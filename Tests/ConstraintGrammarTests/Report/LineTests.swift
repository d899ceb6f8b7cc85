import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import Testing

@Suite struct LineTests {
  @Test func bytesThatAreNoUTF8() {
    let bytes = ContiguousArray("a.left = 1".utf8) + [0xFF]
    let line = Line(bytes.span, number: 7, in: .expressionFormat)
    #expect(line.text == "a.left = 1\u{FFFD}")
    guard case .failure(let diagnostic) = line.result else {
      Issue.record("accepted")
      return
    }
    #expect(diagnostic.code == .invalidUTF8)
    #expect((diagnostic.line, diagnostic.column, diagnostic.offset, diagnostic.length) == (7, 11, 10, 1))
  }

  /// A line of a file has no line feed inside, but a text may.
  @Test func linesInsideALine() {
    let bytes = ContiguousArray("a.left =\n?".utf8)
    let line = Line(bytes.span, number: 7, in: .expressionFormat)
    guard case .failure(let diagnostic) = line.result else {
      Issue.record("accepted")
      return
    }
    #expect((diagnostic.line, diagnostic.column) == (8, 1))
  }

  /// Of the dialects that got as far as each other, the one that knows what was meant explains the text.
  @Test func dialectThatExplains() {
    let bytes = ContiguousArray("V|[a]|".utf8)
    guard case .failure(let diagnostic) = Line(bytes.span, number: 1, inAnyOf: Dialect.allWithHints).result else {
      Issue.record("accepted")
      return
    }
    #expect(diagnostic.message == "the ':' behind the orientation is missing")
    #expect(diagnostic.applyingFixIts(to: bytes.span) == "V:|[a]|")
  }

  @Test(arguments: [
    ("", true), (" ", true), ("\t\n\u{B}\u{C}\r ", true), ("a", false), (" a", false), ("\u{A0}", false), ("\0", false),
  ])
  func blank(text: String, isBlank: Bool) { #expect(ContiguousArray(text.utf8).span.isBlank == isBlank) }
}
