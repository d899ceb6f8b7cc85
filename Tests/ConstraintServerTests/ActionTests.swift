import ConstraintServer
import JSON
import Testing

@Suite struct ActionTests {
  private static let source = """
    func f() {
      add(constraints(withVisualFormat: "H:|-[titel]-8-[icon", views: ["title": title, "icon": icon]))
    }

    """

  /// The texts that the actions at a place make, by their titles.
  private func results(
    _ source: String, _ language: String = "swift", at line: Int, _ character: Int, only: String? = nil
  )
    -> [String]
  {
    var editor = Editor.running()
    editor.open(source, language)
    return editor.actions(at: line, character, only: only).map { action in
      let mark = action["isPreferred"]?.line == "true" ? " (preferred)" : ""
      return (action["title"]?.line ?? "") + mark + "\n" + source.applying(action["edit"])
    }
  }

  @Test func quickFixes() {
    let fixed = Self.source.split(separator: "titel")
    #expect(
      results(Self.source, at: 1, 44, only: "quickfix") == [
        "\"Write 'title' in place of 'titel'\"\n\(fixed[0])title\(fixed[1])",
        """
        "Add 'titel' to the dictionary"
        func f() {
          add(constraints(withVisualFormat: "H:|-[titel]-8-[icon", views: ["title": title, "icon": icon, "titel": titel]))
        }

        """,
        """
        "Disable the check of this line"
        func f() {
          // constraint-grammar:disable
          add(constraints(withVisualFormat: "H:|-[titel]-8-[icon", views: ["title": title, "icon": icon]))
        }

        """,
      ])
  }

  @Test func grammars() {
    #expect(
      results("a := b\nb ::= [a-z]+?\n", "ebnf", at: 0, 3) == [
        "\"Write '::=' in place of ':='\"\na ::= b\nb ::= [a-z]+?\n"
      ])
    #expect(
      results("a ::= bb\nb ::= 'x'\n", "ebnf", at: 0, 6) == ["\"Write 'b' in place of 'bb'\"\na ::= b\nb ::= 'x'\n"])
  }

  /// A fix that is sure is the one to take, and what is sure is made at once.
  @Test func sureFixes() {
    let source = "x(withVisualFormat: \"[a][b\", views: [\"a\": a, \"b\": b])"
    #expect(
      results(source, at: 0, 26, only: "quickfix").first
        == "\"Insert ']'\" (preferred)\nx(withVisualFormat: \"[a][b]\", views: [\"a\": a, \"b\": b])")
    #expect(
      results(source, at: 0, 0, only: "source") == [
        "\"Fix all constraint strings of this file\"\nx(withVisualFormat: \"[a][b]\", views: [\"a\": a, \"b\": b])"
      ])
  }

  /// What may lose something is offered, and is neither preferred nor made with all others.
  @Test func likelyFixes() {
    let source = "x(withVisualFormat: \"[a]--{b}\", views: [\"a\": a, \"b\": b])"
    #expect(
      results(source, at: 0, 25, only: "quickfix").first
        == "\"Leave '-' out\"\nx(withVisualFormat: \"[a]-{b}\", views: [\"a\": a, \"b\": b])")
    #expect(
      results(source, at: 0, 26, only: "quickfix").contains(
        "\"Fix: a view stands in brackets: '[' and ']' (write '[' and ']' in their place)\"\n"
          + "x(withVisualFormat: \"[a]--[b]\", views: [\"a\": a, \"b\": b])"))
    #expect(results(source, at: 0, 25, only: "source.fixAll") == [])
    var editor = Editor.running()
    editor.open("a.width = 8px", "compact-constraint")
    #expect(
      editor.actions(at: 0, 10, only: "quickfix").map { "a.width = 8px".applying($0["edit"]) } == ["a.width = 8"])
  }

  /// A disabled line is not reported.
  @Test func disabled() {
    var editor = Editor.running()
    let disabled = results(Self.source, at: 1, 44).first { $0.hasPrefix("\"Disable") } ?? ""
    editor.open(String(disabled.drop { $0 != "\n" }.dropFirst()))
    #expect(editor.diagnosticCount == 0)
  }

  @Test(arguments: [
    (
      "swift", "x(withVisualFormat: \"[b]\", views: [\n  \"a\": a\n])",
      "x(withVisualFormat: \"[b]\", views: [\n  \"a\": a, \"b\": b\n])", 22
    ),
    (
      "objective-c", "[x constraintsWithVisualFormat:@\"[b]\" options:0 metrics:nil views:@{@\"a\": a}];",
      "[x constraintsWithVisualFormat:@\"[b]\" options:0 metrics:nil views:@{@\"a\": a, @\"b\": b}];", 34
    ),
    (
      "objective-c", "[x constraintsWithVisualFormat:@\"[b]\" options:0 metrics:nil views:@{}];",
      "[x constraintsWithVisualFormat:@\"[b]\" options:0 metrics:nil views:@{@\"b\": b}];", 34
    ),
    (
      "objective-c",
      "[x constraintsWithVisualFormat:@\"[b]\" options:0 metrics:nil views:NSDictionaryOfVariableBindings(a)];",
      "[x constraintsWithVisualFormat:@\"[b]\" options:0 metrics:nil views:NSDictionaryOfVariableBindings(a, b)];", 34
    ),
    (
      "swift", "let views = [\"a\": a]\nx(withVisualFormat: \"[b]\", views: views)",
      "let views = [\"a\": a, \"b\": b]\nx(withVisualFormat: \"[b]\", views: views)", 22
    ),
  ])
  func addedKeys(_ language: String, _ source: String, _ result: String, _ character: Int) {
    let line = source.hasPrefix("let") ? 1 : 0
    #expect(
      results(source, language, at: line, character).filter { $0.hasPrefix("\"Add") } == [
        "\"Add 'b' to the dictionary\"\n\(result)"
      ])
  }

  @Test func migrations() {
    let source = """
      class V: UIView {
        func f() {
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a(>=44)]", options: [], metrics: nil, views: ["a": a]))
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[b(8)]", options: [], metrics: nil, views: ["b": b]))
        }
      }
      """
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let (first, second) = (
      "    addConstraints([a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)])",
      "    addConstraints([b.widthAnchor.constraint(equalToConstant: 8)])"
    )
    #expect(
      results(source, at: 2, 40, only: "refactor") == [
        "\"Write this call as anchors\"\n" + (lines[..<2] + [first[...]] + lines[3...]).joined(separator: "\n"),
        "\"Write all calls of this file as anchors\"\n"
          + (lines[..<2] + [first[...], second[...]] + lines[4...]).joined(separator: "\n"),
      ])
  }

  /// What takes long is found out when it is chosen, where the client says that it asks then.
  @Test func resolved() {
    let call = "NSLayoutConstraint.constraints(withVisualFormat: \"[a(8)]\", metrics: nil, views: [\"a\": a])"
    let source = "func f() {\n  x.addConstraints(\(call))\n  x.addConstraints(\(call))\n}\n"
    let capabilities =
      #"{"general":{"positionEncodings":["utf-8"]},"textDocument":{"codeAction":{"resolveSupport":{"properties":["edit"]}}}}"#
    var editor = Editor.running(capabilities)
    editor.open(source)
    let actions = editor.actions(at: 1, 45, only: "refactor")
    #expect(actions.map { $0["edit"] == nil } == [false, true])
    let all = actions.last?.line ?? ""
    #expect(
      all == """
        {"title": "Write all calls of this file as anchors", "kind": "refactor.rewrite", \
        "data": {"uri": "file:///app/View.swift", "version": 1, \
        "range": {"start": {"line": 1, "character": 45}, "end": {"line": 1, "character": 45}}}}
        """)
    let resolved = JSONValue(reading: ContiguousArray(editor.ask("codeAction/resolve", all).utf8))
    let anchors = "  x.addConstraints([a.widthAnchor.constraint(equalToConstant: 8)])\n"
    #expect(source.applying(resolved?["edit"]) == "func f() {\n" + anchors + anchors + "}\n")
    // It is as it was given where it is whole.
    let one = actions.first?.line ?? ""
    #expect(editor.ask("codeAction/resolve", one) == one)
    editor.tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Editor.uri)","version":2},"contentChanges":[{"text":""}]}"#)
    #expect(
      editor.ask("codeAction/resolve", all)
        == #"{"code": -32801, "message": "the document has changed since the action was offered"}"#)
    #expect(
      editor.ask("codeAction/resolve", all.split(separator: #""version": 1"#).joined(separator: #""version": 2"#))
        == #"{"code": -32803, "message": "there is nothing in this file that it would change"}"#)
  }

  /// A string is written in each dialect that can say the same.
  @Test func translations() {
    let source = "v.addCompactConstraint(\"a.width = b.width / 2\", metrics: nil, views: [\"a\": a, \"b\": b])"
    #expect(
      results(source, at: 0, 30, only: "refactor.rewrite").filter { $0.hasPrefix("\"Write it") }.map {
        $0.split(separator: ",")[0]
      } == [
        "\"Write it in expression-format\"\nv.addCompactConstraint(\"a.width = b.width * 0.5\"",
        "\"Write it in compact-constraint\"\nv.addCompactConstraint(\"a.width = b.width / 2\"",
        "\"Write it in visual-attribute\"\nv.addCompactConstraint(\"a.width == b.width * 0.5\"",
        "\"Write it in formula-style\"\nv.addCompactConstraint(\"a[.Width] == b[.Width] * 0.5\"",
        "\"Write it in swifty-layout\"\nv.addCompactConstraint(\"a[.width] == b[.width] / 2\"",
        "\"Write it in tat-layout\"\nv.addCompactConstraint(\"a.width == b.width * 0.5\"",
      ])
  }

  /// Kinds are those that are asked for. Where only the cursor has moved, what takes long is left out.
  @Test(arguments: [
    (#"{"only":["quickfix"]}"#, ["quickfix"]),
    (#"{"only":["source","refactor"]}"#, ["source.fixAll", "refactor.rewrite"]),
    (#"{"only":["quick"]}"#, []), (#"{"only":[""]}"#, ["quickfix", "source.fixAll", "refactor.rewrite"]),
    (#"{"triggerKind":1}"#, ["quickfix", "source.fixAll", "refactor.rewrite"]), (#"{"triggerKind":2}"#, ["quickfix"]),
    (#"{"triggerKind":2,"only":["source.fixAll"]}"#, ["source.fixAll"]),
  ])
  func kinds(_ context: String, _ kinds: [String]) {
    var editor = Editor.running()
    editor.open(
      "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"[a(>8)\", options: [], metrics: nil, views: [\"a\": a]))\n"
        + "v.addCompactConstraint(\"a.top = 1\", metrics: nil, views: [\"a\": a])")
    let place = { (line: Int, character: Int) in #"{"line":\#(line),"character":\#(character)}"# }
    let answer = editor.ask(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(Editor.uri)"},"range":{"start":\#(place(0, 60)),"end":\#(place(1, 30))},"context":\#(context)}"#
    )
    guard case .list(let actions)? = JSONValue(reading: ContiguousArray(answer.utf8)) else { return }
    var found: [String] = []
    for case .string(let kind)? in actions.map({ $0["kind"] }) where !found.contains(kind) { found.append(kind) }
    #expect(found == kinds)
  }

  @Test func versions() {
    var editor = Editor.running(
      #"{"general":{"positionEncodings":["utf-8"]},"workspace":{"workspaceEdit":{"documentChanges":true}}}"#)
    editor.open("x(withVisualFormat: \"[a\", views: [\"a\": a])")
    #expect(
      editor.actions(at: 0, 23, only: "source.fixAll").map { $0["edit"]?.line ?? "" } == [
        """
        {"documentChanges": [{"textDocument": {"uri": "file:///app/View.swift", "version": 1}, "edits": \
        [{"range": {"start": {"line": 0, "character": 23}, "end": {"line": 0, "character": 23}}, "newText": "]"}]}]}
        """
      ])
  }
}
