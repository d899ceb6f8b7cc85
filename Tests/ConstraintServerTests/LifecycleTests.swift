import ConstraintServer
import Testing

@Suite struct LifecycleTests {
  @Test func whatTheServerCanDo() {
    var editor = Editor()
    #expect(
      editor.ask("initialize", #"{"capabilities":{}}"#) == """
        {"capabilities": {"positionEncoding": "utf-16", \
        "textDocumentSync": {"openClose": true, "change": 2, "save": true}, \
        "workspace": {"workspaceFolders": {"supported": true, "changeNotifications": true}}, \
        "diagnosticProvider": {"identifier": "constraint-grammar", "interFileDependencies": true, \
        "workspaceDiagnostics": true}, \
        "hoverProvider": true, \
        "completionProvider": {"triggerCharacters": ["!", "(", ")", "*", "+", ",", "-", ".", "/", ":", "<", "=", ">", "@", \
        "[", "]", "|", "~"]}, \
        "documentHighlightProvider": true, "definitionProvider": true, "referencesProvider": true, \
        "semanticTokensProvider": {"legend": {"tokenTypes": ["variable", "property", "number", "keyword", "operator", \
        "string", "decorator"], "tokenModifiers": []}, "full": true}, \
        "codeActionProvider": {"codeActionKinds": ["quickfix", "refactor.rewrite", "source.fixAll"], "resolveProvider": true}, \
        "renameProvider": {"prepareProvider": true}}, \
        "serverInfo": {"name": "constraint-grammar", "version": "1.0"}}
        """)
  }

  /// UTF-8 takes no counting, so it is taken wherever a client has it; otherwise what it likes best.
  @Test(arguments: [
    (#"["utf-16","utf-8"]"#, "utf-8"), (#"["utf-32","utf-16"]"#, "utf-32"), (#"["utf-7"]"#, "utf-16"), ("[]", "utf-16"),
  ])
  func encodings(_ encodings: String, _ taken: String) {
    var editor = Editor()
    let answer = editor.ask("initialize", #"{"capabilities":{"general":{"positionEncodings":\#(encodings)}}}"#)
    #expect(answer.hasPrefix(#"{"capabilities": {"positionEncoding": "\#(taken)","#))
  }

  @Test func orderOfRequests() {
    var editor = Editor()
    let hover = #"{"textDocument":{"uri":"file:///a"},"position":{"line":0,"character":0}}"#
    #expect(
      editor.ask("textDocument/hover", hover)
        == #"{"code": -32002, "message": "the first request must be 'initialize'"}"#)
    #expect(editor.ask("shutdown", "null") == #"{"code": -32002, "message": "the first request must be 'initialize'"}"#)
    editor.open("nothing is taken before")
    #expect(editor.takeTold() == [])
    #expect(editor.ask("initialize", #"{"capabilities":{}}"#).hasPrefix(#"{"capabilities""#))
    #expect(
      editor.ask("initialize", #"{"capabilities":{}}"#)
        == #"{"code": -32600, "message": "the server has been initialized before"}"#)
    #expect(
      editor.ask("textDocument/hover", hover)
        == #"{"code": -32602, "message": "the document file:///a is not open"}"#)
    #expect(editor.ask("shutdown", "null") == "null")
    #expect(editor.ask("textDocument/hover", hover) == #"{"code": -32600, "message": "the server has been shut down"}"#)
    #expect(editor.server.exitStatus == nil)
    editor.tell("exit", "null")
    #expect(editor.server.exitStatus == 0)
    #expect(editor.receive(#"{"id":1,"method":"shutdown"}"#) == [])
  }

  @Test func exitWithoutShutdown() {
    var editor = Editor.running()
    editor.tell("exit", "null")
    #expect(editor.server.exitStatus == 1)
    var other = Editor()
    other.tell("exit", "null")
    #expect(other.server.exitStatus == 1)
  }

  @Test(arguments: [
    (
      "",
      #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "the header of a message tells its length in bytes, as in 'Content-Length: 42'"}}"#
    ),
    ("{\"id\":1,", #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "the message is no JSON"}}"#),
    (
      "[]",
      #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "message": "the message is no request of JSON-RPC 2.0"}}"#
    ),
    (
      #"{"id":true,"method":"shutdown"}"#,
      #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "message": "the message is no request of JSON-RPC 2.0"}}"#
    ),
    (
      #"{"id":7,"method":8}"#,
      #"{"jsonrpc": "2.0", "id": 7, "error": {"code": -32600, "message": "the message is no request of JSON-RPC 2.0"}}"#
    ),
    (
      #"{"id":"a\u0000b","method":"no/such"}"#,
      #"{"jsonrpc": "2.0", "id": "a\u0000b", "error": {"code": -32601, "message": "there is no request 'no/such'"}}"#
    ),
    (
      #"{"id":1.5,"method":"textDocument/didOpen"}"#,
      #"{"jsonrpc": "2.0", "id": 1.5, "error": {"code": -32601, "message": "there is no request 'textDocument/didOpen'"}}"#
    ),
    (
      #"{"id":2,"method":"textDocument/hover"}"#,
      #"{"jsonrpc": "2.0", "id": 2, "error": {"code": -32602, "message": "'position' is missing"}}"#
    ),
    (
      #"{"id":2,"method":"textDocument/hover","params":{"position":{},"textDocument":{"uri":9}}}"#,
      #"{"jsonrpc": "2.0", "id": 2, "error": {"code": -32602, "message": "'uri' must be a string"}}"#
    ),
  ])
  func answeredWithAnError(_ message: String, _ answer: String) {
    var editor = Editor.running()
    #expect(editor.receive(message) == [answer])
    // It goes on.
    #expect(editor.ask("shutdown", "null") == "null")
  }

  /// What is not known and asks for no answer gets none.
  @Test(arguments: [
    #"{"method":"$/setTrace","params":{"value":"verbose"}}"#, #"{"method":"$/cancelRequest","params":{"id":9}}"#,
    #"{"method":"no/such"}"#, #"{"method":"textDocument/hover"}"#, #"{"id":"constraint-grammar-1","result":null}"#,
    #"{"id":5,"error":{"code":1,"message":"x"}}"#,
    #"{"method":"workspace/didChangeConfiguration","params":{"settings":{}}}"#,
  ])
  func notAnswered(_ message: String) {
    var editor = Editor.running()
    #expect(editor.receive(message) == [])
  }

  @Test func cancelled() {
    var editor = Editor.running()
    editor.open("")
    _ = editor.takeTold()
    let place = #"{"textDocument":{"uri":"\#(Editor.uri)"},"position":{"line":0,"character":0}}"#
    #expect(
      editor.receive(
        #"{"id":1,"method":"textDocument/hover","params":\#(place)}"#,
        #"{"id":"1","method":"textDocument/hover","params":\#(place)}"#,
        #"{"method":"$/cancelRequest","params":{"id":1}}"#) == [
          #"{"jsonrpc": "2.0", "id": 1, "error": {"code": -32800, "message": "the request was cancelled"}}"#,
          #"{"jsonrpc": "2.0", "id": "1", "result": null}"#,
        ])
  }
}
