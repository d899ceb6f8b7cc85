import ConstraintServer
import JSON
import Testing

@Suite struct NameTests {
  private static let source = """
    let views = ["a": title, "b": icon]
    x(withVisualFormat: "[a]-[b]", views: views)
    x(withVisualFormat: "[b][a]", views: views)
    x(withVisualFormat: "[a]", views: ["a": other])
    """

  private func renamed(_ source: String, _ language: String = "swift", at line: Int, _ character: Int, to name: String)
    -> String
  {
    var editor = Editor.running()
    editor.open(source, language)
    let answer = editor.ask("textDocument/rename", at: line, character, #","newName":"\#(name)""#)
    let value = JSONValue(reading: ContiguousArray(answer.utf8))
    if case .string(let message)? = value?["message"] { return message }
    return source.applying(value)
  }

  /// A name changes in its dictionary and in all strings of that, from wherever it is asked for.
  @Test(arguments: [(0, 14), (1, 22), (1, 23), (2, 25)])
  func renamed(_ line: Int, _ character: Int) {
    #expect(
      renamed(Self.source, at: line, character, to: "title") == """
        let views = ["title": title, "b": icon]
        x(withVisualFormat: "[title]-[b]", views: views)
        x(withVisualFormat: "[b][title]", views: views)
        x(withVisualFormat: "[a]", views: ["a": other])
        """)
  }

  @Test(arguments: [
    ("b", "the dictionary has 'b' already"), ("a b", "'a b' is no name in visual-format"),
    ("", "'' is no name in visual-format"), ("a](8", "'a](8' is no name in visual-format"),
  ])
  func refused(_ name: String, _ message: String) {
    #expect(renamed(Self.source, at: 1, 22, to: name) == message)
  }

  @Test func whatCannotBeRenamed() {
    #expect(
      renamed("x(withVisualFormat: \"[a]\", views: v)", at: 0, 22, to: "b")
        == "the dictionary that has 'a' is not written out in this file")
    #expect(
      renamed(
        "[x constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:NSDictionaryOfVariableBindings(a)];",
        "objective-c", at: 0, 34, to: "b") == "'a' is the name of a variable, which the compiler knows")
    #expect(
      renamed(
        "let v = [\"a\": a]\nx(withVisualFormat: \"[a]\", views: v)\nx(withVisualFormat: \"[\", views: v)", at: 0, 10,
        to: "b")
        == "a string with that dictionary can't be read: [")
    #expect(
      renamed("let v = [\"a\": a]\nx(withVisualFormat: \"[a]\", views: v)\nuse(v[\"a\"])", at: 0, 10, to: "b")
        == "'a' is looked up by its name in this file as well")
    #expect(
      renamed("let x = 1", at: 0, 4, to: "b") == "there is no name of a view, a number or a production here")
  }

  @Test func highlighted() {
    var editor = Editor.running()
    editor.open(Self.source)
    #expect(
      editor.ask("textDocument/documentHighlight", at: 1, 22) == """
        [{"range": {"start": {"line": 0, "character": 14}, "end": {"line": 0, "character": 15}}, "kind": 3}, \
        {"range": {"start": {"line": 1, "character": 22}, "end": {"line": 1, "character": 23}}, "kind": 2}, \
        {"range": {"start": {"line": 2, "character": 25}, "end": {"line": 2, "character": 26}}, "kind": 2}]
        """)
    #expect(
      editor.ask("textDocument/prepareRename", at: 1, 22)
        == #"{"range": {"start": {"line": 1, "character": 22}, "end": {"line": 1, "character": 23}}, "placeholder": "a"}"#
    )
    #expect(editor.ask("textDocument/prepareRename", at: 1, 0) == "null")
  }

  @Test func grammars() {
    let grammar = "list ::= item ( \",\" item )*\nitem ::= [a-z]+ | \"(\" list \")\""
    #expect(
      renamed(grammar, "ebnf", at: 0, 11, to: "part")
        == "list ::= part ( \",\" part )*\npart ::= [a-z]+ | \"(\" list \")\"")
    #expect(renamed(grammar, "ebnf", at: 0, 11, to: "list") == "there is a 'list' already")
    #expect(renamed(grammar, "ebnf", at: 0, 11, to: "1") == "'1' is no name of a production")
    var editor = Editor.running()
    editor.open(grammar, "ebnf")
    #expect(
      editor.ask("textDocument/definition", at: 0, 11) == """
        {"uri": "file:///app/View.swift", "range": {"start": {"line": 1, "character": 0}, \
        "end": {"line": 1, "character": 4}}}
        """)
    #expect(editor.ask("textDocument/definition", at: 0, 15) == "null")
  }

  /// In a file of equations a name is that of the same view in all lines.
  @Test func lines() {
    #expect(
      renamed("a.width = b.width\n\nb.top = a.top + b", "compact-constraint", at: 2, 8, to: "title")
        == "title.width = b.width\n\nb.top = title.top + b")
    #expect(
      renamed("a.width = b.width", "compact-constraint", at: 0, 0, to: "a b")
        == "'a b' is no name in compact-constraint")
  }

  /// Five numbers a token: lines and characters since the last, the length, the type.
  @Test func tokens() {
    var editor = Editor.running()
    editor.open(
      "\n\nx(withVisualFormat: \"[a(>=8)]\", views: v) // é\nv.addCompactConstraint(\"a.top = 1\", metrics: nil, views: v)"
    )
    #expect(
      editor.ask("textDocument/semanticTokens/full", #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#) == """
        {"data": [2, 21, 1, 4, 0, 0, 1, 1, 0, 0, 0, 1, 1, 4, 0, 0, 1, 2, 4, 0, 0, 2, 1, 2, 0, 0, 1, 1, 4, 0, 0, 1, 1, 4, 0, \
        1, 24, 1, 0, 0, 0, 1, 1, 4, 0, 0, 1, 3, 1, 0, 0, 4, 1, 4, 0, 0, 2, 1, 2, 0]}
        """)
  }
}
