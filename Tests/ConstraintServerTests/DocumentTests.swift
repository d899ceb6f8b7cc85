import ConstraintServer
import JSON
import Testing

@Suite struct DocumentTests {
  private static let bad = #"{"range": {"start": {"line": 0, "character": 34}, "end": {"line": 0, "character": 39}}, "#

  private let source = """
    add(constraints(withVisualFormat: "H:|-[titel]-8-[icon", views: ["title": title, "icon": icon]))
    """

  /// Where a parser fails behind a word, the word is underlined.
  @Test func word() {
    var editor = Editor.running()
    editor.open(#"view.addCompactConstraint("a.widht = 3", metrics: nil, views: views)"#)
    let place = #"{"start": {"line": 0, "character": 29}, "end": {"line": 0, "character": 34}}"#
    #expect(editor.takeTold()[0].contains(#"[{"range": \#(place), "severity": 1"#))
  }

  @Test func published() {
    var editor = Editor.running()
    editor.open(source)
    #expect(
      editor.takeTold() == [
        """
        {"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {"uri": "file:///app/View.swift", \
        "version": 1, "diagnostics": [\
        {"range": {"start": {"line": 0, "character": 40}, "end": {"line": 0, "character": 45}}, "severity": 1, \
        "code": "unknown-view", "source": "constraint-grammar", \
        "message": "there is no view called 'titel' (did you mean 'title'?)", \
        "relatedInformation": [{"location": {"uri": "file:///app/View.swift", \
        "range": {"start": {"line": 0, "character": 64}, "end": {"line": 0, "character": 94}}}, \
        "message": "the names are given here"}]}, \
        {"range": {"start": {"line": 0, "character": 54}, "end": {"line": 0, "character": 54}}, "severity": 1, \
        "code": "unexpected-end", "source": "constraint-grammar", \
        "message": "expected '(' or ']', but the text ends here (write ']' here)"}]}}
        """
      ])
  }

  /// Several changes come one after the other, and each counts in the text that those before it have made.
  @Test func changes() {
    var editor = Editor.running()
    editor.open("a\nb\r\nc\rd")
    _ = editor.takeTold()
    func place(_ line: Int, _ character: Int) -> String { #"{"line":\#(line),"character":\#(character)}"# }
    let format = #"x(withVisualFormat: \"[a\", views: [\"a\": a])"#
    editor.tell(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(Editor.uri)","version":2},"contentChanges":[\
      {"range":{"start":\(place(3, 0)),"end":\(place(3, 1))},"text":"é\(format)"},\
      {"range":{"start":\(place(0, 0)),"end":\(place(2, 0))},"text":""},\
      {"range":{"start":\(place(0, 0)),"end":\(place(0, 99))},"text":"\\n"}]}
      """)
    #expect(
      editor.takeTold() == [
        """
        {"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {"uri": "file:///app/View.swift", \
        "version": 2, "diagnostics": [{"range": {"start": {"line": 2, "character": 25}, \
        "end": {"line": 2, "character": 25}}, "severity": 1, "code": "unexpected-end", "source": "constraint-grammar", \
        "message": "expected '(' or ']', but the text ends here (write ']' here)"}]}}
        """
      ])
    // A change that can't be made changes nothing.
    editor.tell(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(Editor.uri)","version":3},"contentChanges":[{"text":"\\n"},\
      {"range":{"start":\(place(1, 0)),"end":\(place(0, 0))},"text":""}]}
      """)
    #expect(editor.takeTold().contains { $0.contains("the range ends before it begins") })
    #expect(editor.ask("textDocument/hover", at: 2, 23).hasPrefix("null"))
    #expect(editor.diagnosticCount == 1)
  }

  /// Positions count as agreed on.
  @Test(arguments: [("utf-8", 13), ("utf-16", 10), ("utf-32", 9)])
  func encodings(_ encoding: String, _ shift: Int) {
    var editor = Editor.running(#"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
    editor.open("/* é😀 */ " + source)
    // Two characters, of two and of four bytes, the second of two units.
    let place = #"{"start": {"line": 0, "character": \#(shift + 40)}, "end": {"line": 0, "character": \#(shift + 45)}}"#
    #expect(editor.takeTold()[0].contains(#"[{"range": \#(place), "severity": 1"#))
    let range = #"{"start":{"line":0,"character":\#(shift + 40)},"end":{"line":0,"character":\#(shift + 45)}}"#
    editor.tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Editor.uri)","version":2},"contentChanges":[{"range":\#(range),"text":"title"}]}"#)
    #expect(editor.diagnosticCount == 1)
  }

  /// A position in the middle of a character is its beginning.
  @Test func middleOfACharacter() {
    var editor = Editor.running(#"{"general":{"positionEncodings":["utf-16"]}}"#)
    editor.open("😀")
    let range = #"{"start":{"line":0,"character":1},"end":{"line":0,"character":1}}"#
    let text = JSONValue.string("x(withVisualFormat: \"[a\", views: [\"a\": a])").line
    editor.tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Editor.uri)","version":2},"contentChanges":[{"range":\#(range),"text":\#(text)}]}"#)
    #expect(editor.takeTold().last?.contains(#""start": {"line": 0, "character": 23}"#) == true)
  }

  /// Diagnostics are told once, of what the document is after all messages that have come.
  @Test func changesThatComeTogether() {
    var editor = Editor.running()
    editor.open("")
    let changes = (2...4).map { version in
      #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(Editor.uri)","version":\#(version)},"contentChanges":[{"text":""}]}}"#
    }
    #expect(
      editor.receive(changes[0], changes[1], changes[2]) == [
        #"{"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {"uri": "file:///app/View.swift", "version": 4, "diagnostics": []}}"#
      ])
  }

  /// Who asks for diagnostics is not told them as well.
  @Test func pulled() {
    var editor = Editor.running(#"{"textDocument":{"diagnostic":{}}}"#)
    editor.open(source)
    #expect(editor.takeTold() == [])
    #expect(editor.diagnosticCount == 2)
    editor.tell("textDocument/didClose", #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#)
    #expect(editor.takeTold() == [])
    #expect(
      editor.ask("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#)
        == #"{"code": -32602, "message": "the document file:///app/View.swift is not open"}"#)
  }

  @Test func closed() {
    var editor = Editor.running()
    editor.open(source)
    _ = editor.takeTold()
    editor.tell("textDocument/didClose", #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#)
    #expect(
      editor.takeTold() == [
        #"{"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {"uri": "file:///app/View.swift", "diagnostics": []}}"#
      ])
  }

  @Test func unusedKeys() {
    var editor = Editor.running()
    editor.open("NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", views: [\"a\": a, \"b\": b])")
    #expect(
      editor.takeTold()[0].hasSuffix(
        """
        "diagnostics": [{"range": {"start": {"line": 0, "character": 73}, "end": {"line": 0, "character": 74}}, \
        "severity": 4, "code": "unused-key", "source": "constraint-grammar", \
        "message": "no constraint string names 'b' (leave it out, or name it)", "tags": [1]}]}}
        """))
  }

  /// Some clients write null for what they leave out.
  @Test func nulls() {
    var editor = Editor.running(#"{"textDocument":{"diagnostic":null}}"#)
    editor.open("")
    editor.tell(
      "textDocument/didChange",
      #"""
      {"textDocument":{"uri":"\#(Editor.uri)","version":null},"contentChanges":[{"range":null,"text":"x(withVisualFormat: \"[a\", views: [\"a\": a])"}]}
      """#)
    // They are published, as nobody asks for them.
    #expect(editor.takeTold().map { $0.contains("unexpected-end") } == [false, true])
    let place = #"{"line":0,"character":23}"#
    let actions = editor.ask(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(Editor.uri)"},"range":{"start":\#(place),"end":\#(place)},"context":{"only":null}}"#)
    #expect(actions.contains("Insert ']'"))
  }

  /// Positions that are nowhere are the nearest that are.
  @Test func positions() {
    var editor = Editor.running()
    editor.open("a\nx(withVisualFormat: \"[a\", views: [\"a\": a])")
    for (line, character) in [(0, 99), (99, 0), (1, Int.max), (Int.max, Int.max)] {
      #expect(editor.ask("textDocument/hover", at: line, character) == "null")
      #expect(editor.actions(at: line, character, only: "quickfix").isEmpty)
      #expect(editor.ask("textDocument/completion", at: line, character) == "[]")
    }
    #expect(
      editor.ask("textDocument/hover", at: -1, 0)
        == #"{"code": -32602, "message": "'line' must be a whole number from 0 on"}"#)
  }

  /// The kind of a document is what the editor calls it, or else what its file ends in.
  @Test(arguments: [
    (
      "objective-c", "file:///a", #"[v x:1 addCompactConstraint:@\"a.widht = 1\" metrics:nil views:nil];"#,
      "unexpected-text"
    ),
    (
      "plaintext", "file:///a.mm", #"[v x:1 addCompactConstraint:@\"a.widht = 1\" metrics:nil views:nil];"#,
      "unexpected-text"
    ),
    ("compact-constraint", "untitled:1", "a.width = b.width\\n\\na.widht = 1", "unexpected-text"),
    ("plaintext", "file:///a/b.equations", "width = 2 * widht", "unexpected-text"),
    ("ebnf", "file:///a", "a ::= b\\nb ::= (", "grammar"), ("", "file:///x.ebnf", "a ::= )", "grammar"),
    (
      "log", "file:///a",
      #"\"<NSLayoutConstraint:0x1 H:[UILabel:0x2(100)]>\"\n\"<NSLayoutConstraint:0x3 UILabel:0x2.width >= 120>\""#,
      "conflict"
    ),
  ])
  func kinds(_ languageID: String, _ uri: String, _ text: String, _ code: String) {
    var editor = Editor.running()
    editor.tell(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"\#(languageID)","version":1,"text":"\#(text)"}}"#)
    #expect(editor.takeTold()[0].contains(#""severity": 1, "code": "\#(code)""#))
  }

  @Test func otherKinds() {
    var editor = Editor.running()
    editor.open(source, "python", uri: "file:///a.py")
    #expect(editor.takeTold()[0].hasSuffix(#""diagnostics": []}}"#))
    #expect(editor.ask("textDocument/hover", at: 0, 1, uri: "file:///a.py") == "null")
  }
}

extension Editor {
  /// How many diagnostics the document has.
  var diagnosticCount: Int {
    mutating get {
      ask("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#).split(
        separator: "\"severity\"", omittingEmptySubsequences: false
      ).count
        - 1
    }
  }
}
