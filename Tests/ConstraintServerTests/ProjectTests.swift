import ConstraintServer
import JSON
import Testing

@Suite struct ProjectTests {
  private static let call = "card(\"[a\")"
  private static let settings = #"{"calls": [{"name": "card", "text": 0, "dialect": "visual-format"}]}"#

  private func count(_ files: [String: String], _ uri: String, _ text: String = call) -> Int {
    var editor = Editor.running(#"{"general":{"positionEncodings":["utf-8"]}}"#, files)
    editor.open(text, uri: uri)
    return editor.takeTold().filter { $0.contains("\"code\": \"unexpected-end\"") }.count
  }

  /// The settings beside a source and in the folders around it count, up to a folder that the editor has open.
  @Test func settings() {
    #expect(count([:], "file:///app/A/View.swift") == 0)
    #expect(count(["/app/A/.constraint-grammar.json": Self.settings], "file:///app/A/View.swift") == 1)
    #expect(count(["/app/.constraint-grammar.json": Self.settings], "file:///app/A/B/View.swift") == 1)
    #expect(count(["/.constraint-grammar.json": Self.settings], "file:///app/A/View.swift") == 0)
    #expect(count(["/other/.constraint-grammar.json": Self.settings], "file:///other/View.swift") == 1)
    #expect(count(["/other/.constraint-grammar.json": Self.settings], "file:///other/A/View.swift") == 0)
    #expect(count(["/app/a b/.constraint-grammar.json": Self.settings], "file:///app/a%20b/View.swift") == 1)
    // What has no file yet has the settings of nobody.
    #expect(count(["/app/.constraint-grammar.json": Self.settings], "untitled:View.swift") == 0)
  }

  /// What is wrong with settings is told once, and the sources are read without them.
  @Test func wrongSettings() {
    var editor = Editor.running("{}", ["/app/.constraint-grammar.json": "{\"cals\": []}"])
    editor.open(Self.call)
    editor.open(Self.call, uri: "file:///app/Other.swift")
    #expect(
      editor.takeTold().filter { $0.contains("showMessage") } == [
        """
        {"jsonrpc": "2.0", "method": "window/showMessage", "params": {"type": 1, "message": "the settings in \
        /app/.constraint-grammar.json are wrong: there is no setting 'cals': there are calls, dialects, include and exclude"}}
        """
      ])
  }

  /// Settings are read again when the client says that something has changed.
  @Test func settingsThatAreMended() {
    let files = Files(["/app/.constraint-grammar.json": "{"])
    var editor = Editor(ProjectFiles(read: { files[$0] }))
    _ = editor.ask("initialize", #"{"capabilities":{},"workspaceFolders":[{"uri":"file:///app/"}]}"#)
    editor.open(Self.call)
    #expect(editor.takeTold().map { $0.contains("showMessage") } == [false, true])
    files.set("/app/.constraint-grammar.json", Self.settings)
    editor.tell("workspace/didChangeConfiguration", #"{"settings":null}"#)
    #expect(editor.takeTold().map { $0.contains("\"code\": \"unexpected-end\"") } == [true])
  }

  /// The client is asked to tell of settings that change, and the documents are looked at again when it does.
  @Test func watchedSettings() {
    var editor = Editor.running(#"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    #expect(
      editor.takeTold() == [
        """
        {"jsonrpc": "2.0", "id": "constraint-grammar-1", "method": "client/registerCapability", "params": {"registrations": \
        [{"id": "settings", "method": "workspace/didChangeWatchedFiles", \
        "registerOptions": {"watchers": [{"globPattern": "**/.constraint-grammar.json"}]}}]}}
        """
      ])
    editor.open(Self.call)
    _ = editor.takeTold()
    editor.tell("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
    #expect(editor.takeTold().map { $0.contains("publishDiagnostics") } == [true])
    var pulling = Editor.running(#"{"textDocument":{"diagnostic":{}}}"#)
    pulling.tell("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
    #expect(
      pulling.takeTold() == [
        #"{"jsonrpc": "2.0", "id": "constraint-grammar-1", "method": "workspace/diagnostic/refresh", "params": null}"#
      ])
  }

  /// A function of another source that hands its parameter on is known, and so is one that is written now once it is saved.
  @Test func functionsOfOtherSources() {
    let helper = """
      extension UIView {
        func card(_ format: String) {
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
      }
      """
    #expect(count(["/app/Helper.swift": helper], "file:///app/View.swift") == 1)
    var editor = Editor.running()
    editor.open(Self.call)
    editor.open(helper, uri: "file://localhost/app/Helper.swift")
    #expect(editor.diagnosticCount == 0)
    editor.tell("textDocument/didSave", #"{"textDocument":{"uri":"file://localhost/app/Helper.swift"}}"#)
    #expect(editor.diagnosticCount == 1)
  }

  /// The whole project is worked on source by source, and cancelled in between.
  @Test func steps() {
    let ask = #"{"id":1,"method":"workspace/diagnostic","params":{"previousResultIds":[]}}"#
    let cancelled = #"{"jsonrpc": "2.0", "id": 1, "error": {"code": -32800, "message": "the request was cancelled"}}"#
    func bytes(_ text: String) -> ContiguousArray<UInt8> { ContiguousArray(text.utf8) }
    func texts(_ answers: [ContiguousArray<UInt8>]) -> [String] { answers.map { String(decoding: $0, as: UTF8.self) } }
    var server = Editor.running("{}", ["/app/A.swift": "", "/app/B.swift": ""]).server
    #expect(!server.hasWork && server.work() == [])
    #expect(server.receive([bytes(ask)]) == [] && server.hasWork)
    #expect(server.work() == [] && server.hasWork)
    // What is asked meanwhile is answered at once.
    #expect(
      texts(server.receive([bytes(#"{"id":2,"method":"no/such"}"#)])) == [
        #"{"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "there is no request 'no/such'"}}"#
      ])
    #expect(texts(server.receive([bytes(#"{"method":"$/cancelRequest","params":{"id":1}}"#)])) == [cancelled])
    #expect(!server.hasWork && server.work() == [])
    // It comes together with what cancels it.
    #expect(
      texts(server.receive([bytes(ask), bytes(#"{"method":"$/cancelRequest","params":{"id":1}}"#)])) == [cancelled])
    #expect(!server.hasWork)
    // The last word is said before the work is done.
    _ = server.receive([bytes(ask), bytes(#"{"method":"exit"}"#)])
    #expect(!server.hasWork && server.exitStatus == 1)
  }

  /// Who wants to see a part of the answer gets each report as soon as there is one.
  @Test func parts() {
    var editor = Editor.running("{}", ["/app/A.swift": "", "/app/B.swift": ""])
    #expect(editor.ask("workspace/diagnostic", #"{"partialResultToken":"t"}"#) == #"{"items": []}"#)
    #expect(
      editor.takeTold()
        == ["A", "B"].map { name in
          """
          {"jsonrpc": "2.0", "method": "$/progress", "params": {"token": "t", "value": {"items": [\
          {"uri": "file:///app/\(name).swift", "version": null, "kind": "full", "items": []}]}}}
          """
        })
  }

  /// A file that is gone when its turn comes is passed over, and one in two folders is told once.
  @Test func filesThatGo() {
    var server = ConstraintServer(
      files: ProjectFiles(
        read: { $0.hasSuffix("Gone.swift") ? nil : [] },
        sources: { _ in ["/app/in/A.swift", "/app/in/Gone.swift"] }))
    func receive(_ text: String) -> [String] {
      var answers = server.receive([ContiguousArray(text.utf8)])
      while server.hasWork { answers += server.work() }
      return answers.map { String(decoding: $0, as: UTF8.self) }
    }
    _ = receive(
      #"{"id":0,"method":"initialize","params":{"workspaceFolders":[{"uri":"file:///app"},{"uri":"file:///app/in"}]}}"#)
    #expect(
      receive(#"{"id":1,"method":"workspace/diagnostic","params":{}}"#) == [
        """
        {"jsonrpc": "2.0", "id": 1, "result": {"items": [\
        {"uri": "file:///app/in/A.swift", "version": null, "kind": "full", "items": []}]}}
        """
      ])
  }

  /// What hands a text on to a function of another source, or to a call of the settings, is known as scan knows it.
  @Test func functionsOfFunctions() {
    let outer = "extension UIView { func row(_ format: String) { card(format) } }"
    #expect(
      count(
        ["/app/.constraint-grammar.json": Self.settings, "/app/Row.swift": outer], "file:///app/View.swift",
        "row(\"[a\")") == 1)
    #expect(count(["/app/Row.swift": outer], "file:///app/View.swift", "row(\"[a\")") == 0)
    let outermost = "extension UIView { func list(_ format: String) { row(format) } }"
    let files = ["/app/.constraint-grammar.json": Self.settings, "/app/Row.swift": outer, "/app/List.swift": outermost]
    #expect(count(files, "file:///app/View.swift", "list(\"[a\")") == 1)
  }

  /// A folder goes by whichever address it came.
  @Test func foldersThatGo() {
    var editor = Editor.running("{}", ["/app/A.swift": ""])
    editor.tell("workspace/didChangeWorkspaceFolders", #"{"event":{"removed":[{"uri":"file:///app/"}]}}"#)
    #expect(editor.ask("workspace/diagnostic", "{}") == #"{"items": []}"#)
    editor.tell(
      "workspace/didChangeWorkspaceFolders", #"{"event":{"added":[{"uri":"file:///app/"},{"uri":"file:///"}]}}"#)
    #expect(editor.ask("workspace/diagnostic", "{}").hasPrefix(#"{"items": [{"uri": "file:///app/A.swift","#))
  }

  /// Editors write the address of a file in several ways.
  @Test func addresses() {
    let bad = "x(withVisualFormat: \"[a\", views: [\"a\": a])"
    var editor = Editor.running(#"{"textDocument":{"diagnostic":{}}}"#, ["/app/a+b (é).swift": bad])
    let question = #"{"previousResultIds":[]}"#
    #expect(
      editor.ask("workspace/diagnostic", question).hasPrefix(
        #"{"items": [{"uri": "file:///app/a%2Bb%20%28%C3%A9%29.swift", "version": null"#))
    editor.open("", uri: "file:///app/a+b%20(%c3%a9).swift")
    #expect(
      editor.ask("workspace/diagnostic", question)
        == #"{"items": [{"uri": "file:///app/a+b%20(%c3%a9).swift", "version": 1, "kind": "full", "items": []}]}"#)
  }

  /// All sources of the project, those that are open as they are in the editor.
  @Test func wholeProject() {
    let bad = "x(withVisualFormat: \"[a\", views: [\"a\": a])"
    var editor = Editor.running(
      #"{"general":{"positionEncodings":["utf-8"]},"textDocument":{"diagnostic":{}}}"#,
      ["/app/A.swift": bad, "/app/B.swift": bad, "/app/C.m": "", "/app/D.swift": "\0"])
    editor.open("", uri: "file:///app/B.swift")
    #expect(
      editor.ask("workspace/diagnostic", #"{"previousResultIds":[]}"#) == """
        {"items": [\
        {"uri": "file:///app/B.swift", "version": 1, "kind": "full", "items": []}, \
        {"uri": "file:///app/A.swift", "version": null, "kind": "full", "items": [\
        {"range": {"start": {"line": 0, "character": 23}, "end": {"line": 0, "character": 23}}, "severity": 1, \
        "code": "unexpected-end", "source": "constraint-grammar", \
        "message": "expected '(' or ']', but the text ends here (write ']' here)"}]}, \
        {"uri": "file:///app/C.m", "version": null, "kind": "full", "items": []}]}
        """)
    editor.tell(
      "workspace/didChangeWorkspaceFolders", #"{"event":{"removed":[{"uri":"file:///app"}],"added":[]}}"#)
    #expect(
      editor.ask("workspace/diagnostic", #"{"previousResultIds":[]}"#)
        == #"{"items": [{"uri": "file:///app/B.swift", "version": 1, "kind": "full", "items": []}]}"#)
  }
}

/// Files that change.
private final class Files: @unchecked Sendable {
  private var texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  subscript(path: String) -> ContiguousArray<UInt8>? { texts[path].map { ContiguousArray($0.utf8) } }

  func set(_ path: String, _ text: String) { texts[path] = text }
}
