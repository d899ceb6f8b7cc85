import GrammarCombinators
import Testing

@testable import ConstraintGrammar

@Suite struct DiagnosticTextTests {
  private let text = "view1.width\n  =: view2.width"
  private let diagnostic = Diagnostic(
    code: .unexpectedText, offset: 15, length: 1, line: 2, column: 4, found: ":", expected: ["A"],
    message: "it is wrong", hint: "write 'x'")

  @Test func plain() {
    let expected = """
      settings.txt:2:4: error: it is wrong
        =: view2.width
         ^
      hint: write 'x'

      """
    #expect(diagnostic.rendered(in: text, file: "settings.txt") == expected)
    #expect(diagnostic.rendered(in: text, file: "settings.txt", style: .plain) == expected)
    #expect(diagnostic.rendered(in: ContiguousArray(text.utf8).span, file: "settings.txt") == expected)
  }

  /// The name of a file is not the author's: it must neither colour a terminal nor pass for another diagnostic.
  @Test func fileNameThatDisturbs() {
    var diagnostic = diagnostic
    diagnostic.hint = nil
    let excerpt = "  =: view2.width\n   ^\n"
    #expect(
      diagnostic.rendered(in: text, file: "\u{1B}[31mx\nb.txt:1:1: error: \u{202E}y")
        == #"\u{1B}[31mx\nb.txt:1:1: error: \u{202E}y:2:4: error: it is wrong"# + "\n" + excerpt)
    #expect(
      diagnostic.rendered(in: text, file: "a b\\é.txt") == #"a b\é.txt:2:4: error: it is wrong"# + "\n" + excerpt)
  }

  /// What a message or a hint quotes does no more than the name of a file.
  @Test func wordsThatDisturb() {
    var diagnostic = diagnostic
    diagnostic.message = "it is \u{1B}[31m\nb.txt:1:1: error: \u{9B}wrong"
    diagnostic.hint = "\u{2066}write\r'x'"
    #expect(
      diagnostic.rendered(in: text, file: "f") == #"""
        f:2:4: error: it is \u{1B}[31m\nb.txt:1:1: error: \u{9B}wrong
          =: view2.width
           ^
        hint: \u{2066}write\r'x'

        """#)
  }

  @Test func withoutHint() {
    var diagnostic = diagnostic
    diagnostic.hint = nil
    diagnostic.length = 7
    #expect(
      diagnostic.rendered(in: text, file: "<stdin>") == """
        <stdin>:2:4: error: it is wrong
          =: view2.width
           ^~~~~~~

        """)
  }

  @Test func colored() {
    #expect(
      diagnostic.rendered(in: text, file: "f", style: .colored)
        == "\u{1B}[1mf:2:4:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mit is wrong\u{1B}[0m\n"
        + "  =: view2.width\n"
        + "   \u{1B}[1;32m^\u{1B}[0m\n"
        + "\u{1B}[1;36mhint:\u{1B}[0m write 'x'\n")
  }

  @Test func atTheEnd() {
    let end = Diagnostic(
      code: .unexpectedEnd, offset: 4, length: 0, line: 1, column: 5, found: nil, expected: ["A"], message: "cut off",
      hint: nil)
    #expect(end.rendered(in: "a = ", file: "f") == "f:1:5: error: cut off\na = \n    ^\n")
  }
}
